import type { TileView } from '@thameside/key-to-the-city/client';
import type { ComponentChildren } from 'preact';
import { pointingApart } from '../parts/pointing.ts';
import { isOffered, refusalOf, WhyNot } from '../parts/why.tsx';
import { HEX, TileFace } from './art/tile-face.tsx';
import { hexPath } from './lib/hex.ts';
import { actsAt, whyNot } from './lib/lens.ts';
import { tilePiece } from './lib/pieces.ts';
import { openTile, type Scene, tileName, useScene } from './scene.ts';

const HALO = hexPath(104);

/** Questions whose answers are tiles on the table. */
const OF_TILES = ['bid', 'use', 'upgrade', 'group', 'home'];

export interface TileProps {
  readonly tile: TileView;
  readonly x: number;
  readonly y: number;
  readonly rotation?: number;
  readonly sited?: boolean;
  readonly label: string;
  readonly onPress: () => void;
  /** Shown dimmer than the others, by the colour lens. */
  readonly dim?: boolean;
  /** What lies on and around it. */
  readonly children?: ComponentChildren;
}

/** How the tile stands to the question: an answer, not an answer, or, while an action is still open, good for one. */
function marksOf({ ask, box, table, me }: Scene, tile: TileView): 'is-legal' | 'is-possible' | 'is-off' | '' {
  if (!ask || me === null) return '';
  if (ask.k === 'turn')
    return actsAt(box, table, me, tile).some(act => !whyNot(box, table, me, act, tile))
      ? 'is-possible'
      : 'is-off';
  if (!OF_TILES.includes(ask.k)) return '';
  return isOffered(ask, tile.id) ? 'is-legal' : 'is-off';
}

/** A tile that can be chosen. */
export function Tile({
  tile,
  x,
  y,
  rotation = 0,
  sited = false,
  label,
  onPress,
  dim = false,
  children,
}: TileProps) {
  const scene = useScene();
  const plan = scene.box.tiles[tile.id];
  if (!plan) return null;
  const mark = marksOf(scene, tile);
  const refusal = mark === 'is-off' ? refusalOf(scene.ask, tile.id) : null;
  const isChosen = openTile(scene) === tile.id;
  const isLit = scene.lit.has(tilePiece(tile.id));
  const hint = refusal ? () => <WhyNot scene={scene} refusal={refusal} /> : undefined;
  const handlers = pointingApart(scene, tilePiece(tile.id), hint);
  return (
    <g transform={`translate(${x} ${y})`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button is the ring; what sticks out of it is pressed with it */}
      <g
        data-tile={tile.id}
        data-flip={`tile-${tile.id}`}
        class={`tile ${dim ? 'is-off' : mark} ${isChosen ? 'is-chosen' : ''} ${isLit ? 'is-lit' : ''}`}
        onClick={onPress}
        {...handlers.drawing}
      >
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture can have the focus */}
        <g aria-hidden="true">
          <path class="tile-shadow" d={HEX} transform="translate(2 5)" />
          <path class="tile-halo" d={HALO} />
          <TileFace
            plan={plan}
            level={tile.level}
            rotation={rotation}
            name={tileName(scene, tile.id)}
            sited={sited}
          />
          <path class="tile-veil" d={HEX} />
          {children}
        </g>
        {/* biome-ignore lint/a11y/useSemanticElements: there is no button in SVG */}
        <path
          role="button"
          aria-label={label}
          aria-pressed={isChosen}
          tabindex={-1}
          data-rove
          class="tile-ring"
          d={HEX}
          {...handlers.button}
        />
      </g>
    </g>
  );
}
