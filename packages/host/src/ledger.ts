import {
  type Answer,
  type Header,
  type Journal,
  type Match,
  memoriesOf,
  type Redealt,
  redealt,
  type Seat,
  save,
} from '@thameside/kernel';
import type { Engine } from '@thameside/kit';
import { opened, withRows } from './opening.ts';
import { type Command, done } from './reduce.ts';
import type { Given, Head, Line, Row } from './rows.ts';
import type { Table } from './table.ts';

/** A table with all its lines in hand and no store: for a program that keeps matches as text. Never changed. */
export interface Ledger {
  readonly table: Table;
  readonly header: Header;
  readonly now: Match;
  /** The set-up's first, then one for every answer that stands. */
  readonly lines: readonly Line[];
  /** What the latest answers brought about. */
  readonly news: readonly Line[];
}

const ledger = (table: Table, news: readonly Line[]): Ledger => {
  const { header, now } = table.journal;
  return { table, header, now, lines: table.lines, news };
};

/** The program answers for all seats: nothing goes by itself, and nobody ends a turn by a word. */
const headFor = (header: Header): Head => ({
  id: '',
  header,
  set: '',
  seats: Array.from({ length: header.seats }, (_, seat) => ({ kind: 'bot', name: String(seat), level: '' })),
  forkOf: null,
  guided: false,
  at: 0,
  sum: '',
});
const UNSIGNED = { key: '', sum: '', at: 0 } as const;

export function newLedger(engine: Engine, game: Engine['game'], header: Header): Ledger {
  const table = opened(headFor(header), engine, game, true);
  return ledger(table, table.lines);
}

/** With more answers, which are known to be right. */
export function continued(
  { table }: Ledger,
  answers: readonly { readonly seat: Seat; readonly answer: Answer }[],
): Ledger {
  const given = answers.map(({ seat, answer }): Given => [seat, answer, 0]);
  const row: Row = { no: table.no + 1, seat: null, do: 'answer', ...UNSIGNED, given };
  const after = withRows(table, [row]);
  return ledger(after, after.lines.slice(table.lines.length));
}

function carriedOut(before: Ledger, command: Command): Ledger {
  const { table, dropped = [] } = done(before.table, command);
  return ledger(table, table.lines.slice(before.lines.length - dropped.length));
}

/** All of the answers or none: throws `RuleError`, as the others do, and then nothing has changed. */
export const entered = (before: Ledger, seat: Seat, answers: readonly unknown[]): Ledger =>
  carriedOut(before, { do: 'answer', ...UNSIGNED, seat, answers, confirm: false });
/** Without the seat's latest answer. */
export const unanswered = (before: Ledger, seat: Seat): Ledger =>
  carriedOut(before, { do: 'undo', ...UNSIGNED, seat });
/** Without all that the seat can take back. */
export const begunAgain = (before: Ledger, seat: Seat): Ledger =>
  carriedOut(before, { do: 'restart', ...UNSIGNED, seat });

export const answersIn = ({ lines }: Ledger): number => lines.length - 1;

/** The match with all its answers. */
export function journalOf({ table: { journal }, lines }: Ledger): Journal {
  const entries = lines.flatMap(({ entry }) => (entry ? [entry] : []));
  return { ...journal, entries, barrier: entries.length - journal.entries.length };
}

/** Holds the seed: for whoever owns the table. */
export const textIn = (of: Ledger): string => save(of.table.game, journalOf(of));

/** What the seat might imagine, as a bot is given it. */
export function imagined(of: Ledger, seat: Seat, seed: string): Redealt {
  const { game } = of.table;
  return redealt(game, of.now, seat, seed, memoriesOf(game, journalOf(of))[seat]);
}
