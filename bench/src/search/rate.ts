import { botsFor, greedy, thinker } from '@thameside/bots';
import {
  type Answer,
  asked,
  at,
  chosenOptions,
  copyMatch,
  type Farsighted,
  type Game,
  isFarsighted,
  isOver,
  legal,
  type Match,
  offered,
  play,
  redealt,
  rngOf,
  type Seat,
  seedOf,
  start,
  type Turns,
  turnsAfter,
  waiting,
  words,
} from '@thameside/kernel';

/** A decision of a game between greedy bots, with what they decided. */
interface Position {
  readonly m: Match;
  readonly seat: Seat;
  readonly answers: readonly Answer[];
}

function give(game: Game, m: Match, seat: Seat, answers: readonly Answer[]): void {
  for (const answer of answers) {
    const known = asked(m, seat) && offered(legal(game, m, seat), words(answer));
    if (known === undefined || play(game, m, seat, known)) return;
  }
}

/** Every so many-th decision of such a game in which there is something to think about. */
function positions(game: Game, seats: number, seed: string, every: number): Position[] {
  const chosen = chosenOptions(game, seats, {});
  if (!('options' in chosen)) throw new Error(`${game.id}: no table for ${seats}`);
  const m = start(game, seats, chosen.options, seedOf(seed));
  const { greedy: bot } = botsFor(game);
  if (!bot) throw new Error(`${game.id} has no bots`);
  const found: Position[] = [];
  for (let n = 0; !isOver(m); n++) {
    const seat = at(waiting(m), 0);
    const luck = seedOf(`${seed}/${n}`);
    const { answers, reason } = bot.choose(game, redealt(game, m, seat, luck), seat, rngOf(luck));
    if (reason && n % every === 0) found.push({ m: copyMatch(game, m), seat, answers });
    give(game, m, seat, answers);
  }
  return found;
}

/** A trial as one would write it first: every seat goes on as the greedy bot does, and every answer is looked up. */
function plainTrial(game: Game, mind: Farsighted, { m, seat: me, answers }: Position, luck: string): void {
  const deal = redealt(game, m, me, seedOf(luck));
  const bot = greedy(mind, { name: 'plain', lines: mind.ahead.quick, noise: 0 });
  const rng = rngOf(seedOf(luck));
  give(game, deal, me, answers);
  let turns: Turns = deal.lanes.map((_, seat) => (seat === me ? 1 : 0));
  while (!isOver(deal)) {
    const seat = at(waiting(deal), 0);
    const begun = turnsAfter(game, turns, seat, asked(deal, seat)?.k ?? '');
    if (begun !== turns && mind.ahead.isFar(m.s, deal.s, Math.max(...turns) - 1)) break;
    turns = begun;
    give(game, deal, seat, bot.choose(game, deal, seat, rng).answers);
  }
  for (let seat = 0; seat < deal.lanes.length; seat++) mind.judge(deal.s, seat).worth(deal.s);
}

/** The same number of trials by the search. */
function searchTrials(
  game: Game,
  mind: Farsighted,
  { m, seat }: Position,
  trials: number,
  luck: string,
): number {
  const seen = redealt(game, m, seat, seedOf(luck));
  const thought = thinker(game, mind, seen, seat, rngOf(seedOf(luck)), done => done / trials);
  let done = 0;
  while (thought.step()) done++;
  return done;
}

export interface Rate {
  readonly game: string;
  readonly seats: number;
  /** Trials a second, and how many times as many the search makes, its choice of lines included. */
  readonly plain: number;
  readonly search: number;
  readonly ratio: number;
}

/** Both in turn at the same positions, after a first round that does not count. `clock`: milliseconds of processor time. */
export function rateOf(game: Game, seats: number, seed: string, trials: number, clock: () => number): Rate {
  const mind = game.minds?.alderman;
  if (!mind || !isFarsighted(mind)) throw new Error(`${game.id} has no bots`);
  const spent = { plain: { ms: 0, trials: 0 }, search: { ms: 0, trials: 0 } };
  const all = positions(game, seats, seed, 12);
  for (const round of [0, 1]) {
    for (const [i, position] of all.entries()) {
      const began = clock();
      const done = searchTrials(game, mind, position, trials, `${round}/${i}`);
      const between = clock();
      const plainly = Math.ceil(done / 4);
      for (let n = 0; n < plainly; n++) plainTrial(game, mind, position, `${round}/${i}/${n}`);
      if (round === 0) continue;
      spent.search.ms += between - began;
      spent.search.trials += done;
      spent.plain.ms += clock() - between;
      spent.plain.trials += plainly;
    }
  }
  const rate = (each: { ms: number; trials: number }) => (1000 * each.trials) / each.ms;
  const [plain, search] = [rate(spent.plain), rate(spent.search)];
  return { game: game.id, seats, plain, search, ratio: search / plain };
}
