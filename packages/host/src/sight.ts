import {
  asked,
  type Game,
  inLane,
  isOver,
  isSecret,
  legal,
  type Match,
  refused,
  type ScoreLine,
  type Seat,
} from '@thameside/kernel';
import type { Ask, LogEntry, Sight, Summary } from '@thameside/protocol';
import { learning } from './lesson.ts';
import { askedAt, promiseOf, resultOf, type Table, waitedFor } from './table.ts';
import { canTakeBack, horizonOf } from './undo.ts';

/** The question put to the seat, with what it may answer and what not. */
export function askIn(game: Game, now: Match, seat: Seat): Ask | null {
  const frame = asked(now, seat);
  if (!frame) return null;
  return {
    k: frame.k,
    frame: { ...frame },
    answers: legal(game, now, seat).map(answer => (typeof answer === 'object' ? [...answer] : answer)),
    refused: refused(game, now, seat).map(r => ({
      answer: typeof r.answer === 'object' ? [...r.answer] : r.answer,
      refusal: {
        rule: r.refusal.rule,
        key: r.refusal.key,
        params: { ...r.refusal.params } as Ask['refused'][number]['refusal']['params'],
      },
    })),
    commits: game.frames[frame.k]?.commits === true,
    lane: inLane(now, seat),
  };
}

const askOf = (t: Table, seat: Seat): Ask | null =>
  askedAt(t, seat) ? askIn(t.game, t.journal.now, seat) : null;

/** What others are told of a secret question, whose name alone would tell too much. */
const SECRET = 'secret';

/** The log as this seat may read it. */
function logOf(t: Table, seat: Seat | null, isOpen: boolean): LogEntry[] {
  return t.lines.map((line, move) => {
    const entry = t.journal.entries[move - 1];
    const isHidden = entry?.secret === true && !isOpen && entry.seat !== seat;
    const isOut = t.game.frames[entry?.k ?? '']?.untilReveal === true && move <= t.journal.barrier;
    return {
      move,
      seat: entry?.seat ?? null,
      k: isHidden ? SECRET : (entry?.k ?? null),
      turn: entry?.turn ?? 0,
      lane: entry?.lane ?? false,
      // that another seat had no choice would tell what it holds
      auto: line.auto && (isOpen || entry?.seat === seat),
      events: line.events
        .filter(({ to }) => isOpen || to === null || (seat !== null && to.includes(seat)))
        .map(({ event }) => event as Record<string, unknown>),
      reason: isHidden && !isOut ? null : (line.reason as LogEntry['reason']),
    };
  });
}

/** The sources of points of each seat, as far as the viewer may know them. */
export const knownPoints = (game: Game, now: Match, viewer: Seat | null): ScoreLine[][] =>
  game.score(now.s).map((lines, whose) => lines.filter(line => whose === viewer || !line.hidden));

/** The points that the viewer may count. */
const scoresOf = ({ game, journal: { now } }: Table, seat: Seat | null, isOpen: boolean): number[] =>
  (isOpen ? game.score(now.s) : knownPoints(game, now, seat)).map(lines =>
    lines.reduce((sum, line) => sum + line.points, 0),
  );

const questionOf = (t: Table, seat: Seat, viewer: Seat | null) => {
  const k = askedAt(t, seat)?.k;
  if (k === undefined) return [];
  return [{ seat, k: seat !== viewer && isSecret(t.game, t.journal.now, seat) ? SECRET : k }];
};

/** Everything that one seat may know of the table, and nothing else. Once the match is over its log is open, at every moment of it. */
export function sightOf(t: Table, seat: Seat | null, isOpen = isOver(t.journal.now)): Sight {
  const { now, header, barrier, entries } = t.journal;
  return {
    table: t.id,
    game: header.game,
    set: { name: header.set.name, hash: header.set.hash },
    options: { ...header.options },
    seats: [...t.seats],
    version: t.version,
    move: entries.length,
    seat,
    view: t.game.view(now.s, seat) as Record<string, unknown>,
    ask: seat === null ? null : askOf(t, seat),
    waiting: waitedFor(t),
    asked: waitedFor(t).flatMap(each => questionOf(t, each, seat)),
    scores: scoresOf(t, seat, isOpen),
    canUndo: seat !== null && canTakeBack(t, seat),
    barrier,
    horizon: horizonOf(t, seat),
    log: logOf(t, seat, isOpen),
    commitment: promiseOf(t),
    seed: isOpen ? header.seed : null,
    result: resultOf(t) as Sight['result'],
    forkOf: t.forkOf,
    held: t.held,
    lesson: lessonFor(t, seat),
  };
}

function lessonFor(t: Table, seat: Seat | null): Sight['lesson'] {
  const at = learning(t);
  return at && at.learner === seat ? { step: at.step, state: at.state } : null;
}

export const summaryOf = (t: Table): Summary => ({
  table: t.id,
  game: t.journal.header.game,
  seats: [...t.seats],
  move: t.journal.entries.length,
  over: isOver(t.journal.now),
  waiting: waitedFor(t),
  updated: t.updated,
  lesson: t.passed !== null,
});
