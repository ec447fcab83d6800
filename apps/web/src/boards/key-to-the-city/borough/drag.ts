import type { Keyple } from '@thameside/key-to-the-city/client';
import { dragging as dragged } from '../../parts/drag.ts';
import { chooseTile } from '../choose.ts';
import { chancesAt } from '../lib/lens.ts';
import { tileOf } from '../lib/tiles.ts';
import { type Hand, putDown, type Scene } from '../scene.ts';
import { putInto } from './cells.tsx';
import { layAt } from './sides.tsx';

/** The first thing there that it could be dropped on. */
function dropped(scene: Scene, hand: Hand, over: readonly Element[]): boolean {
  for (const element of over) {
    const cell = element.closest<SVGElement>('[data-cell]')?.dataset.cell;
    const side = element.closest<SVGElement>('.side[data-side]')?.dataset.side;
    if (hand.what === 'connector' && side !== undefined) {
      const [tile = '', n = '0'] = side.split(' ');
      layAt(scene, [tile, Number(n)], hand.colour);
      return true;
    }
    if (hand.what !== 'connector' && cell !== undefined) {
      const [q = 0, r = 0] = cell.split(' ').map(Number);
      putInto(scene, { q, r });
      return true;
    }
  }
  scene.ui.hand.value = null;
  return false;
}

/** Keyples onto a tile: its card opens, with this colour; while they are in the air, tiles tell what they would take. */
export const draggingKeyples = (colour: Keyple, now: () => Scene) =>
  dragged({
    class: 'city city-flying',
    onLift() {
      const { ui } = now();
      putDown(ui);
      ui.lens.value = colour;
    },
    onDrop(over) {
      const scene = now();
      const { ui, box, table, me } = scene;
      ui.lens.value = null;
      const id = over
        .map(element => element.closest<SVGElement>('.tile[data-tile]')?.dataset.tile)
        .find(each => each !== undefined);
      const tile = id === undefined ? undefined : tileOf(scene.view, id);
      if (id === undefined || !tile || me === null) return false;
      chooseTile(scene, id);
      ui.colour.value = colour;
      ui.act.value =
        chancesAt(box, table, me, tile, colour).find(chance => chance.possible)?.act ?? ui.act.value;
      return true;
    },
  });

/** A connector or a tile. `now` gives the scene at the time of the drop. */
export const dragging = (hand: Hand, now: () => Scene) =>
  dragged({
    class: 'city city-flying',
    onLift() {
      now().ui.hand.value = hand;
    },
    onDrop: over => dropped(now(), hand, over),
  });
