import { dragging as dragged } from '../../parts/drag.ts';
import type { Hand, Scene } from '../scene.ts';
import { putInto } from './cells.tsx';
import { layAt } from './sides.tsx';

/** The first thing there that it could be dropped on. */
function dropped(scene: Scene, hand: Hand, over: readonly Element[]): void {
  for (const element of over) {
    const cell = element.closest<SVGElement>('[data-cell]')?.dataset.cell;
    const side = element.closest<SVGElement>('[data-side]')?.dataset.side;
    if (hand.what === 'connector' && side !== undefined) {
      const [tile = '', n = '0'] = side.split(' ');
      layAt(scene, [tile, Number(n)], hand.colour);
      return;
    }
    if (hand.what !== 'connector' && cell !== undefined) {
      const [q = 0, r = 0] = cell.split(' ').map(Number);
      putInto(scene, { q, r });
      return;
    }
  }
}

/** A connector or a tile. `now` gives the scene at the time of the drop. */
export const dragging = (hand: Hand, now: () => Scene) =>
  dragged({
    class: 'city city-flying',
    onLift() {
      now().ui.hand.value = hand;
    },
    onDrop: over => dropped(now(), hand, over),
  });
