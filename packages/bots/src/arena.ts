import {
  type Answer,
  asked,
  at,
  type Game,
  isOver,
  legal,
  type Match,
  next,
  type Options,
  offered,
  play,
  type Rng,
  redealt,
  rngOf,
  type Seat,
  seedOf,
  start,
  totals,
  waiting,
  words,
} from '@thameside/kernel';
import { seating } from './arena-seats.ts';
import { wilson } from './arena-wilson.ts';
import type { Bot } from './bot.ts';
import { PLAYOUT_LIMIT } from './random.ts';

export interface ArenaOptions {
  /** Default: one seat for each bot. With more seats the bots take turns along the table. */
  readonly players?: number;
  readonly games: number;
  readonly seed: string;
  /** Complete and valid (`chosenOptions`). */
  readonly options: Options;
  /** Milliseconds from any beginning; engines have no clock of their own. */
  readonly clock?: () => number;
}

export interface Standing {
  readonly name: string;
  /** Seats played: a bot that sits at a table twice counts twice. */
  readonly games: number;
  /** A shared win counts as its share. */
  readonly wins: number;
  readonly winShare: number;
  /** 95 % interval of the share. */
  readonly low: number;
  readonly high: number;
  readonly meanScore: number;
  /** A move is one call of the bot, whether it gives one answer or a whole turn. */
  readonly msPerMove: number;
  readonly msWorst: number;
}

export interface ArenaResult {
  readonly bots: readonly Standing[];
  readonly games: number;
  readonly players: number;
  readonly seed: string;
  /** By seat, whoever sat there. */
  readonly seatShare: readonly number[];
}

interface Tally {
  games: number;
  wins: number;
  points: number;
  moves: number;
  ms: number;
  worst: number;
}

const newSeed = (rng: Rng): string =>
  Array.from({ length: 4 }, () => next(rng).toString(16).padStart(8, '0')).join('');

/** Give a bot's answers as far as they fit. The first has to. */
function give<S>(game: Game<S>, m: Match<S>, seat: Seat, bot: Bot<S>, answers: readonly Answer[]): void {
  for (const [i, answer] of answers.entries()) {
    const known = asked(m, seat) && offered(legal(game, m, seat), words(answer));
    if (known === undefined) {
      if (i === 0) throw new Error(`${game.id}: ${bot.name} answered ${words(answer)}, which is not offered`);
      return;
    }
    if (play(game, m, seat, known)) return;
  }
}

/** One match between bots, in place. Each of them sees deals and luck of its own. */
export function contest<S>(
  game: Game<S>,
  m: Match<S>,
  bots: readonly Bot<S>[],
  seed: string,
  timed: (seat: Seat, ms: number) => void = () => {},
  clock: () => number = () => 0,
): void {
  const luck = bots.map((_, seat) => rngOf(seedOf(`${seed}/${seat}`)));
  for (let moves = 0; !isOver(m); moves++) {
    if (moves === PLAYOUT_LIMIT) throw new Error(`${game.id}: not over after ${moves} moves`);
    const seat = at(waiting(m), 0);
    const bot = at(bots, seat);
    const rng = at(luck, seat);
    const seen = redealt(game, m, seat, newSeed(rng));
    const began = clock();
    const { answers } = bot.choose(game, seen, seat, rng);
    timed(seat, clock() - began);
    give(game, m, seat, bot, answers);
  }
}

/**
 * Bots against each other. The same deal is played once from every seating of a round. `onProgress` hears the number
 * of games played.
 */
export function arena<S>(
  game: Game<S>,
  bots: readonly Bot<S>[],
  { players = Math.max(bots.length, game.seats[0]), games, seed, options, clock }: ArenaOptions,
  onProgress: (played: number) => void = () => {},
): ArenaResult {
  const tallies = bots.map((): Tally => ({ games: 0, wins: 0, points: 0, moves: 0, ms: 0, worst: 0 }));
  const seats = Array.from({ length: players }, () => 0);
  for (let i = 0; i < games; i++) {
    const seated = seating(bots.length, players, i);
    const m = start(game, players, options, seedOf(`${seed}/${Math.floor(i / bots.length)}`));
    const tallyAt = (seat: Seat) => at(tallies, at(seated, seat));
    const timed = (seat: Seat, ms: number) => {
      const tally = tallyAt(seat);
      tally.moves++;
      tally.ms += ms;
      tally.worst = Math.max(tally.worst, ms);
    };
    contest(
      game,
      m,
      seated.map(who => at(bots, who)),
      `${seed}/${i}/bots`,
      timed,
      clock,
    );
    const points = totals(game, m);
    const ranking = game.ranking(m.s);
    const share = 1 / ranking.filter(place => place === 1).length;
    ranking.forEach((place, seat) => {
      const tally = tallyAt(seat);
      const won = place === 1 ? share : 0;
      tally.games++;
      tally.wins += won;
      tally.points += at(points, seat);
      seats[seat] = at(seats, seat) + won;
    });
    onProgress(i + 1);
  }
  return {
    bots: bots.map(({ name }, i) => standing(name, at(tallies, i))),
    games,
    players,
    seed,
    seatShare: seats.map(wins => wins / Math.max(1, games)),
  };
}

function standing(name: string, { games, wins, points, moves, ms, worst }: Tally): Standing {
  const share = games === 0 ? 0 : wins / games;
  return {
    name,
    games,
    wins,
    winShare: share,
    ...wilson(share, games),
    meanScore: points / Math.max(1, games),
    msPerMove: ms / Math.max(1, moves),
    msWorst: worst,
  };
}
