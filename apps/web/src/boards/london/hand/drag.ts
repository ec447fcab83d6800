import { dragging } from '../../parts/drag.ts';
import { choose } from '../choose.ts';
import type { Scene } from '../scene.ts';

const STACK = /^stack:(\d+):(\d+)$/;

/** The stack of one's own city that lies there, or a new one; null if it is not one's own city. */
function stackAt(over: readonly Element[], me: number | null): number | 'new' | null {
  for (const element of over) {
    const [, seat, n] = STACK.exec(element.closest<HTMLElement>('[data-piece]')?.dataset.piece ?? '') ?? [];
    if (n !== undefined) return Number(seat) === me ? Number(n) : null;
    if (element.closest('.london-city[data-mine=true]')) return 'new';
  }
  return null;
}

/** A card of the hand, onto a stack to be built, or onto the development board to be discarded. */
export const draggingCard = (card: string, now: () => Scene) =>
  dragging({
    class: 'london london-flying',
    onLift() {},
    onDrop(over) {
      const scene = now();
      const { ask, ahead, ui, me } = scene;
      const isOpen = (question: typeof ahead) => question?.answers.includes(card) === true;
      const isBuilding = ask?.k === 'action' || ask?.k === 'develop';
      const stack = isBuilding ? stackAt(over, me) : null;
      if (stack !== null && isOpen(ask?.k === 'action' ? ahead : ask)) {
        ui.aim.value = stack;
        void choose(scene, ...(ask?.k === 'action' ? ['develop'] : []), card);
        return true;
      }
      const isDiscard = !isBuilding && over.some(element => element.closest('.london-market'));
      if (!isDiscard || !isOpen(ask)) return false;
      void choose(scene, card);
      return true;
    },
    art(source) {
      const copy = source.cloneNode(true) as HTMLElement;
      copy.style.inlineSize = `${source.clientWidth}px`;
      return copy;
    },
  });
