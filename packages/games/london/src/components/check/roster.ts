import { clip, entry, rowAt } from '@thameside/kit';
import { HOUSE_1 } from '../house-1/index.ts';
import type { Report } from './fault.ts';

type Rows = readonly ({ readonly id?: string | undefined } | undefined)[];

const CARDS: ReadonlySet<string> = new Set(HOUSE_1.cards.map(({ id }) => id));
const BOROUGHS: ReadonlySet<string> = new Set(HOUSE_1.boroughs.map(({ id }) => id));

/** Each row of the game once and none besides; `say` reports in the words of the list. */
function checkRoster(
  at: string,
  rows: Rows,
  known: ReadonlySet<string>,
  say: {
    readonly unknown: (at: string, found: string) => void;
    readonly twice: (at: string, id: string, first: number) => void;
    readonly missing: (id: string) => void;
  },
): void {
  const seen = new Map<string, number>();
  rows.forEach((row, index) => {
    const id = row?.id;
    if (id === undefined) return;
    const place = rowAt(entry(at, index), id);
    const first = seen.get(id);
    if (!known.has(id)) say.unknown(place, clip(id));
    else if (first !== undefined) say.twice(place, id, first);
    else seen.set(id, index);
  });
  for (const id of known) if (!seen.has(id)) say.missing(id);
}

export const checkCardRoster = (rows: Rows, report: Report): void =>
  checkRoster('cards', rows, CARDS, {
    unknown: (at, found) => report(at, 'fault.unknown-card', { found }),
    twice: (at, card, first) => report(at, 'fault.duplicate-card', { card, first }),
    missing: card => report('cards', 'fault.missing-card', { card }),
  });

export const checkBoroughRoster = (rows: Rows, report: Report): void =>
  checkRoster('boroughs', rows, BOROUGHS, {
    unknown: (at, found) => report(at, 'fault.unknown-borough', { found }),
    twice: (at, borough, first) => report(at, 'fault.duplicate-borough', { borough, first }),
    missing: borough => report('boroughs', 'fault.missing-borough', { borough }),
  });
