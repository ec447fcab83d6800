import type { Language } from '@thameside/kit';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
const WEEK = 7 * 86_400_000;

/** When something was, as people say it: "3 hours ago", "yesterday", and the date if it is long ago. */
export function when(then: number, now: number, language: Language): string {
  const past = Math.max(0, now - then);
  if (past >= WEEK) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(then);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, each]) => past >= each) ?? ['second', Number.POSITIVE_INFINITY];
  return relative.format(-Math.floor(past / length) || 0, unit);
}
