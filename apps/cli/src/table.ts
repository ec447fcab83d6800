import {
  type Answer,
  type Emitted,
  inOrder,
  type Journal,
  load,
  type Options,
  open,
  reopen,
  type Seat,
  submit,
  undo,
  undoable,
} from '@thameside/kernel';
import type { Edition } from './edition.ts';

/** A match as the command holds it: what was said is kept by answer, so that an undo can unsay it. */
export interface Table {
  readonly edition: Edition;
  readonly journal: Journal;
  /** Events: `said[0]` at the start, `said[n]` after answer n. */
  readonly said: readonly (readonly Emitted[])[];
}

export function openTable(edition: Edition, seats: number, options: Options, seed: string): Table {
  const { journal, events } = open(edition.game, seats, options, seed);
  return { edition, journal, said: [events] };
}

/** A table from a match file, up to the given number of answers. Throws `FileError`. */
export function loadTable(edition: Edition, text: string, upTo = Number.POSITIVE_INFINITY): Table {
  const { header, entries } = load(edition.game, text);
  const { journal, events } = reopen(edition.game, header);
  let table: Table = { edition, journal, said: [events] };
  for (const { seat, answer } of entries.slice(0, upTo)) table = answerAt(table, seat, answer);
  return table;
}

/** Throws `RuleError`, and then nothing has changed. */
export function answerAt(table: Table, seat: Seat, answer: Answer): Table {
  const { back, answers } = inOrder(table.edition.game, table.journal, seat, answer);
  let after = table;
  for (let i = 0; i < back; i++) after = undoAt(after, seat);
  for (const each of answers) {
    const written = submit(table.edition.game, after.journal, seat, [each]);
    after = { ...after, journal: written.journal, said: [...after.said, written.events] };
  }
  return after;
}

/** Throws `RuleError` if the seat has nothing to take back. */
export function undoAt(table: Table, seat: Seat): Table {
  const { edition, journal, said } = table;
  const dropped = undoable(journal, seat) + 1;
  return { ...table, journal: undo(edition.game, journal, seat), said: said.filter((_, i) => i !== dropped) };
}

/** What a seat may hear; everything for `all`. */
export const heard = (events: readonly Emitted[], by: Seat | null | 'all'): Emitted[] =>
  events.filter(({ to }) => to === null || by === 'all' || (by !== null && to.includes(by)));
