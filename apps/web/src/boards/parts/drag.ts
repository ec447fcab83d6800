import { isStill } from './flip.ts';

const FAR = 7;

/** The click that follows a drop; what a board presses itself goes on. */
const stop = (event: Event) => {
  if (!event.isTrusted) return;
  event.preventDefault();
  event.stopPropagation();
};
const HOME = { duration: 220, easing: 'ease-out' };

export interface Drag {
  /** What hangs from the pointer looks as it does on this board. */
  readonly class: string;
  readonly onLift: () => void;
  /** Where it was let go, as the page's elements from top to bottom; nothing if it was called off. False if it was taken nowhere. */
  readonly onDrop: (over: readonly Element[]) => boolean;
  /** The drawing that is dragged; by default the first one in what is pressed. */
  readonly art?: (source: Element) => Node | null;
}

const firstDrawing = (source: Element): Node | null => source.querySelector('svg')?.cloneNode(true) ?? null;

/** Press what lies there, as a click would. */
export function pressAt(over: readonly Element[], targets: string): boolean {
  const target = over.map(element => element.closest(targets)).find(each => each !== null);
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return target !== undefined;
}

/** Dragging with mouse, pen or finger. A press that does not move is a click; what is dropped nowhere glides home. */
export function dragging(drag: Drag) {
  return (event: PointerEvent) => {
    const source = event.currentTarget;
    if (event.button !== 0 || !(source instanceof Element)) return;
    const start = { x: event.clientX, y: event.clientY };
    const art = (drag.art ?? firstDrawing)(source);
    let flying: HTMLElement | null = null;
    const lift = () => {
      drag.onLift();
      flying = document.createElement('div');
      flying.className = drag.class;
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
      const it = flying;
      // the click that follows would put down again what was just dropped
      addEventListener('click', stop, { capture: true });
      setTimeout(() => removeEventListener('click', stop, { capture: true }), 50);
      const over = e.type === 'pointerup' ? document.elementsFromPoint(e.clientX, e.clientY) : [];
      if (drag.onDrop(over) || isStill()) it.remove();
      else
        it.animate({ translate: [it.style.translate, `${start.x}px ${start.y}px`] }, HOME).onfinish = () =>
          it.remove();
    };
    addEventListener('pointermove', move, { passive: false });
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };
}
