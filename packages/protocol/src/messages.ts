import * as v from 'valibot';
import { Change } from './change.ts';
import {
  Answer,
  Move,
  Params,
  Refusal,
  Said,
  ScoreLine,
  Seat,
  SeatSpec,
  TableId,
  Version,
  Viewer,
  Word,
} from './parts.ts';

/** The question put to the seat that this client plays. */
export const Ask = v.strictObject({
  k: Word,
  /** The frame as the game has it, for its describer. */
  frame: v.looseObject({ k: Word }),
  answers: v.array(Answer),
  refused: v.array(v.strictObject({ answer: Answer, refusal: Refusal })),
  commits: v.boolean(),
  lane: v.boolean(),
});
export type Ask = v.InferOutput<typeof Ask>;

/** One answer as the log tells it: only the events that the viewer may see. */
export const LogEntry = v.strictObject({
  /** The table as it was then, for `past`; 0 is the set-up. Counts only what the viewer could see happening. */
  move: Move,
  seat: Viewer,
  k: v.nullable(Word),
  /** The number of the turn that it belongs to: each is one seat's. */
  turn: Move,
  /** Given in the seat's own lane, while the others went on. */
  lane: v.boolean(),
  /** Given by itself, because it was the only one. */
  auto: v.boolean(),
  events: v.array(v.looseObject({})),
  /** Why a bot did it. */
  reason: v.nullable(Said),
});
export type LogEntry = v.InferOutput<typeof LogEntry>;

const Result = v.strictObject({
  totals: v.array(v.number()),
  ranking: v.array(v.number()),
  lines: v.array(v.array(ScoreLine)),
});

/** A table as one seat sees it. */
export const Sight = v.strictObject({
  table: TableId,
  game: Word,
  set: v.strictObject({ name: Word, hash: v.string() }),
  options: v.record(Word, Word),
  seats: v.array(SeatSpec),
  /** Rises with everything that this viewer can see happening, undo included. Commands name the version they saw. */
  version: Version,
  /** How many answers have been given, as far as this viewer can know. */
  move: Move,
  seat: Viewer,
  view: v.looseObject({}),
  ask: v.nullable(Ask),
  /** Who has something to answer; while a turn is held, its owner before those who come after it. */
  waiting: v.array(Seat),
  /** The names of their questions, for telling the others what they wait for. */
  asked: v.array(v.strictObject({ seat: Seat, k: Word })),
  /** The points of each seat as far as the viewer may know them. */
  scores: v.array(v.number()),
  canUndo: v.boolean(),
  /** The line in the log behind which nobody can go, and the one behind which this seat cannot go. */
  barrier: Move,
  horizon: Move,
  /** The latest lines of the log, and how many came before them. */
  log: v.array(LogEntry),
  older: Move,
  commitment: v.string(),
  /** Told when the match is over. */
  seed: v.nullable(v.string()),
  result: v.nullable(Result),
  /** The table that this one was forked from. */
  forkOf: v.nullable(v.strictObject({ table: TableId, move: Move })),
  /** A seat that has not ended its turn yet; the others wait for it. */
  held: v.nullable(Seat),
  /** Which step of a guided game its learner is at; nobody else is told. */
  lesson: v.nullable(v.strictObject({ step: Move, state: v.picklist(['coming', 'here', 'astray']) })),
});
export type Sight = v.InferOutput<typeof Sight>;

export const Summary = v.strictObject({
  table: TableId,
  game: Word,
  seats: v.array(SeatSpec),
  move: Move,
  over: v.boolean(),
  waiting: v.array(Seat),
  updated: v.number(),
  /** A guided game; one that was kept before there were any does not say. */
  lesson: v.optional(v.boolean(), false),
});
export type Summary = v.InferOutput<typeof Summary>;

export const ERRORS = [
  'bad-request',
  'no-table',
  'no-game',
  'no-seat',
  'bad-options',
  'bad-set',
  'bad-file',
  'stale',
  'not-asked',
  'not-offered',
  'reveals',
  'cannot-undo',
  'not-over',
  'key-reused',
  'elsewhere',
  'unreadable',
  'unavailable',
  'internal',
] as const;
export const ErrorCode = v.picklist(ERRORS);
export type ErrorCode = v.InferOutput<typeof ErrorCode>;

/** Where a line of answers would lead, as the seat could know it. */
export const Tried = v.strictObject({
  /** Those that could be given, and after a whole line those that leave no choice. */
  answers: v.array(Answer),
  /** Why the next one was not given: it would bring something hidden to light, or it is not possible. */
  stopped: v.nullable(
    v.strictObject({
      code: v.picklist(['not-asked', 'not-offered', 'reveals']),
      refusal: v.nullable(Refusal),
    }),
  ),
  /** What the seat would be asked then; null if it would have nothing more to answer. */
  ask: v.nullable(Ask),
  /** What it would see. */
  view: v.looseObject({}),
  /** What each seat would count, as far as this one may know it. */
  points: v.array(v.array(ScoreLine)),
});
export type Tried = v.InferOutput<typeof Tried>;

export const Fault = v.strictObject({ at: v.string(), key: v.string(), params: Params });

/** What a host says: the reply to a request, or news of a watched table. */
export const Message = v.variant('kind', [
  v.strictObject({ kind: v.literal('tables'), re: Version, tables: v.array(Summary) }),
  v.strictObject({ kind: v.literal('table'), re: Version, table: TableId }),
  v.strictObject({ kind: v.literal('past'), re: Version, sight: Sight }),
  v.strictObject({ kind: v.literal('text'), re: Version, text: v.string() }),
  v.strictObject({
    kind: v.literal('hint'),
    re: Version,
    answers: v.array(Answer),
    reason: v.nullable(Said),
  }),
  /** In the order of the lines. */
  v.strictObject({ kind: v.literal('probe'), re: Version, tried: v.array(Tried) }),
  v.strictObject({
    kind: v.literal('course'),
    re: Version,
    course: v.array(v.strictObject({ move: Move, totals: v.array(v.number()) })),
  }),
  /** By seat: how many answers would be taken back, and how often something came to light for it with those of all. */
  v.strictObject({
    kind: v.literal('forgets'),
    re: Version,
    forgets: v.array(v.strictObject({ answers: v.number(), reveals: v.number() })),
  }),
  v.strictObject({ kind: v.literal('done'), re: Version }),
  v.strictObject({
    kind: v.literal('error'),
    re: Version,
    code: ErrorCode,
    refusal: v.nullable(Refusal),
    faults: v.array(Fault),
  }),
  /** Lines of the log before those that were sent. */
  v.strictObject({ kind: v.literal('log'), re: Version, log: v.array(LogEntry), older: Move }),
  v.strictObject({ kind: v.literal('sight'), sight: Sight }),
  /** Whether a watched table is played here, or in another place (another tab) that this one only follows. */
  v.strictObject({ kind: v.literal('place'), table: TableId, isOurs: v.boolean() }),
  /** What changed for this viewer from one version to the next; of the log, the lines from `keep` on are new. */
  v.strictObject({
    kind: v.literal('change'),
    table: TableId,
    seat: Viewer,
    from: Version,
    change: v.nullable(Change),
    log: v.nullable(v.strictObject({ keep: Move, add: v.array(LogEntry) })),
  }),
]);
export type Message = v.InferOutput<typeof Message>;
