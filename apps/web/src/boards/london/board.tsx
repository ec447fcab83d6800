import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { IconName } from '../../parts/index.ts';
import { t } from '../../words.ts';
import { useFlip } from '../parts/flip.ts';
import { RegionSwitch } from '../parts/region-switch.tsx';
import { useSize } from '../parts/size.ts';
import { Bar } from './bar.tsx';
import { choose, useAhead } from './choose.ts';
import { City } from './city/index.tsx';
import { Hand } from './hand/index.tsx';
import { Ledger } from './ledger/index.tsx';
import { handCardFor, type Load, NARROW, roomFor } from './lib/room.ts';
import { boxFor } from './load-box.ts';
import { Market } from './market/index.tsx';
import { Land } from './market/land.tsx';
import { Others } from './others/index.tsx';
import { Panel } from './panel/index.tsx';
import { RunPlanner } from './run/index.tsx';
import {
  makeScene,
  makeUi,
  type Props,
  putDown,
  type Region,
  SceneContext,
  type Ui,
  useScene,
} from './scene.ts';
import { useSought } from './seek.ts';
import './css/index.css';

const REGIONS: readonly { readonly id: Region; readonly icon: IconName }[] = [
  { id: 'hand', icon: 'hand' },
  { id: 'run', icon: 'play' },
  { id: 'table', icon: 'list' },
  { id: 'land', icon: 'flag' },
  { id: 'city', icon: 'building' },
  { id: 'others', icon: 'people' },
  { id: 'ledger', icon: 'coin' },
];

const DRAWN_IN: Readonly<Record<Region, string>> = {
  hand: '.london-hand',
  run: '.run-planner',
  table: '.london-market',
  land: '.london-land',
  city: '.london-city',
  others: '.london-others',
  ledger: '.london-ledger',
};

/** Where there is no such region now, another is shown. */
function shownRegion({ region: { value } }: Ui, asked: string | undefined, isLow: boolean): Region {
  if (value === 'run' && asked !== 'run') return 'city';
  return value === 'hand' && !isLow ? 'table' : value;
}

function Regions({ isLow }: { readonly isLow: boolean }) {
  const { ui, ask } = useScene();
  const shown = REGIONS.filter(({ id }) => (id !== 'hand' || isLow) && (id !== 'run' || ask?.k === 'run'));
  return (
    <RegionSwitch
      label={t('london.regions')}
      regions={shown.map(each => ({
        ...each,
        label: t(`london.region.${each.id}`),
        drawn: DRAWN_IN[each.id],
      }))}
      shown={shownRegion(ui, ask?.k, isLow)}
      onShow={id => {
        ui.region.value = id;
        ui.shown.value = null;
      }}
    />
  );
}

/** Where a question is answered, for screens that show one region at a time. */
const REGION_OF: Readonly<Record<string, Region>> = {
  draw: 'table',
  pick: 'table',
  order: 'table',
  take: 'table',
  cover: 'table',
  buy: 'land',
  'lay-out': 'table',
  action: 'hand',
  develop: 'hand',
  discard: 'hand',
  wren: 'hand',
  give: 'hand',
  fee: 'hand',
  limit: 'hand',
  prison: 'hand',
  workhouse: 'hand',
  place: 'city',
  run: 'run',
  again: 'city',
  spare: 'city',
  victim: 'others',
};

/** A hand as it may be, and cities by their size: cards keep their size, and everything its place, while these do. */
const HAND = 9;
const CITIES = [8, 13];

const cardsIn = ({ view, seat }: Props['sight']): number =>
  seat === null ? 0 : (view.players[seat]?.cards ?? 0);

/** What the table has to hold. Of cities the largest counts, with a stack more that may yet come. */
function loadOf(sight: Props['sight'], narrow: boolean): Load {
  const { view, seat } = sight;
  const largest = 1 + Math.max(...view.players.map(({ display }) => display.length));
  return {
    columns: view.top.length,
    stacks: CITIES.find(size => size >= largest) ?? largest,
    hand: seat === null ? 0 : narrow ? cardsIn(sight) : HAND,
    others: view.players.length - (seat === null ? 0 : 1),
  };
}

/** As wide as the bar must be for all that can be said in it. */
const ROOMY = 1150;

/** Questions in the middle of a run: its order is kept. */
const RUNNING = ['run', 'fee', 'cover', 'victim', 'prison', 'workhouse', 'again', 'spare'];

/** The table of London. */
export function Board(props: Props) {
  const ui = useMemo(makeUi, []);
  const root = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(root);
  const box = boxFor(props.sight, props.words);
  const ahead = useAhead(props);
  const load = loadOf(props.sight, width < NARROW);
  const room = useMemo(() => roomFor(width, height, load), [width, height, ...Object.values(load)]);
  const isLow = room.plan === 'low';
  const narrow = isLow || room.plan === 'regions';
  const inBar = !narrow && width >= ROOMY;
  const scene = box ? makeScene(props, box, ui, { narrow, inBar }, ahead) : null;
  const asked = scene?.ask?.k;
  useLayoutEffect(() => {
    const region = asked ? REGION_OF[asked] : undefined;
    // what is sought just now is not put aside for the hand
    if (region && (region !== 'hand' || (isLow && !props.sought))) ui.region.value = region;
    if (region === 'city') ui.shown.value = null;
  }, [asked]);
  useLayoutEffect(() => {
    if (isLow && asked && REGION_OF[asked] === 'hand' && !props.sought) ui.region.value = 'hand';
  }, [isLow]);
  // other eyes, or another question: what was in hand is put down
  useLayoutEffect(() => {
    putDown(ui);
    ui.shown.value = null;
  }, [props.sight.table, props.sight.seat]);
  useLayoutEffect(() => {
    ui.plan.value = null;
    if (!RUNNING.includes(props.sight.ask?.k ?? '')) ui.order.value = null;
  }, [props.sight.version]);
  // a card that was dropped on a stack goes there, once all else is settled
  useLayoutEffect(() => {
    const aim = ui.aim.value;
    if (aim === null || scene?.plan?.ask.k !== 'place') return;
    ui.aim.value = null;
    if (scene.plan.ask.answers.includes(aim)) void choose(scene, aim);
  }, [scene?.plan]);
  useFlip(root, props.sight);
  useSought(root, props, ui, box !== null && width > 0, room.plan);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape puts down what is in hand, wherever the focus is
    <div
      class="london"
      ref={root}
      data-region={shownRegion(ui, asked, isLow)}
      data-plan={room.plan}
      data-narrow={narrow}
      style={`--market-card: ${room.market}px; --city-card: ${room.city}px; --hand-card: ${handCardFor(room, width, cardsIn(props.sight))}px; --hand-room: ${room.hand}px`}
      onKeyDown={event => {
        if (event.key === 'Escape') putDown(ui);
      }}
    >
      {scene && width > 0 && (
        <SceneContext.Provider value={scene}>
          {narrow && <Regions isLow={isLow} />}
          <Market />
          <Land />
          <Others />
          <City />
          <Ledger />
          <Hand />
          <RunPlanner />
          <Panel />
          <Bar scene={scene} />
        </SceneContext.Provider>
      )}
    </div>
  );
}
