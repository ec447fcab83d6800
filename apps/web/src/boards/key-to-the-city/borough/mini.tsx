import { viewBoxOf } from '../../parts/frame.ts';
import { Emblem } from '../art/emblem.tsx';
import { centreOf, frameAround, hexPath } from '../lib/hex.ts';
import { useScene } from '../scene.ts';
import { ConnectorDots } from './mini-connectors.tsx';

const CELL = hexPath(97);

/** A borough at a glance: the kinds of its tiles, its links, the keyples on it. */
export function MiniMap({
  seat,
  room,
  emblems = false,
}: {
  readonly seat: number;
  /** What it has, in pixels; as much as where it stands if nothing is said. */
  readonly room?: { readonly width: number; readonly height: number };
  readonly emblems?: boolean;
}) {
  const { view, box } = useScene();
  const borough = view.players[seat]?.borough ?? [];
  const frame = frameAround(borough.map(centreOf), 26);
  return (
    <svg class="city-mini" viewBox={viewBoxOf(frame)} {...room} aria-hidden="true">
      {borough.map(site => {
        const { x, y } = centreOf(site);
        const plan = box.tiles[site.id];
        return (
          <g
            key={site.id}
            transform={`translate(${x} ${y})`}
            class={`face face-${plan?.kind ?? 'building'} face-level-${site.level} player-${plan?.row.playerColour ?? 'none'}`}
          >
            <path class="face-ground" d={CELL} />
            {emblems && (
              <g transform="translate(0 40) scale(1.6)">
                <Emblem id={site.id} />
              </g>
            )}
            {site.colour && site.placed > 0 && (
              <circle r="34" style={{ fill: `var(--keyple-${site.colour})` }} />
            )}
          </g>
        );
      })}
      <ConnectorDots borough={borough} />
    </svg>
  );
}
