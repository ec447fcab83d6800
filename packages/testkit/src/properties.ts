import { chooseLively, PLAYOUT_LIMIT } from '@thameside/bots';
import {
  type Answer,
  at,
  below,
  type Game,
  isOver,
  type Journal,
  type Match,
  type Options,
  open,
  rngOf,
  type Seat,
  save,
  seedOf,
  submit,
  totals,
  type Written,
  waiting,
  words,
} from '@thameside/kernel';
import {
  type HuntOptions,
  huntCanaries,
  huntGenerator,
  huntSecretAnswer,
  huntTwins,
  huntUntold,
} from './canary.ts';
import { anyOf, type Checking, onFrozen, viewersOf } from './checks/checking.ts';
import { checkRanking, checkReplay, checkScore } from './checks/finish.ts';
import { checkBarrier, checkCommute, checkOrder, checkUndo } from './checks/history.ts';
import { checkAnswers, checkQuestions } from './checks/questions.ts';
import { checkCensus, checkEvents, checkSlowMotion, checkState, firstCensus } from './checks/state.ts';
import { checkRedealtPlayout, checkViews } from './checks/views.ts';
import { PropertyError } from './errors.ts';
import { deepFreeze } from './plain.ts';
import { completeOptions } from './table.ts';

/** Chooses among n things: a number from 0 to n - 1. */
export type Picks = (n: number) => number;

export interface PlayoutOptions<E = unknown> extends HuntOptions<E> {
  readonly seats: number;
  /** Table options other than the defaults. */
  readonly options?: Options;
  /** Any text; what is not 32 hexadecimal digits is hashed. */
  readonly seed: string;
  /** Where the choices come from. If absent, lively random play from the seed. */
  readonly picks?: Picks;
  /** The costly checks are made at one decision in so many; 1 if absent. */
  readonly every?: number;
  /** How many decisions a match may take. */
  readonly limit?: number;
}

export interface Played<S = unknown> {
  readonly decisions: number;
  readonly journal: Journal<S>;
  /** Points by seat. */
  readonly totals: readonly number[];
  /** Places by seat. */
  readonly ranking: readonly number[];
}

/** One in so many of the states looked at closely is dealt anew and played to its end. */
const PLAYED_ON = 20;

/** Play one random match and check what every game must hold. Throws a `PropertyError`. */
export function checkPlayout<S, E, V>(game: Game<S, E, V>, options: PlayoutOptions<E>): Played<S> {
  const seed = seedOf(options.seed);
  let journal: Journal<S> | undefined;
  let tried = '';
  const place = () => ({
    game: game.id,
    seats: options.seats,
    seed,
    decision: journal?.entries.length ?? 0,
    file: journal ? `${fileOf(game, journal)}${tried && `# then ${tried}\n`}` : '',
  });
  const c: Checking<S, E> = {
    game,
    rng: rngOf(seedOf(`${seed} checks`)),
    limit: options.limit ?? PLAYOUT_LIMIT,
    deals: new WeakMap(),
    views: new WeakMap(),
    worlds: new Map(),
    fail(property, detail) {
      throw new PropertyError(property, detail, place());
    },
  };
  try {
    return playChecked(c, seed, options, (now, text) => {
      journal = now;
      tried = text;
    });
  } catch (error) {
    if (error instanceof PropertyError) throw error;
    throw new PropertyError('throws', String(error), place(), { cause: error });
  }
}

/** Without its end if even the points cannot be counted. */
function fileOf<S>(game: Game<S>, journal: Journal<S>): string {
  try {
    return save(game, journal);
  } catch {
    return save(game, { ...journal, now: journal.base, entries: journal.entries.slice(0, journal.barrier) });
  }
}

type Note<S> = (journal: Journal<S>, tried: string) => void;

