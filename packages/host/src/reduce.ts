import {
  type Answer,
  asked,
  inOrder,
  isOver,
  legal,
  offered,
  RuleError,
  type Seat,
  words,
} from '@thameside/kernel';
import type { Said } from '@thameside/kit';
import type { Message, SeatSpec } from '@thameside/protocol';
import { answered, trimmed, withForced } from './answering.ts';
import { changeFor } from './changes.ts';
import { HostError } from './errors.ts';
import { heldAfter } from './hold.ts';
import { goneOn, learning, playedByScript } from './lesson.ts';
import { withFacts } from './opening.ts';
import type { Given, Line, Row } from './rows.ts';
import { askedAt, countOf, hasRevealed, isPerson, isTurnShown, type Table, waitedFor } from './table.ts';
import { stepsBack, takenBack, turnRestarted } from './undo.ts';

/** What somebody wants to happen at a table. Its shape has been checked, its version too. */
export type Command = {
  readonly key: string;
  readonly sum: string;
  readonly at: number;
  readonly seat: Seat;
} & (
  | { readonly do: 'answer'; readonly answers: readonly unknown[]; readonly confirm: boolean }
  /** A bot's answers: as many of them as still fit. */
  | { readonly do: 'bot'; readonly answers: readonly Answer[]; readonly reason: Said | null }
  | { readonly do: 'undo' | 'restart' | 'end-turn' | 'end-lesson' }
  | { readonly do: 'learn'; readonly step: number }
  | { readonly do: 'hand-over'; readonly to: SeatSpec }
);

interface Told {
  readonly to: Seat | null;
  readonly message: Message;
}
export interface Reduced {
  readonly table: Table;
  /** To be kept before anybody is told. */
  readonly rows: readonly Row[];
  readonly outbox: readonly Told[];
}

interface Done {
  readonly table: Table;
  readonly dropped?: readonly number[];
  readonly reason?: Said | null;
}

/** The bot's answers, as far as what it imagined holds: what comes to light is reason to think again. */
function playedByBot(t: Table, seat: Seat, answers: readonly Answer[], reason: Said | null): Table {
  let table = t;
  for (const [i, answer] of answers.entries()) {
    const { now } = table.journal;
    if (!asked(now, seat) || (i > 0 && hasRevealed(table))) break;
    const known = offered(legal(t.game, now, seat), words(answer));
    if (i > 0 && known === undefined) break;
    table = answered(table, seat, [known ?? legal(t.game, now, seat)[0]], i === 0 ? reason : null, true);
  }
  return table;
}

/** Pieces of a set that come before others go before them. */
function sorted(t: Table, seat: Seat, answers: readonly unknown[]) {
  if (!askedAt(t, seat)) return { table: t, answers, dropped: [], isKnown: false };
  const order = inOrder(t.game, t.journal, seat, answers);
  return { ...stepsBack(t, seat, order.back), answers: order.answers, isKnown: true };
}

/** What a command does to the table, apart from being written down. Throws, and nothing has happened. */
export function done(t: Table, command: Command): Done {
  const { seat } = command;
  switch (command.do) {
    case 'answer': {
      const { table, answers, dropped, isKnown } = sorted(t, seat, command.answers);
      const after = answered(table, seat, answers, null, isKnown);
      const held = heldAfter(t, after, seat, command.confirm);
      return { table: withForced(after.held === held ? after : { ...after, held }), dropped };
    }
    case 'bot': {
      const scripted = playedByScript(t, seat);
      const reason = scripted ? null : command.reason;
      return {
        table: withForced(scripted ?? playedByBot(t, seat, command.answers, reason)),
        reason,
      };
    }
    case 'undo':
      return takenBack(t, seat);
    case 'restart':
      return turnRestarted(t, seat);
    case 'end-turn':
      if (t.held !== seat) throw new HostError('not-asked');
      return { table: withForced({ ...t, held: null }) };
    case 'learn': {
      if (learning(t)?.learner !== seat) throw new HostError('not-asked');
      const passed = goneOn(t, command.step);
      return { table: passed === t.passed ? t : { ...t, passed } };
    }
    case 'end-lesson':
      if (learning(t)?.learner !== seat) throw new HostError('not-asked');
      return { table: { ...t, passed: null } };
    case 'hand-over': {
      const seats = t.seats.map((each, i) => (i === seat ? command.to : each));
      return { table: withForced({ ...t, seats, held: t.held === seat ? null : t.held }) };
    }
  }
}

