import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { showLit } from '../parts/seek.ts';
import { leftOf, rightOf } from './lib/seats.ts';
import { spotOf } from './lib/seek.ts';
import type { Props, Ui } from './scene.ts';

/** Bring what the shell seeks into view: its village, and as much of it as has to be scrolled to. */
export function useSought(
  root: RefObject<HTMLElement>,
  { sought, sight }: Props,
  ui: Ui,
  isDrawn: boolean,
  narrow: boolean,
): void {
  useLayoutEffect(() => {
    if (!sought || !isDrawn) return;
    const view = sight.view;
    const me = sight.seat;
    const seat = sought.pieces.map(piece => spotOf(view, piece)).find(each => each !== null);
    if (sought.pieces.includes('panel:winter')) ui.region.value = 'winter';
    else if (seat !== undefined && me !== null) {
      const near = seat === leftOf(view, me) ? 'left' : seat === rightOf(view, me) ? 'right' : null;
      ui.region.value = narrow && near !== null ? near : 'village';
      ui.shown.value = seat === me || near !== null ? null : seat;
    }
    const later = requestAnimationFrame(() => showLit(root.current, sought.takesFocus));
    return () => cancelAnimationFrame(later);
  }, [sought, isDrawn, narrow]);
}
