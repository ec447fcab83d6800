import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { IconName } from '../../parts/index.ts';
import { t } from '../../words.ts';
import { useFlip } from '../parts/flip.ts';
import { RegionSwitch } from '../parts/region-switch.tsx';
import { useSize } from '../parts/size.ts';
import { useAhead } from './choose.ts';
import { City } from './city/index.tsx';
import { Hand } from './hand/index.tsx';
import { Ledger } from './ledger/index.tsx';
import { boxFor } from './load-box.ts';
import { Market } from './market/index.tsx';
import { Land } from './market/land.tsx';
import { Others } from './others/index.tsx';
import { Panel } from './panel/index.tsx';
import { makeScene, makeUi, type Props, putDown, type Region, SceneContext, useScene } from './scene.ts';
import { useSought } from './seek.ts';
import './css/index.css';

/** Narrower than this, one region is shown at a time. */
const NARROW = 700;
/** And narrower than this, some things are drawn more closely. */
const WIDE = 1040;

const REGIONS: readonly { readonly id: Region; readonly icon: IconName }[] = [
  { id: 'table', icon: 'list' },
  { id: 'city', icon: 'building' },
  { id: 'others', icon: 'people' },
  { id: 'ledger', icon: 'coin' },
];

function Regions() {
  const { ui } = useScene();
  return (
    <RegionSwitch
      label={t('london.regions')}
      regions={REGIONS.map(each => ({ ...each, label: t(`london.region.${each.id}`) }))}
      shown={ui.region.value}
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
  buy: 'table',
  'lay-out': 'table',
  place: 'city',
  run: 'city',
  again: 'city',
  spare: 'city',
  victim: 'others',
};

/** Questions in the middle of a run: its order is kept. */
const RUNNING = ['run', 'fee', 'cover', 'victim', 'prison', 'workhouse', 'again', 'spare'];

/** The table of London. */
export function Board(props: Props) {
  const ui = useMemo(makeUi, []);
  const root = useRef<HTMLDivElement>(null);
  const { width } = useSize(root);
  const box = boxFor(props.sight, props.words);
  const ahead = useAhead(props);
  const narrow = width < NARROW;
  const scene = box ? makeScene(props, box, ui, narrow, ahead) : null;
  const asked = scene?.ask?.k;
  useLayoutEffect(() => {
    const region = asked ? REGION_OF[asked] : undefined;
    if (region) ui.region.value = region;
    if (region === 'city') ui.shown.value = null;
  }, [asked]);
  // other eyes, or another question: what was in hand is put down
  useLayoutEffect(() => {
    putDown(ui);
    ui.shown.value = null;
  }, [props.sight.table, props.sight.seat]);
  useLayoutEffect(() => {
    ui.plan.value = null;
    if (!RUNNING.includes(props.sight.ask?.k ?? '')) ui.order.value = null;
  }, [props.sight.version]);
  useFlip(root, props.sight);
  useSought(root, props, ui, box !== null && width > 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape puts down what is in hand, wherever the focus is
    <div
      class="london"
      ref={root}
      data-region={ui.region.value}
      data-narrow={narrow}
      data-close={width < WIDE}
      onKeyDown={event => {
        if (event.key === 'Escape') putDown(ui);
      }}
    >
      {scene && width > 0 && (
        <SceneContext.Provider value={scene}>
          {narrow && <Regions />}
          <div class="london-table">
            <Market />
            <Land />
            {!narrow && <Ledger />}
          </div>
          <Others />
          <City />
          {narrow && <Ledger />}
          <Hand />
          <Panel />
        </SceneContext.Provider>
      )}
    </div>
  );
}
