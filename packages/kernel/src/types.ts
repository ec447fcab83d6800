/** Everything here is plain JSON, except the functions of `Game`. */

export type Seat = number;
/** An answer is a word, a number or a short tuple of them, so that a match reads as text. */
export type Answer = string | number | readonly (string | number)[];
export type Params = Readonly<Record<string, string | number | readonly (string | number)[]>>;

/** A frame as the kernel sees it: a name and parameters. Frames hold ids, and are never changed once pushed. */
export interface Frame {
  readonly k: string;
  readonly seat?: Seat;
}

/** Why something is not possible: the rule's number, and a text key with parameters. */
export interface Refusal {
  readonly rule: string;
  readonly key: string;
  readonly params: Params;
}
export interface Refused {
  readonly answer: Answer;
  readonly refusal: Refusal;
}

/** One source of points. `hidden` lines rest on what only the owner may know before the end. */
export interface ScoreLine {
  readonly rule: string;
  readonly key: string;
  readonly params: Params;
  readonly points: number;
  readonly hidden: boolean;
}

/** xoshiro128**: four 32-bit words. */
export type Rng = [number, number, number, number];

/** A match at one moment. `s` and `rng` never leave the server; a frame's parameters go to the seat that is asked. */
export interface Match<S = unknown> {
  s: S;
  /** The main line: the top is asked or run next. */
  stack: Frame[];
  /** One stack per seat, for what a seat does without holding the others up. */
  lanes: Frame[][];
  rng: Rng;
}

/** Plain JSON; what is in it is the game's affair. */
export type Memory = { readonly [name: string]: unknown };

export interface Emitted<E = unknown> {
  readonly event: E;
  /** The seats that may see it; null is everybody. */
  readonly to: readonly Seat[] | null;
}

/** How handlers reach the world. What reveals or randomises bars undo. */
export interface Io<F extends Frame = Frame, E = unknown> {
  /** Queue frames on the stack being run; the first argument is resolved first. */
  push(...frames: F[]): void;
  /** Queue frames in a seat's own lane. The seat answers them before anything on the main line. */
  aside(seat: Seat, ...frames: F[]): void;
  /** Hold the main line until every lane is empty. */
  join(): void;
  emit(event: E, to?: readonly Seat[]): void;
  /** Take the top of a hidden pile. */
  draw<T>(pile: T[]): T | undefined;
  shuffle<T>(items: T[]): T[];
  /** A number from 0 to n - 1. */
  roll(n: number): number;
  /** Something hidden comes to light by other means. */
  reveal(): void;
}

/** A step runs by itself; a question is put to the frame's seat. */
export interface Step<S, F, X> {
  run(s: S, f: F, io: X): void;
}
export interface Question<S, F, O, X> {
  /** The only source of legality: pure, never empty, without duplicates, in a stable order. */
  legal(s: S, f: F): readonly O[];
  /** Trusts that the answer came from `legal`. */
  apply(s: S, f: F, answer: O, io: X): void;
  /** Candidates that are not possible now, each with its reason. None of them is in `legal`. */
  refused?(s: S, f: F): readonly Refused[];
  /**
   * For a set that is chosen piece by piece: the pieces that can be chosen as well, and come earlier. `legal` offers each
   * set in one order only, so that whoever goes through it meets each set once; what is chosen in another order is written
   * down in that one (`inOrder`).
   */
  also?(s: S, f: F): readonly O[];
  /** Others see that the question was answered, not how. */
  readonly secret?: true;
  /** The same, for a question that is secret only at times. */
  secretNow?(s: S, f: F): boolean;
  /** What was answered in secret is open to all as soon as anything comes to light after it. */
  readonly untilReveal?: true;
  /** The answer closes what could still be changed: never given for the player, even if there is only one. */
  readonly commits?: true;
  /**
   * The seat's next turn begins with the answer: always, or, for what can be asked again within a turn, only if another
   * seat has had one since. What is answered elsewhere belongs to the turn that the seat has begun last.
   */
  readonly opens?: 'always' | 'after-others';
}

/** K is a game's vocabulary: frame name to { in: its parameters; out: its answers, `never` for a step }. */
type Name<K> = keyof K & string;
export type FrameOf<K> = {
  [N in Name<K>]: { readonly k: N } & (K[N] extends { in: infer I } ? I : never);
}[Name<K>];
/** A question as it is put: what it is about, and what may be answered. */
export type QuestionOf<K> = {
  [N in Name<K>]: K[N] extends { in: infer I; out: infer O }
    ? [O] extends [never]
      ? never
      : {
          readonly k: N;
          readonly frame: { readonly k: N } & I;
          readonly answers: readonly O[] & readonly Answer[];
        }
    : never;
}[Name<K>];
type HandlerOf<S, N, I, O, X> = [O] extends [never]
  ? Step<S, { readonly k: N } & I, X>
  : Question<S, { readonly k: N } & I, O, X>;
export type Handlers<S, K, E> = {
  readonly [N in Name<K>]: K[N] extends { in: infer I; out: infer O }
    ? HandlerOf<S, N, I, O, Io<FrameOf<K> & Frame, E>>
    : never;
};

export type Handler<S = unknown> = Partial<Step<S, Frame, Io> & Question<S, Frame, Answer, Io>>;

/** Table options: name to its values, the default first. */
export type Options = Readonly<Record<string, string>>;
export type OptionTable = Readonly<Record<string, readonly string[]>>;

/** How much of a game there is to know, from the least to the most. */
export const MINDS = ['apprentice', 'merchant', 'alderman'] as const;
export type MindName = (typeof MINDS)[number];

/** The bots' levels, from the weakest to the strongest: the Lord Mayor knows what the alderman knows, and looks ahead. */
export const LEVELS = [...MINDS, 'lord-mayor'] as const;
export type Level = (typeof LEVELS)[number];

