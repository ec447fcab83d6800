import { reopen, submit, totals } from '@thameside/kernel';
import type { Table } from './table.ts';

export interface Station {
  readonly move: number;
  readonly totals: number[];
}

/** The points of all from the beginning to now, wherever they changed. Tells what was hidden: for the end. */
export function courseOf({ game, journal: { header, entries } }: Table): Station[] {
  let { journal } = reopen(game, header);
  const course: Station[] = [{ move: 0, totals: totals(game, journal.now) }];
  entries.forEach((entry, i) => {
    ({ journal } = submit(game, journal, entry.seat, [entry.answer]));
    const now = totals(game, journal.now);
    const isLast = i === entries.length - 1;
    if (isLast || now.some((points, seat) => points !== course.at(-1)?.totals[seat]))
      course.push({ move: i + 1, totals: now });
  });
  return course;
}
