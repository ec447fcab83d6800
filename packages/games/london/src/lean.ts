import type { Answer, Frame } from '@thameside/kernel';

const LEANS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  draw: { deck: 6, look: 6, enough: 0.5 },
  action: { develop: 4, buy: 1.5, run: 1, draw: 0.7 },
  develop: { enough: 0.3 },
  run: { enough: 0.1 },
  prison: { enough: 0.3 },
  workhouse: { enough: 0.2 },
  repay: { repay: 3 },
};

/** Random play that empties the deck, builds a city, runs all of it, and seldom borrows without need. */
export function lean(f: Frame, answer: Answer): number {
  if (answer === 'loan') return 0.02;
  return LEANS[f.k]?.[String(answer)] ?? 1;
}
