import { RuleError } from './errors.ts';
import { at } from './plain.ts';
import { asked, choices, copyMatch, type Emit, inLane, isOver, isSecret, play, start } from './run.ts';
import { checked } from './step.ts';
import { type Turns, turnsAfter } from './turns.ts';
import type { Answer, Emitted, Game, Match, Options, Seat } from './types.ts';
import { offered, words } from './words.ts';

/** What fixes a match before the first answer. */
export interface Header {
  readonly game: string;
  readonly rules: number;
  readonly set: { readonly name: string; readonly hash: string };
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** Where the match goes on from, if it does not begin with the set-up: another match's position, as someone might imagine it. */
  readonly from?: Match;
}

export interface Entry {
  readonly seat: Seat;
  /** The question's name. */
  readonly k: string;
  readonly answer: Answer;
  /** The number of the seat's turn that it belongs to; 0 before the first. */
  readonly turn: number;
  /** Given in the seat's own lane, while the others went on. */
  readonly lane: boolean;
  /** The others may not know of it before it comes to light, or before the end. */
  readonly secret?: true;
}

/** A match with its answers. `base` and `now` can be rebuilt from the rest; they are kept so that nobody has to. */
export interface Journal<S = unknown> {
  readonly header: Header;
  readonly entries: readonly Entry[];
  /** The number of each seat's latest turn, all seats counted together; the highest is the current one. */
  readonly turns: Turns;
  /** How many entries lie behind the undo barrier, and the match and the turns as they stood there. */
  readonly barrier: number;
  readonly base: Match<S>;
  readonly baseTurns: Turns;
  readonly now: Match<S>;
}

export interface Written<S, E> {
  readonly journal: Journal<S>;
  readonly events: readonly Emitted<E>[];
}

/** A journal without answers. */
export function blank<S>(header: Header, now: Match<S>, turns: Turns = now.lanes.map(() => 0)): Journal<S> {
  return { header, entries: [], turns, barrier: 0, base: now, baseTurns: turns, now };
}

/** Write down and play an answer that is known to be offered, in place. */
export function enter<S, E>(
  g: Game<S, E>,
  m: Match<S>,
  before: Turns,
  seat: Seat,
  answer: Answer,
  emit?: Emit<E>,
): { readonly entry: Entry; readonly turns: Turns; readonly revealed: boolean } {
  const k = asked(m, seat)?.k ?? '';
  const lane = inLane(m, seat);
  const secret = isSecret(g, m, seat) && { secret: true as const };
  const turns = turnsAfter(g, before, seat, k);
  const entry = { seat, k, answer, turn: at(turns, seat), lane, ...secret };
  return { entry, turns, revealed: play(g, m, seat, answer, emit) };
}

/** Of a match that begins with the set-up. */
export const headerFor = <S>(g: Game<S>, seats: number, options: Options, seed: string): Header => ({
  game: g.id,
  rules: g.rules,
  set: g.set,
  seats,
  options,
  seed,
});

/** Open a journal. `options` must be complete and valid (`chosenOptions`), the seed 32 hexadecimal digits. */
export function open<S, E>(g: Game<S, E>, seats: number, options: Options, seed: string): Written<S, E> {
  const header = headerFor(g, seats, options, seed);
  const events: Emitted<E>[] = [];
  const now = start(g, seats, options, seed, (event, to) => events.push({ event, to: to ?? null }));
  return { journal: blank(header, now), events };
}

/** Open a journal at a position instead of the set-up. The seed is the header's only: the position has its own generator. */
export function openFrom<S, E>(g: Game<S, E>, from: Match<S>, options: Options, seed: string): Written<S, E> {
  const seats = from.lanes.length;
  const header = { ...headerFor(g, seats, options, seed), from };
  return { journal: blank(header, from), events: [] };
}

/** The journal with which this header began. */
export const reopen = <S, E>(g: Game<S, E>, { seats, options, seed, from }: Header): Written<S, E> =>
  from ? openFrom(g, from as Match<S>, options, seed) : open(g, seats, options, seed);

/** The journal after an answer that is known to be offered to the seat (`checked`). The journal given is left as it was. */
export function withAnswer<S, E>(g: Game<S, E>, j: Journal<S>, seat: Seat, known: Answer): Written<S, E> {
  const events: Emitted<E>[] = [];
  const now = copyMatch(g, j.now);
  const { entry, turns, revealed } = enter(g, now, j.turns, seat, known, (event, to) =>
    events.push({ event, to: to ?? null }),
  );
  const entries = [...j.entries, entry];
  const journal = {
    header: j.header,
    entries,
    turns,
    barrier: revealed ? entries.length : j.barrier,
    base: revealed ? now : j.base,
    baseTurns: revealed ? turns : j.baseTurns,
    now,
  };
  return { journal, events };
}

/**
 * Give a seat's answers, all or none. The journal given is left as it was.
 * Nothing may follow an answer that brings something hidden to light: a wrong one after it would be a free look.
 */
export function submit<S, E>(
  g: Game<S, E>,
  j: Journal<S>,
  seat: Seat,
  answers: readonly unknown[],
): Written<S, E> {
  let journal = j;
  const events: Emitted<E>[] = [];
  answers.forEach((answer, i) => {
    const { barrier, entries, now } = journal;
    if (i > 0 && barrier === entries.length && !isOver(now)) throw new RuleError('reveals');
    const written = withAnswer(g, journal, seat, checked(g, now, seat, answer));
    journal = written.journal;
    events.push(...written.events);
  });
  return { journal, events };
}

/**
 * The entry that the seat can take back: its latest, if nothing hidden has come to light since and
 * nobody else has answered since, except in a lane of their own. -1 if there is none.
 */
export function undoable(j: Journal, seat: Seat): number {
  for (let i = j.entries.length - 1; i >= j.barrier; i--) {
    const entry = j.entries[i] as Entry;
    if (entry.seat === seat) return i;
    if (!entry.lane) return -1;
  }
  return -1;
}

/** Drop the seat's latest answer and give the others' later ones again; undefined if there is no way back. */
function without<S>(g: Game<S>, j: Journal<S>, seat: Seat): Journal<S> | undefined {
  const dropped = undoable(j, seat);
  if (dropped < 0) return undefined;
  const entries = j.entries.slice(0, j.barrier);
  const now = copyMatch(g, j.base);
  let turns = j.baseTurns;
  for (const [i, { seat: of, k, answer }] of j.entries.entries()) {
    if (i < j.barrier || i === dropped) continue;
    // A lane whose answers depend on another seat's answer could not be given again.
    const isLater = i > dropped;
    if (isLater && asked(now, of)?.k !== k) return undefined;
    const known = isLater ? offered(choices(g, now, of), words(answer)) : answer;
    if (known === undefined) return undefined;
    const entered = enter(g, now, turns, of, known);
    turns = entered.turns;
    entries.push(entered.entry);
  }
  return { ...j, entries, turns, now };
}

export function undo<S>(g: Game<S>, j: Journal<S>, seat: Seat): Journal<S> {
  const back = without(g, j, seat);
  if (!back) throw new RuleError('cannot-undo');
  return back;
}

/** Take back everything that the seat can take back. */
export function restart<S>(g: Game<S>, j: Journal<S>, seat: Seat): Journal<S> {
  const back = without(g, j, seat);
  return back ? restart(g, back, seat) : j;
}
