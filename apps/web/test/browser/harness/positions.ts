import type { Journal } from '@thameside/kernel';
import type { Subject } from '../subjects/subject.ts';

/** Windows, in pixels of CSS: laptops, large screens, tablets, telephones upright and on their side, a laptop at 200 %. */
export const WINDOWS = [
  [1280, 720],
  [1366, 650],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [1024, 768],
  [820, 1180],
  [720, 450],
  [390, 844],
  [360, 640],
  [844, 390],
] as const;
/** Whether such a window is a telephone's: then it is touched. */
export const isTouched = ([width, height]: readonly [number, number]): boolean =>
  Math.min(width, height) < 400;

export type Stage = 'early' | 'middle' | 'fullest';

/** Below this there is nothing to see yet. */
const BEGUN = 12;

/** Where a table of as many as there can be has little on it, something, and most. The same every time. */
export function positionsOf({ title, moments }: Subject, seed = 'room'): Readonly<Record<Stage, Journal>> {
  const seen: { readonly journal: Journal; readonly much: number }[] = [];
  for (const { seat, journal, view, ask } of moments(title.game.seats[1], seed))
    if (seat === 0 && journal.entries.length > BEGUN && ask.answers.length > 1)
      seen.push({ journal, much: JSON.stringify(view).length });
  const [early] = seen;
  const middle = seen[Math.floor(seen.length / 2)];
  const fullest = seen.toSorted((a, b) => b.much - a.much)[0];
  if (!early || !middle || !fullest) throw new Error(`${title.id}: nobody is asked anything`);
  return { early: early.journal, middle: middle.journal, fullest: fullest.journal };
}
