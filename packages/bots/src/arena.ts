import {
  type Answer,
  asked,
  at,
  type Emitted,
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
  remembering,
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
  /** Games of the same contest that have been played before: they are not played again. */
  readonly done?: readonly PlayedGame[];
}

/** How a game went for one seat. */
interface PlayedSeat {
  /** The bot's place in the list. */
  readonly bot: number;
  readonly points: number;
  /** A shared win counts as its share. */
  readonly won: number;
  /** Calls of the bot, their milliseconds and those of the longest. */
  readonly moves: number;
  readonly ms: number;
  readonly worst: number;
}

/** One game of a contest, by seat. */
export interface PlayedGame {
  readonly game: number;
  readonly seats: readonly PlayedSeat[];
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

const newSeed = (rng: Rng): string =>
  Array.from({ length: 4 }, () => next(rng).toString(16).padStart(8, '0')).join('');

/** Give a bot's answers as far as they fit. The first has to. `hear` is told what each of them brings about. */
function give<S>(
  game: Game<S>,
  m: Match<S>,
  seat: Seat,
  bot: Bot<S>,
  answers: readonly Answer[],
  hear: (events: readonly Emitted[]) => void,
): void {
  for (const [i, answer] of answers.entries()) {
    const known = asked(m, seat) && offered(legal(game, m, seat), words(answer));
    if (known === undefined) {
      if (i === 0) throw new Error(`${game.id}: ${bot.name} answered ${words(answer)}, which is not offered`);
      return;
    }
    const events: Emitted[] = [];
    const isRevealed = play(game, m, seat, known, (event, to) => events.push({ event, to: to ?? null }));
    hear(events);
    if (isRevealed) return;
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
  let memories = remembering(game, [], m, []);
  for (let moves = 0; !isOver(m); moves++) {
    if (moves === PLAYOUT_LIMIT) throw new Error(`${game.id}: not over after ${moves} moves`);
    const seat = at(waiting(m), 0);
    const bot = at(bots, seat);
    const rng = at(luck, seat);
    const seen = redealt(game, m, seat, newSeed(rng), memories[seat]);
    const began = clock();
    const { answers } = bot.choose(game, seen, seat, rng);
    timed(seat, clock() - began);
    give(game, m, seat, bot, answers, events => {
      memories = remembering(game, memories, m, events);
    });
  }
}

/** The ith game: the same deal is played once from every seating of a round. */
function gameOf<S>(
  game: Game<S>,
  bots: readonly Bot<S>[],
  players: number,
  { seed, options, clock }: ArenaOptions,
  i: number,
): PlayedGame {
  const seated = seating(bots.length, players, i);
  const m = start(game, players, options, seedOf(`${seed}/${Math.floor(i / bots.length)}`));
  const spent = seated.map(() => ({ moves: 0, ms: 0, worst: 0 }));
  const timed = (seat: Seat, ms: number) => {
    const each = at(spent, seat);
    each.moves++;
    each.ms += ms;
    each.worst = Math.max(each.worst, ms);
  };
  const sitting = seated.map(who => at(bots, who));
  contest(game, m, sitting, `${seed}/${i}/bots`, timed, clock);
  const points = totals(game, m);
  const ranking = game.ranking(m.s);
  const share = 1 / ranking.filter(place => place === 1).length;
  return {
    game: i,
    seats: seated.map((bot, seat) => ({
      bot,
      points: at(points, seat),
      won: at(ranking, seat) === 1 ? share : 0,
      ...at(spent, seat),
    })),
  };
}

/** Bots against each other. `onPlayed` hears the number of games played, and the last of them. */
export function arena<S>(
  game: Game<S>,
  bots: readonly Bot<S>[],
  options: ArenaOptions,
  onPlayed: (count: number, played: PlayedGame) => void = () => {},
): ArenaResult {
  const { players = Math.max(bots.length, game.seats[0]), games, seed, done = [] } = options;
  const before = new Map(done.map(each => [each.game, each]));
  const played: PlayedGame[] = [];
  for (let i = 0; i < games; i++) {
    const known = before.get(i);
    played.push(known ?? gameOf(game, bots, players, options, i));
    if (!known) onPlayed(i + 1, at(played, i));
  }
  const seats = played.flatMap(each => each.seats);
  const wonAt = (seat: Seat) => played.reduce((sum, each) => sum + at(each.seats, seat).won, 0);
  return {
    bots: bots.map(({ name }, who) =>
      standing(
        name,
        seats.filter(({ bot }) => bot === who),
      ),
    ),
    games,
    players,
    seed,
    seatShare: Array.from({ length: players }, (_, seat) => wonAt(seat) / Math.max(1, games)),
  };
}

function standing(name: string, seats: readonly PlayedSeat[]): Standing {
  const sumOf = (field: 'won' | 'points' | 'moves' | 'ms') =>
    seats.reduce((sum, each) => sum + each[field], 0);
  const games = seats.length;
  const wins = sumOf('won');
  const winShare = games === 0 ? 0 : wins / games;
  return {
    name,
    games,
    wins,
    winShare,
    ...wilson(winShare, games),
    meanScore: sumOf('points') / Math.max(1, games),
    msPerMove: sumOf('ms') / Math.max(1, sumOf('moves')),
    msWorst: seats.reduce((worst, each) => Math.max(worst, each.worst), 0),
  };
}
