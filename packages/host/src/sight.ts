import {
  asked,
  choices,
  commitment,
  type Game,
  type Header,
  inLane,
  isOver,
  isSecret,
  type Match,
  refused,
  type ScoreLine,
  type Seat,
} from '@thameside/kernel';
import type { Ask, LogEntry, Sight, Summary } from '@thameside/protocol';
import { learning } from './lesson.ts';
import { askedAt, countOf, type Table, versionFor, waitedFor } from './table.ts';
import { openTold, SECRET, telling, toldBefore } from './telling.ts';
import { canTakeBack, standing } from './undo.ts';
import { toldTable } from './veil.ts';

/** The question put to the seat, with what it may answer and what not. */
export function askIn(game: Game, now: Match, seat: Seat): Ask | null {
  const frame = asked(now, seat);
  if (!frame) return null;
  return {
    k: frame.k,
    frame: { ...frame },
    answers: choices(game, now, seat) as Ask['answers'],
    refused: refused(game, now, seat) as unknown as Ask['refused'],
    commits: game.frames[frame.k]?.commits === true,
    lane: inLane(now, seat),
  };
}

const askOf = (t: Table, seat: Seat): Ask | null =>
  askedAt(t, seat) ? askIn(t.game, t.journal.now, seat) : null;

const promised = new WeakMap<Header, string>();
/** Hashed once for each table. */
function promiseOf(header: Header): string {
  const promise = promised.get(header) ?? commitment(header.seed);
  promised.set(header, promise);
  return promise;
}

const counted = new WeakMap<Match, ScoreLine[][]>();
/** Counted once for each position: at the end of a match that can take a while. */
function scoreLines(game: Game, now: Match): ScoreLine[][] {
  const lines = counted.get(now) ?? game.score(now.s);
  counted.set(now, lines);
  return lines;
}
const sum = (lines: readonly ScoreLine[]): number => lines.reduce((total, { points }) => total + points, 0);

/** The sources of points of each seat, as far as the viewer may know them. */
export const knownPoints = (game: Game, now: Match, viewer: Seat | null): ScoreLine[][] =>
  scoreLines(game, now).map((lines, whose) => lines.filter(line => whose === viewer || !line.hidden));

/** The points that the viewer may count. */
const scoresOf = ({ game, journal: { now } }: Table, viewer: Seat | null, isOpen: boolean): number[] =>
  (isOpen ? scoreLines(game, now) : knownPoints(game, now, viewer)).map(sum);

function resultOf(t: Table): Sight['result'] {
  if (!isOver(t.journal.now)) return null;
  const lines = scoreLines(t.game, t.journal.now);
  return {
    totals: lines.map(sum),
    ranking: t.game.ranking(t.journal.now.s),
    lines: lines as unknown as NonNullable<Sight['result']>['lines'],
  };
}

const questionOf = (t: Table, seat: Seat, viewer: Seat | null) => {
  const k = askedAt(t, seat)?.k;
  if (k === undefined) return [];
  return [{ seat, k: seat !== viewer && isSecret(t.game, t.journal.now, seat) ? SECRET : k }];
};

function lessonFor(t: Table, viewer: Seat | null): Sight['lesson'] {
  const at = learning(t);
  return at && at.learner === viewer ? { step: at.step, state: at.state } : null;
}

export interface Seen {
  readonly sight: Omit<Sight, 'log' | 'older'>;
  readonly log: readonly LogEntry[];
  /** How many lines of the log came before these. */
  readonly older: number;
}

/** Everything that one viewer may know of the table, and nothing else. Once the match is over its log is open, at every moment of it. */
export const seenBy = (t: Table, viewer: Seat | null): Seen =>
  seenAt(toldTable(t, viewer), viewer, isOver(t.journal.now));

/** The same of a moment all of which the viewer has been told. */
function seenAt(t: Table, viewer: Seat | null, isOpen: boolean): Seen {
  const { now, header } = t.journal;
  const { log, moves } = telling(t, viewer, isOpen);
  const before = isOpen ? openTold(t) : toldBefore(t, viewer);
  /** The move as this viewer counts after so many answers; the lines of the table reach back far enough. */
  const moveAt = (count: number): number => {
    const line = t.lines.length - 1 - (countOf(t) - count);
    return line < 0 ? before.moves : (moves[line] ?? before.moves);
  };
  const waiting = waitedFor(t);
  return {
    sight: {
      table: t.head.id,
      game: header.game,
      set: { name: header.set.name, hash: header.set.hash },
      options: { ...header.options },
      seats: [...t.seats],
      version: versionFor(t, viewer),
      move: moveAt(countOf(t)),
      seat: viewer,
      view: t.game.view(now.s, viewer) as Record<string, unknown>,
      ask: viewer === null ? null : askOf(t, viewer),
      waiting,
      asked: waiting.flatMap(each => questionOf(t, each, viewer)),
      scores: scoresOf(t, viewer, isOpen),
      canUndo: viewer !== null && canTakeBack(t, viewer),
      barrier: moveAt(t.behind),
      horizon: moveAt(standing(t, viewer)),
      commitment: promiseOf(header),
      seed: isOpen ? header.seed : null,
      result: resultOf(t),
      forkOf: t.head.forkOf,
      held: t.held,
      lesson: lessonFor(t, viewer),
    },
    log,
    older: before.lines,
  };
}

const withLog = ({ sight, log, older }: Seen): Sight => ({ ...sight, log: [...log], older });

export const sightOf = (t: Table, viewer: Seat | null): Sight => withLog(seenBy(t, viewer));

/** Of a moment of the past. */
export const pastSight = (then: Table, viewer: Seat | null, isOpen: boolean): Sight =>
  withLog(seenAt(then, viewer, isOpen));

/** What any spectator can count: the list of tables tells nobody more than that. */
function publicMove(t: Table): number {
  if (isOver(t.journal.now)) return countOf(t);
  return telling(toldTable(t, null), null, false).moves.at(-1) ?? toldBefore(t, null).moves;
}

export const summaryOf = (t: Table): Summary => ({
  table: t.head.id,
  game: t.head.header.game,
  seats: [...t.seats],
  move: publicMove(t),
  over: isOver(t.journal.now),
  waiting: waitedFor(t),
  updated: t.updated,
  lesson: t.passed !== null,
});
