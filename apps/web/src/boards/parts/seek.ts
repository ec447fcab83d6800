import { isStill } from './flip.ts';

const PULSE = { duration: 600, iterations: 2 };
const FOCUSABLE = 'button, [data-rove]';

/** Bring what is lit into view; if somebody asked to be shown it, the focus goes there, too. */
export function showLit(root: HTMLElement | null, takesFocus: boolean): void {
  const table = root?.closest('.table') ?? root;
  const lit = [...(table?.querySelectorAll('.is-lit') ?? [])].filter(
    each => each.getClientRects().length > 0,
  );
  const [first] = lit;
  first?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (!takesFocus) return;
  const target = lit
    .map(each => (each.matches(FOCUSABLE) ? each : each.querySelector(FOCUSABLE)))
    .find(each => each !== null);
  if (target instanceof HTMLElement || target instanceof SVGElement) target.focus({ preventScroll: true });
  if (!isStill()) for (const each of lit) each.animate({ opacity: [1, 0.3, 1] }, PULSE);
}