const isSecretPart = (line: Line | undefined, seat: Seat): boolean =>
  line?.entry?.secret === true && line.entry.lane && line.entry.seat === seat && !line.reveals;

/** Part of a turn that the others are told of when it can no longer be taken back. */
const isUntold = (after: Table, touched: readonly Line[], seat: Seat): boolean =>
  after.game.discreet === true &&
  !isTurnShown(after, seat) &&
  touched.every(({ entry, reveals }) => entry?.seat === seat && !reveals);

/** Whether nobody else can notice it: part of a choice in secret, before it is made and without an end to it. */
function isQuiet(before: Table, after: Table, touched: readonly Line[], seat: Seat): boolean {
  return (
    touched.length > 0 &&
    (touched.every(line => isSecretPart(line, seat)) || isUntold(after, touched, seat)) &&
    !isOver(after.journal.now) &&
    before.seats === after.seats &&
    before.held === after.held &&
    String(waitedFor(before)) === String(waitedFor(after))
  );
}

/** One command on a table: what is to be kept, and what is to be told once it has been. Throws, and nothing has happened. */
export function reduce(t: Table, command: Command, viewers: readonly (Seat | null)[]): Reduced {
  const { key, sum, at, seat } = command;
  const { table: after, dropped = [], reason } = done(t, command);
  if (after === t) return { table: t, rows: [], outbox: [] };
  const added = countOf(after) - countOf(t) + dropped.length;
  const lines = added > 0 ? after.lines.slice(-added) : [];
  const lost = dropped.map(number => t.lines[t.lines.length - 1 - (countOf(t) - number)] as Line);
  const given = lines.map(({ entry, auto }): Given => {
    if (!entry) throw new RuleError('not-asked');
    return [entry.seat, entry.answer, auto ? 1 : 0];
  });
  const isCalm = lost.length === 0 && lines.every(({ entry, reveals }) => entry?.lane === true && !reveals);
  const row: Row = {
    no: t.no + 1,
    at,
    seat,
    do: command.do === 'bot' ? 'answer' : command.do,
    key,
    sum,
    ...(given.length > 0 && { given }),
    ...(dropped.length > 0 && { dropped }),
    ...(reason && { reason }),
    ...(after.held !== t.held && { held: after.held }),
    ...(after.passed !== t.passed && { passed: after.passed }),
    ...(command.do === 'hand-over' && { to: command.to }),
    ...(isQuiet(t, after, [...lines, ...lost], seat) && { quiet: true as const }),
    ...(isCalm && lines.length > 0 && { calm: true as const }),
  };
  const table = trimmed(withFacts({ ...after, no: t.no, seen: t.seen, trail: t.trail }, row));
  const noticed = viewers.filter(viewer => !row.quiet || viewer === seat);
  return {
    table,
    rows: [row],
    outbox: noticed.map(viewer => ({ to: viewer, message: changeFor(t, table, viewer) })),
  };
}

/** Whether nothing has happened since that version but what others did in lanes of their own, revealing nothing. */
export function isUpToDate({ seen, trail }: Table, seat: Seat, version: number): boolean {
  let missed = (seen[seat + 1] ?? 0) - version;
  if (missed < 0) return false;
  for (let i = trail.length - 1; missed > 0; i--) {
    const row = trail[i];
    if (!row) return false;
    if (row.quiet && row.seat !== seat) continue;
    if (!row.calm || row.seat === seat) return false;
    missed--;
  }
  return true;
}

export function mustBePerson(t: Table, seat: Seat): void {
  if (!isPerson(t, seat)) throw new HostError('no-seat');
}
export function mustSeat(t: Table, seat: Seat | null): void {
  if (seat !== null && !t.seats[seat]) throw new HostError('no-seat');
}
