import * as v from 'valibot';
import {
  Answers,
  Key,
  Lines,
  LongText,
  Move,
  Options,
  Seat,
  SeatSpec,
  Seats,
  TableId,
  Version,
  Viewer,
  Word,
} from './parts.ts';

const request = <C extends string, E extends v.ObjectEntries>(cmd: C, entries: E) =>
  v.strictObject({ id: Version, cmd: v.literal(cmd), ...entries });
/** What changes something has a key of its own: sent twice, it is done once, and gets the same reply. */
const command = <C extends string, E extends v.ObjectEntries>(cmd: C, entries: E) =>
  request(cmd, { key: Key, ...entries });
const decision = <C extends string, E extends v.ObjectEntries>(cmd: C, entries: E) =>
  command(cmd, { table: TableId, seat: Seat, version: Version, ...entries });

/** What a client may ask of a host: the worker in the page, or a server. */
export const Request = v.variant('cmd', [
  request('tables', {}),
  /** A new game, or the game's guided first one, which begins at a position of its own. */
  command('create', {
    game: Word,
    seats: Seats,
    options: Options,
    set: v.nullable(LongText),
    lesson: v.boolean(),
  }),
  command('load', { text: LongText, seats: Seats, set: v.nullable(LongText) }),
  /**
   * From now on changes are sent as this seat sees the table, and as no other; first the whole sight, or what is
   * missing since the version that is known.
   */
  request('watch', { table: TableId, seat: Viewer, known: v.nullable(Version) }),
  /** The lines of the log before line `before`. */
  request('log', { table: TableId, seat: Viewer, before: Move }),
  /** This place plays on at a table that another one (another tab) has in hand. */
  request('take-over', { table: TableId }),
  request('leave', { table: TableId }),
  decision('answer', { answers: Answers }),
  /** What would follow each of these lines of answers; nothing is changed, and what reveals something is not tried. */
  request('probe', { table: TableId, seat: Seat, version: Version, lines: Lines }),
  /** The turn is done: the others go on. */
  decision('end-turn', {}),
  /** The learner goes past this step of a guided game; if it is the present one no longer, nothing happens. */
  command('learn', { table: TableId, seat: Seat, step: Move }),
  /** The game goes on without a guide. */
  command('end-lesson', { table: TableId, seat: Seat }),
  decision('undo', {}),
  decision('restart', {}),
  /** What everybody would have to forget if the table went back to that move; asked before anybody agrees to it. */
  request('forgets', { table: TableId, seat: Seat, move: Move }),
  /** Back to that move as the seat counts, past others and past what came to light: everybody has agreed. */
  command('rewind', { table: TableId, seat: Seat, move: Move }),
  request('past', { table: TableId, seat: Viewer, move: Move }),
  command('fork', { table: TableId, seat: Viewer, move: Move }),
  /** The points of all after every move that changed them; told when the match is over. */
  request('course', { table: TableId }),
  request('export', { table: TableId }),
  /** The replacement component set of a table, as its file has it; an empty text if it has none. */
  request('set', { table: TableId }),
  request('forget', { table: TableId }),
  command('hand-over', { table: TableId, seat: Seat, to: SeatSpec }),
  request('hint', { table: TableId, seat: Seat }),
  /** How long a bot waits before it answers, so that people can follow; whether a turn is ended by `end-turn`. */
  request('manners', {
    milliseconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
    confirm: v.boolean(),
  }),
]);
export type Request = v.InferOutput<typeof Request>;
export type Command = Request['cmd'];

/** The request that came in, or null if it is none. */
export const requestIn = (raw: unknown): Request | null => {
  const read = v.safeParse(Request, raw);
  return read.success ? read.output : null;
};

/** The number that the reply to it bears; 0 if it has none that could. */
export const idOf = (raw: unknown): number =>
  typeof raw === 'object' && raw !== null && 'id' in raw && Number.isSafeInteger(raw.id)
    ? Math.max(0, Number(raw.id))
    : 0;
