import type { Cell } from '@thameside/kit';
import { t } from '../../../words.ts';
import { Letters } from '../../parts/legible.tsx';
import { HEX, TileFace } from '../art/tile-face.tsx';
import { centreOf, hexPath } from '../lib/hex.ts';
import { answersToPlace, rotationsOffered } from '../lib/laying.ts';
import { give, type Scene, tileName, useScene } from '../scene.ts';
import { cellsInHand, levelInHand, pointsAt, tileInHand, withGhost } from './in-hand.ts';

const SPOT = hexPath(90);

/** Put what is in hand into a cell: a ghost at once, a tile with a river after it has been turned. */
export function putInto(scene: Scene, cell: Cell): void {
  const { ui, ask, box, view, me } = scene;
  const { value } = ui.hand;
  if (value?.what === 'ghost') {
    ui.ghosts.value = withGhost(scene, value.tile, cell);
    ui.hand.value = null;
    return;
  }
  const tile = tileInHand(scene);
  if (tile === null || !ask || me === null) return;
  const rotations = rotationsOffered(view, box, ask, me, tile, cell);
  const [rotation = 0] = rotations;
  if (rotations.length > 1) ui.cell.value = { ...cell, rotation };
  else void give(scene, answersToPlace(box, ask, tile, cell, rotation));
}

/** The cell in which the tile lies while it is being turned. */
export function cellBeingTurned(scene: Scene): { q: number; r: number; rotation: number } | null {
  const { ask, ui } = scene;
  if (tileInHand(scene) === null) return null;
  if (ui.cell.value) return ui.cell.value;
  if (ask?.k !== 'rotation') return null;
  const { q, r } = ask.frame;
  return { q, r, rotation: Number(ask.answers[0] ?? 0) };
}

const signed = (points: number): string => (points >= 0 ? `+${points}` : `−${-points}`);

function labelOf(scene: Scene, cell: Cell, points: number): string {
  const { ask, view, words } = scene;
  const frame = ask?.k === 'cell' ? ask.frame : { k: 'cell', seat: scene.me ?? 0, tile: '' };
  const place = words.say(words.describe.answer(frame, [cell.q, cell.r], view));
  return t('city.cell', { place, points: signed(points) });
}

/** Free cells, each with the points that the tile in hand would bring there. */
export function CellTargets() {
  const scene = useScene();
  const ghost = scene.ui.hand.value?.what === 'ghost' ? scene.ui.hand.value.tile : null;
  const tile = ghost ?? tileInHand(scene);
  if (tile === null) return null;
  const turning = ghost ? null : cellBeingTurned(scene);
  const level = levelInHand(scene, tile);
  const plan = scene.box.tiles[tile];
  return (
    <>
      {cellsInHand(scene).map(cell => {
        const { x, y } = centreOf(cell);
        const points = pointsAt(scene, tile, level, cell);
        const isHere = turning?.q === cell.q && turning.r === cell.r;
        return (
          <g key={`${cell.q} ${cell.r}`} transform={`translate(${x} ${y})`}>
            {/* biome-ignore lint/a11y/useSemanticElements: there is no button in SVG */}
            <g
              role="button"
              tabindex={-1}
              data-rove
              data-cell={`${cell.q} ${cell.r}`}
              aria-label={labelOf(scene, cell, points)}
              class={`cell ${isHere ? 'cell-here' : ''}`}
              onClick={() => putInto(scene, cell)}
            >
              {isHere && plan ? (
                // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture can have the focus
                <g class="ghost" aria-hidden="true">
                  <TileFace
                    plan={plan}
                    level={level}
                    rotation={turning.rotation}
                    name={tileName(scene, tile)}
                  />
                </g>
              ) : (
                // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture can have the focus
                <g aria-hidden="true">
                  <path class="cell-spot" d={SPOT} />
                  <Letters class="cell-points" y={12} size={34} most={66}>
                    ≈{signed(points)}
                  </Letters>
                </g>
              )}
              <path class="tile-ring" d={HEX} />
            </g>
          </g>
        );
      })}
    </>
  );
}
