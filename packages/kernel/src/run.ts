import { at } from './plain.ts';
import { below, rngOf, shuffle } from './rng.ts';
import type { Answer, Frame, Game, Handler, Io, Match, Options, Seat } from './types.ts';
import { offered, words } from './words.ts';

/** Holds the main line until every lane is empty. */
export const JOIN: Frame = { k: '@join' };

export type Emit<E> = (event: E, to?: readonly Seat[]) => void;
const silent = () => {};

/** A class for speed alone: one is made for every answer, and its methods must not be made anew with it. */
class MatchIo<S, E> implements Io<Frame, E> {
  revealed = false;
  readonly match: Match<S>;
  readonly emit: Emit<E>;
  stack: Frame[];
  constructor(match: Match<S>, emit: Emit<E>) {
    this.match = match;
    this.emit = emit;
    this.stack = match.stack;
  }
  push(...frames: Frame[]): void {
    for (let i = frames.length - 1; i >= 0; i--) this.stack.push(frames[i] as Frame);
  }
  aside(seat: Seat, ...frames: Frame[]): void {
    const lane = at(this.match.lanes, seat);
    for (let i = frames.length - 1; i >= 0; i--) lane.push(frames[i] as Frame);
  }
  join(): void {
    this.match.stack.push(JOIN); // a lane that waited for itself would wait for ever
  }
  draw<T>(pile: T[]): T | undefined {
    this.revealed = true;
    return pile.pop();
  }
  shuffle<T>(items: T[]): T[] {
    this.revealed = true;
    return shuffle(this.match.rng, items);
  }
  roll(n: number): number {
    this.revealed = true;
    return below(this.match.rng, n);
  }
  reveal(): void {
    this.revealed = true;
  }
}

const handler = <S>(g: Game<S>, f: Frame): Handler<S> => {
  const h = g.frames[f.k];
  if (!h) throw new Error(`no handler for frame ${f.k}`);
  return h;
};

/** Whether every lane is empty. */
const atRest = <S>(m: Match<S>): boolean => m.lanes.every(lane => lane.length === 0);

/** Run the top of one stack if it is a step, or a join that has nothing left to wait for. */
function runTop<S, E>(g: Game<S, E>, m: Match<S>, stack: Frame[], io: MatchIo<S, E>): boolean {
  const f = stack[stack.length - 1];
  if (!f) return false;
  if (f.k === JOIN.k) {
    if (!atRest(m)) return false;
    stack.pop();
    return true;
  }
  const h = handler(g, f);
  if (!h.run) return false;
  stack.pop();
  io.stack = stack;
  h.run(m.s, f, io as Io);
  return true;
}

/** Run steps until only questions are left on top. */
function settle<S, E>(g: Game<S, E>, m: Match<S>, io: MatchIo<S, E>): void {
  let ran: boolean;
  do {
    ran = false;
    for (const lane of m.lanes) while (lane.length > 0 && runTop(g, m, lane, io)) ran = true;
    // a step in one lane can have queued others in a lane that was at rest
  } while (ran || runTop(g, m, m.stack, io));
}

/** Begin a match. `options` must be complete and valid (`chosenOptions`). */
export function start<S, E>(
  g: Game<S, E>,
  seats: number,
  options: Options,
  seed: string,
  emit: Emit<E> = silent,
): Match<S> {
  const m: Match<S> = {
    s: {} as S,
    stack: [],
    lanes: Array.from({ length: seats }, () => []),
    rng: rngOf(seed),
  };
  const io = new MatchIo<S, E>(m, emit);
  m.s = g.setup(seats, options, io as Io);
  settle(g, m, io);
  return m;
}

/** Run the steps on top of a match that was made by hand, in place. */
export function resume<S, E>(g: Game<S, E>, m: Match<S>, emit: Emit<E> = silent): Match<S> {
  settle(g, m, new MatchIo<S, E>(m, emit));
  return m;
}

/** The seat whose turn it is on the main line; none while it waits for lanes, or is over. */
export const onTurn = <S>(m: Match<S>): Seat | undefined => m.stack[m.stack.length - 1]?.seat;

/** The stack whose top is asked of this seat: its own lane first, then the main line. */
const stackFor = <S>(m: Match<S>, seat: Seat): Frame[] | undefined => {
  const lane = m.lanes[seat];
  if (lane === undefined) return undefined;
  if (lane.length > 0) return lane;
  return onTurn(m) === seat ? m.stack : undefined;
};

/** The question that this seat has to answer now. */
export const asked = <S>(m: Match<S>, seat: Seat): Frame | undefined => stackFor(m, seat)?.at(-1);

/** Whether the question comes from the seat's own lane, so that the others are not waiting for it. */
export const inLane = <S>(m: Match<S>, seat: Seat): boolean => (m.lanes[seat]?.length ?? 0) > 0;

/** The seats that have something to answer, in seat order; empty when the match is over. */
export function waiting<S>(m: Match<S>): Seat[] {
  const main = onTurn(m);
  if (atRest(m)) return main === undefined ? [] : [main];
  const seats: Seat[] = [];
  for (let seat = 0; seat < m.lanes.length; seat++) if (main === seat || inLane(m, seat)) seats.push(seat);
  return seats;
}

export const isOver = <S>(m: Match<S>): boolean => m.stack.length === 0 && atRest(m);

/** Whether the others may not know what this seat is asked and how it answers. */
export function isSecret<S>(g: Game<S>, m: Match<S>, seat: Seat): boolean {
  const f = asked(m, seat);
  const h = f && g.frames[f.k];
  return h !== undefined && (h.secret ?? h.secretNow?.(m.s, f as Frame) ?? false);
}

/** What this seat may answer; empty if it is not asked. */
export function legal<S>(g: Game<S>, m: Match<S>, seat: Seat): readonly Answer[] {
  const f = asked(m, seat);
  return f ? (handler(g, f).legal?.(m.s, f) ?? []) : [];
}

/** What may be answered, whatever the order in which a set is chosen. */
export function choices<S>(g: Game<S>, m: Match<S>, seat: Seat): readonly Answer[] {
  const f = asked(m, seat);
  const answers = legal(g, m, seat);
  const also = f && handler(g, f).also?.(m.s, f);
  if (!also || also.length === 0) return answers;
  return [...also, ...answers.filter(answer => offered(also, words(answer)) === undefined)];
}

/** Unchecked and in place, for bots and replays. Returns whether anything hidden came to light. */
export function play<S, E>(
  g: Game<S, E>,
  m: Match<S>,
  seat: Seat,
  answer: Answer,
  emit: Emit<E> = silent,
): boolean {
  const stack = stackFor(m, seat);
  const f = stack?.pop();
  if (!stack || !f) throw new Error(`seat ${seat} is not asked`);
  const io = new MatchIo<S, E>(m, emit);
  io.stack = stack;
  handler(g, f).apply?.(m.s, f, answer, io as Io);
  settle(g, m, io);
  return io.revealed || isOver(m); // the end shows everything
}

/** Frames are never changed once pushed, so a copy may share them. */
export const copyMatch = <S>(g: Game<S>, m: Match<S>): Match<S> => ({
  s: g.copy(m.s),
  stack: m.stack.slice(),
  lanes: m.lanes.map(lane => lane.slice()),
  rng: [m.rng[0], m.rng[1], m.rng[2], m.rng[3]],
});
