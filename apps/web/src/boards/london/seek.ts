import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { showLit } from '../parts/seek.ts';
import { spotOf } from './lib/seek.ts';
import type { Props, Ui } from './scene.ts';

/** Bring what the shell seeks into view: its region, its city, and as much of it as has to be scrolled to. */
export function useSought(
  root: RefObject<HTMLElement>,
  { sought, sight }: Props,
  ui: Ui,
  isDrawn: boolean,
  plan: string,
): void {
  useLayoutEffect(() => {
    if (!sought || !isDrawn) return;
    const view = sight.view;
    const spots = sought.pieces.map(piece => spotOf(view, sight.seat, piece)).filter(spot => spot !== null);
    const first = spots.find(({ region }) => region !== 'hand') ?? spots[0];
    const whose = spots.find(({ seat }) => seat !== null)?.seat;
    if (first) ui.region.value = first.region;
    if (whose !== undefined) ui.shown.value = whose === sight.seat ? null : whose;
    ui.chosen.value = null;
    const later = requestAnimationFrame(() => showLit(root.current, sought.takesFocus));
    return () => cancelAnimationFrame(later);
  }, [sought, isDrawn, plan]);
}
