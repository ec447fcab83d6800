import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useFlip } from '../parts/flip.ts';
import { useSize } from '../parts/size.ts';
import { useAhead } from './ahead.ts';
import { Bar } from './bar.tsx';
import { Hand } from './hand/index.tsx';
import { handCardIn } from './lib/room.ts';
import { boxFor } from './load-box.ts';
import { Narrow, Wide } from './middle.tsx';
import { Regions } from './regions.tsx';
import { makeScene, makeUi, type Props, putDown, type Region, SceneContext } from './scene.ts';
import { useSought } from './seek.ts';
import { Strip } from './strip/index.tsx';
import './css/index.css';

/** Narrower or lower than this, one region is shown at a time. */
const NARROW = 700;
const LOWEST = 440;
/** Narrower than this, the reveal tells less. */
const CLOSE = 1000;
/** What the hand takes beside the region where the window is low. */
const BESIDE = 260;
/** And lower than this, some things are drawn more closely. */
const LOW = 680;
const TALL = 760;

/** Where a question is answered, for screens that show one region at a time. */
const REGION_OF: Readonly<Record<string, Region>> = {
  place: 'village',
  work: 'village',
  route: 'village',
  extra: 'village',
  allocate: 'winter',
  piece: 'winter',
};

/** Questions in which resources are moved about. */
const BUSY = new Set(['work', 'cargo', 'route']);

/** How many cards lie in the hand at the bottom of the screen. */
function cardsIn({ view, seat }: Props['sight']): number {
  const player = seat === null ? undefined : view.players[seat];
  return (view.phase === 'winter' ? player?.winterCards : player?.cards) ?? 0;
}

/** The table of Key Flow. */
export function Board(props: Props) {
  const ui = useMemo(makeUi, []);
  const root = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(root);
  const box = boxFor(props.sight, props.words);
  const key = useAhead(props, ui);
  const narrow = width < NARROW || height < LOWEST;
  const lying = narrow && width > height;
  const low = !narrow && height < LOW;
  const handCard = lying
    ? handCardIn(BESIDE, height / 0.4, cardsIn(props.sight), true, false)
    : handCardIn(width, height, cardsIn(props.sight), narrow, low);
  const scene = box
    ? makeScene(
        props,
        box,
        ui,
        { narrow, tall: narrow && height > TALL, inBar: !narrow || lying, handCard },
        key,
      )
    : null;
  // other eyes: what was in hand is put down
  useLayoutEffect(() => {
    putDown(ui);
    ui.shown.value = null;
    ui.region.value = 'village';
  }, [props.sight.table, props.sight.seat]);
  const asked = scene?.ask?.k ?? props.sight.ask?.k;
  useLayoutEffect(() => {
    const region = asked ? REGION_OF[asked] : undefined;
    if (!region) return;
    ui.region.value = region;
    ui.shown.value = null;
  }, [asked]);
  // not with every version: what others do in their own time must not take anything out of my hand
  const question = JSON.stringify(props.sight.ask?.frame ?? null);
  useLayoutEffect(() => {
    ui.cargo.value = null;
    ui.site.value = null;
    ui.aim.value = null;
  }, [question]);
  const turn = `${props.sight.view.season} ${props.sight.view.turn} ${props.sight.view.phase}`;
  useLayoutEffect(() => putDown(ui), [turn]);
  /** Another screen: there is no hand any more. */
  const isEnd = props.sight.view.phase === 'final' || props.sight.view.phase === 'over';
  useFlip(root, props.sight);
  useSought(root, props, ui, box !== null && width > 0, narrow);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape puts down what is in hand, wherever the focus is
    <div
      class="flow"
      ref={root}
      data-narrow={narrow}
      data-low={low}
      data-lying={lying}
      data-close={width < CLOSE}
      data-busy={asked !== undefined && BUSY.has(asked)}
      data-phase={String(props.sight.view.phase)}
      onKeyDown={event => {
        if (event.key === 'Escape') putDown(ui);
      }}
    >
      {scene && width > 0 && (
        <SceneContext.Provider value={scene}>
          {narrow && <Regions />}
          <div class="flow-middle" key={`middle ${isEnd}`}>
            {narrow ? <Narrow /> : <Wide />}
          </div>
          <div class="flow-foot" key={`foot ${isEnd}`}>
            <Strip />
            <Hand />
          </div>
          <Bar scene={scene} />
        </SceneContext.Provider>
      )}
    </div>
  );
}
