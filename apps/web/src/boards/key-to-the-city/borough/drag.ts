import type { Side } from '../lib/fit.ts';
import type { Hand, Scene } from '../scene.ts';
import { putInto } from './cells.tsx';
import { layAt } from './sides.tsx';

const FAR = 7;

/** What lies under a point that something could be dropped on. */
function dropped(scene: Scene, hand: Hand, x: number, y: number): void {
  for (const element of document.elementsFromPoint(x, y)) {
    const cell = element.closest<SVGElement>('[data-cell]')?.dataset.cell;
    const side = element.closest<SVGElement>('[data-side]')?.dataset.side;
    if (hand.what === 'connector' && side !== undefined) {
      const [tile = '', n = '0'] = side.split(' ');
      layAt(scene, [tile, Number(n)] as Side, hand.colour);
      return;
    }
    if (hand.what !== 'connector' && cell !== undefined) {
      const [q = 0, r = 0] = cell.split(' ').map(Number);
      putInto(scene, { q, r });
      return;
    }
  }
}

/**
 * Dragging with mouse, pen or finger. A press that does not move is a click and picks the thing up instead.
 * `now` gives the scene at the time of the drop.
 */
export function dragging(hand: Hand, now: () => Scene) {
  return (event: PointerEvent) => {
    const source = event.currentTarget;
    if (event.button !== 0 || !(source instanceof Element)) return;
    const start = { x: event.clientX, y: event.clientY };
    const art = source.querySelector('svg')?.cloneNode(true);
    let flying: HTMLElement | null = null;
    const lift = () => {
      now().ui.hand.value = hand;
      flying = document.createElement('div');
      flying.className = 'city city-flying';
      if (art) flying.append(art);
      document.body.append(flying);
    };
    const move = (e: PointerEvent) => {
      if (!flying && Math.hypot(e.clientX - start.x, e.clientY - start.y) > FAR) lift();
      if (!flying) return;
      e.preventDefault();
      flying.style.translate = `${e.clientX}px ${e.clientY}px`;
    };
    const end = (e: PointerEvent) => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (!flying) return;
      flying.remove();
      // the click that follows would put down again what was just dropped
      addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', stop, { capture: true }), 50);
      if (e.type === 'pointerup') dropped(now(), hand, e.clientX, e.clientY);
    };
    addEventListener('pointermove', move, { passive: false });
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };
}

const stop = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};
