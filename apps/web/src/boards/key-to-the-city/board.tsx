import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { IconName } from '../../parts/index.ts';
import { t } from '../../words.ts';
import { useFlip } from '../parts/flip.ts';
import { RegionSwitch } from '../parts/region-switch.tsx';
import { useSize } from '../parts/size.ts';
import { ConnectorWeaves } from './art/connector.tsx';
import { TileDefs } from './art/tile-face.tsx';
import { Bar } from './bar.tsx';
import { Boroughs } from './borough/index.tsx';
import { Card } from './card/index.tsx';
import { Centre } from './centre.tsx';
import { boxFor } from './load-box.ts';
import { River } from './river/index.tsx';
import { makeScene, makeUi, type Props, putDown, type Region, SceneContext, useScene } from './scene.ts';
import { Screen } from './screen/index.tsx';
import { useSought } from './seek.ts';
import { Supply } from './supply/index.tsx';
import './css/index.css';

/** Narrower or lower than this, one region is shown at a time. */
const NARROW = 700;
const LOW = 440;
/** Higher than this for its width, the boroughs lie below the auction. */
const TALL = 1.1;
/** And narrower than this, some things are drawn more closely. */
const WIDE = 1500;
const SNUG = 1040;

const REGIONS: readonly { readonly id: Region; readonly icon: IconName }[] = [
  { id: 'centre', icon: 'bid' },
  { id: 'borough', icon: 'hexagon' },
  { id: 'river', icon: 'barge' },
  { id: 'supply', icon: 'more' },
];

function Regions() {
  const { ui } = useScene();
  return (
    <RegionSwitch
      label={t('city.regions')}
      regions={REGIONS.map(each => ({
        ...each,
        label: t(`city.region.${each.id}`),
        drawn: `.city-${each.id}`,
      }))}
      shown={ui.region.value}
      onShow={id => {
        ui.region.value = id;
      }}
    />
  );
}

/** Where a question is answered, for screens that show one region at a time. */
const REGION_OF: Readonly<Record<string, Region>> = {
  berth: 'river',
  connector: 'borough',
  side: 'borough',
  tile: 'borough',
  cell: 'borough',
  rotation: 'borough',
  bid: 'centre',
  home: 'centre',
};

/** The table of Key to the City. */
export function Board(props: Props) {
  const ui = useMemo(makeUi, []);
  const root = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(root);
  const box = boxFor(props.sight, props.words);
  const { ask, seat } = props.sight;
  useLayoutEffect(() => {
    const region = ask ? REGION_OF[ask.k] : undefined;
    if (region) ui.region.value = region;
    if (region === 'borough') ui.shown.value = null;
  }, [ask?.k]);
  // other eyes, or another question: what was in hand is put down
  useLayoutEffect(() => {
    putDown(ui);
    ui.ghosts.value = [];
    ui.lens.value = null;
    ui.shown.value = null;
  }, [props.sight.table, seat]);
  // not with every version: what others do in their own time must not take anything out of my hand
  const question = JSON.stringify(ask?.frame ?? null);
  useLayoutEffect(() => {
    ui.cell.value = null;
    ui.sailing.value = false;
  }, [question]);
  useFlip(root, props.sight);
  const narrow = width < NARROW || height < LOW;
  const shape = !narrow && height > TALL * width ? 'tall' : narrow && width > height ? 'low' : 'usual';
  useSought(root, props, ui, box !== null && width > 0);
  const scene = box ? makeScene(props, box, ui, narrow) : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape puts down what is in hand, wherever the focus is
    <div
      class="city"
      ref={root}
      data-region={ui.region.value}
      data-narrow={narrow}
      data-shape={shape}
      data-close={width < WIDE}
      data-snug={width < SNUG}
      data-placing={props.sight.view.centre.length === 0}
      onKeyDown={event => {
        if (event.key === 'Escape') putDown(ui);
      }}
    >
      {scene && width > 0 && (
        <SceneContext.Provider value={scene}>
          <ConnectorWeaves />
          <TileDefs />
          {narrow && <Regions />}
          <River />
          <Centre />
          <Boroughs />
          <div class="city-foot">
            <Screen />
            <Supply />
          </div>
          <Card root={root} />
          <Bar scene={scene} />
        </SceneContext.Provider>
      )}
    </div>
  );
}
