import type { Answer, Frame } from '@thameside/kernel';

const LEANS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  turn: { bid: 2, use: 4, upgrade: 40, pass: 0.2, sail: 0.12 },
  take: { all: 8 },
  pick: { enough: 0.2 },
  side: { discard: 0.3 },
};

/** Random play that builds boroughs: it stays in the era, spends few keyples at a time and keeps its connectors. */
export function lean(f: Frame, answer: Answer): number {
  if (f.k === 'count') return 1 / (1 + Number(answer)) ** 2;
  return LEANS[f.k]?.[String(answer)] ?? 1;
}