function playChecked<S, E>(c: Checking<S, E>, seed: string, o: PlayoutOptions<E>, note: Note<S>): Played<S> {
  const { seats, every = 1 } = o;
  const choices = rngOf(seedOf(`${seed} choices`));
  const { picks } = o;
  const choice: Choice<S> = picks
    ? { among: picks, answer: (_m, _seat, answers) => at(answers, picks(answers.length)) }
    : { among: n => below(choices, n), answer: (m, seat) => chooseLively(c.game, m, seat, choices) };
  const offset = below(c.rng, every);
  const opened = open(c.game, seats, completeOptions(c.game, seats, o.options ?? {}), seed);
  let { journal } = opened;
  note(journal, '');
  checkEvents(c, seats, opened.events);
  const census = firstCensus(c, journal.now.s);
  const later: Match<S>[] = [];
  checkClosely(c, journal.now, later);
  huntGenerator(c, seed, journal.now, opened.events);
  for (let decisions = 0; !isOver(journal.now); decisions++) {
    if (decisions === c.limit) c.fail('endless', `not over after ${c.limit} decisions`);
    const { seat, answer } = chosen(c, journal.now, choice);
    note(journal, `${seat} ${words(answer)}`);
    const before = journal;
    const closely = (decisions + offset) % every === 0;
    if (closely) deepFreeze(before.now);
    const written = onFrozen(c.fail, 'copy', 'playing on a copy', () =>
      submit(c.game, before, seat, [answer]),
    );
    journal = written.journal;
    note(journal, '');
    checkBarrier(c, before, journal);
    if (closely || isOver(journal.now)) {
      checkCensus(c, census, journal.now.s);
      checkClosely(c, journal.now, later);
      checkStep(c, before, written, o);
    } else c.worlds.clear();
  }
  return finished(c, journal, later, offset === 0);
}

/** Which seat answers, and how. */
interface Choice<S> {
  readonly among: Picks;
  answer(m: Match<S>, seat: Seat, answers: readonly Answer[]): Answer;
}

/** A seat that has to answer, and one of its answers; those of all the seats are looked at. */
function chosen<S, E>(
  c: Checking<S, E>,
  m: Match<S>,
  choice: Choice<S>,
): { readonly seat: Seat; readonly answer: Answer } {
  const asked = waiting(m).map(seat => ({ seat, answers: checkAnswers(c, m, seat) }));
  if (asked.length === 0) c.fail('stuck', 'the match is not over, and nobody is asked');
  const { seat, answers } = at(asked, choice.among(asked.length));
  return { seat, answer: choice.answer(m, seat, answers) };
}

/** Everything about a match that stands still. Some are kept for `later`: to be dealt anew and played to their end. */
function checkClosely<S, E>(c: Checking<S, E>, m: Match<S>, later: Match<S>[]): void {
  deepFreeze(m);
  for (const seat of waiting(m)) checkAnswers(c, m, seat);
  checkState(c, m);
  checkQuestions(c, m);
  checkScore(c, m);
  checkViews(c, m);
  checkCommute(c, m);
  if (below(c.rng, PLAYED_ON) === 0) later.push(m);
}

/** Everything about the answer that was given last. */
function checkStep<S, E>(
  c: Checking<S, E>,
  before: Journal<S>,
  written: Written<S, E>,
  options: HuntOptions<E>,
): void {
  const after = written.journal;
  const { seat, answer } = at(after.entries, after.entries.length - 1);
  checkEvents(c, after.header.seats, written.events);
  checkSlowMotion(c, before.now, seat, answer, written);
  checkUndo(c, before, after);
  huntGenerator(c, after.header.seed, after.now, written.events);
  const revealed = after.barrier === after.entries.length;
  const happening = { before: before.now, seat, answer, after: after.now, events: written.events, revealed };
  huntTwins(c, happening, options);
  huntSecretAnswer(c, happening);
  huntCanaries(c, happening, options);
  huntUntold(c, happening);
  checkOrder(c, after);
}

function finished<S, E>(
  c: Checking<S, E>,
  journal: Journal<S>,
  later: readonly Match<S>[],
  replayed: boolean,
): Played<S> {
  const ranking = checkRanking(c, journal.now);
  if (replayed) checkReplay(c, journal);
  for (const m of later) checkRedealtPlayout(c, m, anyOf(c.rng, viewersOf(m)));
  return { decisions: journal.entries.length, journal, totals: totals(c.game, journal.now), ranking };
}
