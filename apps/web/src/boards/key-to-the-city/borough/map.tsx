import type { SiteView } from '@thameside/key-to-the-city/client';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../words.ts';
import { roomAround, viewBoxOf } from '../../parts/frame.ts';
import { Unit } from '../../parts/legible.tsx';
import { onRoveKey, settleTabStop } from '../../parts/rove.ts';
import { useSize } from '../../parts/size.ts';
import { HEX } from '../art/tile-face.tsx';
import { chooseTile } from '../choose.ts';
import { siteLabel } from '../labels.ts';
import { centreOf, frameAround } from '../lib/hex.ts';
import { chancesAt } from '../lib/lens.ts';
import { LensPlate, SiteMarks } from '../marks.tsx';
import { openTile, type Scene, useScene } from '../scene.ts';
import { Tile } from '../tile.tsx';
import { CellTargets } from './cells.tsx';
import { Ghosts } from './ghosts.tsx';
import { cellsInHand, ghostSites } from './in-hand.ts';
import { Connectors, SideTargets } from './sides.tsx';

const MOST = 1.1;
const MARGIN = 34;

function Site({ site }: { readonly site: SiteView }) {
  const scene = useScene();
  const { table, box, me } = scene;
  const { x, y } = centreOf(site);
  const lens = scene.ui.lens.value;
  const chances = lens && me !== null ? chancesAt(box, table, me, site, lens) : [];
  return (
    <Tile
      tile={site}
      x={x}
      y={y}
      rotation={site.rotation}
      sited
      label={siteLabel(scene, site)}
      dim={lens !== null && !chances.some(chance => chance.possible)}
      onPress={() => chooseTile(scene, site.id)}
    >
      <SiteMarks tile={site} />
      {lens && <LensPlate chances={chances} />}
    </Tile>
  );
}

/** Around the chosen tile, over its neighbours. */
function ChosenRing({ borough }: { readonly borough: readonly SiteView[] }) {
  const open = openTile(useScene());
  const site = borough.find(({ id }) => id === open);
  if (!site) return null;
  const { x, y } = centreOf(site);
  return <path class="chosen-ring" d={HEX} transform={`translate(${x} ${y})`} />;
}

/** Everything that the map must have room for. */
const placesOf = (scene: Scene, seat: number, borough: readonly SiteView[]) =>
  [...borough, ...(seat === scene.me ? [...ghostSites(scene), ...cellsInHand(scene)] : [])].map(centreOf);

/** A borough as a map of hexes, with its connectors. */
export function BoroughMap({ seat }: { readonly seat: number }) {
  const scene = useScene();
  const room = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(room);
  useLayoutEffect(() => settleTabStop(room.current));
  const borough = scene.view.players[seat]?.borough ?? [];
  const isMine = seat === scene.me;
  const frame = frameAround(placesOf(scene, seat, borough), MARGIN);
  const scale = Math.min(MOST, width / frame.width, height / frame.height);
  const label = t('city.borough.of', { name: scene.names[seat] ?? '' });
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form
    <div
      class="city-map-room"
      role="group"
      aria-label={label}
      ref={room}
      onKeyDown={onRoveKey}
      onFocusIn={() => settleTabStop(room.current)}
    >
      {borough.length === 0 && <p class="city-nothing">{t('city.borough.empty')}</p>}
      {width > 0 && borough.length > 0 && (
        // biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over everything
        <svg
          class="city-map"
          viewBox={viewBoxOf(roomAround(frame, scale, width, height))}
          width={width}
          height={height}
        >
          <Unit.Provider value={scale}>
            {borough.map(site => (
              <Site key={site.id} site={site} />
            ))}
            {isMine && <Ghosts />}
            <ChosenRing borough={borough} />
            <Connectors borough={borough} />
            {isMine && <CellTargets />}
            {isMine && <SideTargets />}
          </Unit.Provider>
        </svg>
      )}
    </div>
  );
}