/** What a game knows about playing it well. Bots bring the thinking; see `packages/bots`. */
export interface Mind<S = unknown> {
  /** The position as the seat sees it before it decides. */
  judge(s: S, seat: Seat): Judge<S>;
  /** How a search looks ahead with it; rules that were frozen before there was one have none. */
  readonly ahead?: Ahead<S>;
}
/** A mind with which one can look ahead. */
export type Farsighted<S = unknown> = Mind<S> & { readonly ahead: Ahead<S> };
export const isFarsighted = <S>(mind: Mind<S>): mind is Farsighted<S> => mind.ahead !== undefined;

/** How far it pays to look ahead in a game, and how closely. */
export interface Ahead<S = unknown> {
  /** Lines that are tried, as different as they can be. */
  readonly tried: number;
  /** Lines that everybody thinks of in each turn on the way ... */
  readonly quick: number;
  /** ... and how they judge them: like the mind itself, but cheaper. Lives for one search, and may keep what it has worked out. */
  judging(): Mind<S>['judge'];
  /** How many trials the judge's own opinion of a line counts for. */
  readonly trust: number;
  /** Takes back, in place, what others have decided in secret: in every deal they decide it anew. */
  unsettle?(m: Match<S>, me: Seat): void;
  /** Whether it has gone on long enough, `turns` turns after the line that is tried. */
  isFar(root: S, s: S, turns: number): boolean;
}

/** Lives for one decision, so it may keep what it has worked out. */
export interface Judge<S = unknown> {
  /**
   * Of the answers, those worth thinking through, the most promising first. None, if it is better to stop before this
   * question and to think again; never for the first.
   */
  consider(s: S, f: Frame, answers: readonly Answer[]): readonly Answer[];
  /** How good the position is for the seat; only differences matter. */
  worth(s: S): number;
  /**
   * How good it will be when this answer brings something hidden to light, seen from just before; without it, `worth`
   * judges the position as far as it is known.
   */
  unseen?(s: S, f: Frame, answer: Answer): number;
  /** Why this line of answers, of which the first is to `f`, is the best; `after` is where it leads. */
  reason(f: Frame, line: readonly Answer[], after: S): Reason | null;
}

/** Why a bot does what it does, in one line, before it is in any language. */
export interface Reason {
  readonly key: string;
  readonly params: Params;
}

/** What a game must answer. Handlers are typed where they are written and erased here (`handlers`). */
export interface Game<S = unknown, E = unknown, V = unknown> {
  readonly id: string;
  /** Raised by every change of legality or effect; a running match keeps the version it began with. */
  readonly rules: number;
  /** Name and content hash of the component set. */
  readonly set: { readonly name: string; readonly hash: string };
  readonly seats: readonly [min: number, max: number];
  options(seats: number): OptionTable;
  setup(seats: number, options: Options, io: Io): S;
  readonly frames: Readonly<Record<string, Handler<S>>>;
  /**
   * Why not, of an answer that is neither offered nor listed in `refused`, as its words: for whatever could be meant, and
   * only asked when it was given.
   */
  whyNot?(s: S, f: Frame, text: string): Refusal | undefined;
  /** A literal that names every field `me` may know; null is a spectator. */
  view(s: S, me: Seat | null): V;
  /** Replace, in place, what `me` cannot see by another possibility; the match stays playable. */
  redeal(m: Match<S>, me: Seat | null, shuffle: <T>(items: T[]) => T[], memory?: Memory): void;
  /**
   * What a seat keeps in mind of what it was shown: called when a match begins and after every answer, with the events
   * that the seat could see. Of the state only what the seat sees may enter into it.
   */
  remember?(before: Memory | undefined, s: S, me: Seat, events: readonly E[]): Memory;
  /** Score lines by seat, at any time. */
  score(s: S): ScoreLine[][];
  /** Place by seat after tie-breaks; 1 wins, equal numbers share. */
  ranking(s: S): number[];
  /**
   * Who is on turn shows hidden things of the own as the turn goes on, as cards of the hand are built: a host tells the
   * others only of what can no longer be taken back. For games without lanes.
   */
  readonly discreet?: true;
  /** A deep copy, as fast as the game can make it. */
  copy(s: S): S;
  /** How many of each component there are, wherever they lie. Constant through a match. */
  census(s: S): Record<string, number>;
  /**
   * A match from a position written as JSON, with the table options that the position has; or everything that is wrong
   * with it. `emit` hears what happens before somebody is asked.
   */
  position(
    json: unknown,
    emit?: (event: E, to?: readonly Seat[]) => void,
  ): { readonly match: Match<S>; readonly options: Options } | { readonly faults: readonly PositionFault[] };
  /** What the bots know of the game, by their levels. */
  readonly minds?: Readonly<Record<MindName, Mind<S>>>;
  /**
   * How readily lively random play takes this answer, 1 being usual. A uniform choice ends most matches before
   * anything has been built; whoever explores leans towards what keeps a match going.
   */
  lean?(f: Frame, answer: Answer): number;
  /** What kinds of components or effects this event shows at work, for coverage. */
  touches(event: E): readonly string[];
  /** All that `touches` can name. */
  readonly touchable: readonly string[];
}

/** What is wrong with a position, and where; in English, for whoever writes positions writes programs. */
export interface PositionFault {
  readonly at: string;
  readonly message: string;
}

/** The one untyped seam: a frame's name cannot be correlated with its handler once games are put in one list. */
export const handlers = <S, K, E>(typed: Handlers<S, K, E>): Readonly<Record<string, Handler<S>>> =>
  Object.assign(Object.create(null), typed); // without a prototype a frame's name is found twice as fast
