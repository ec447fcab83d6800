import {
  type Answer,
  asked,
  at,
  below,
  type Frame,
  type Game,
  inLane,
  isOver,
  legal,
  type Match,
  next,
  play,
  type Redealt,
  type Rng,
  type Seat,
} from '@thameside/kernel';

/** More decisions than any match takes. */
export const PLAYOUT_LIMIT = 100_000;

/** How a playout chooses: each answer equally likely, or leaning towards what keeps the match going. */
export type Mood = 'uniform' | 'lively';

/** One of the answers, in proportion to how the game leans. */
function leaning<S>(game: Game<S>, f: Frame | undefined, answers: readonly Answer[], rng: Rng): Answer {
  if (!game.lean || !f) return at(answers, below(rng, answers.length));
  const leans = answers.map(answer => game.lean?.(f, answer) ?? 1);
  let rest = (next(rng) / 2 ** 32) * leans.reduce((sum, lean) => sum + lean, 0);
  const i = leans.findIndex(lean => {
    rest -= lean;
    return rest < 0;
  });
  return at(answers, Math.max(0, i));
}

function anyLegal<S>(game: Game<S>, match: Match<S>, seat: Seat, rng: Rng, mood: Mood): Answer {
  const answers = legal(game, match, seat);
  if (answers.length === 0) throw new Error(`${game.id}: seat ${seat} has nothing to answer`);
  if (mood === 'uniform') return at(answers, answers.length === 1 ? 0 : below(rng, answers.length));
  return leaning(game, asked(match, seat), answers, rng);
}

/** Any of the seat's legal answers. */
export const choose = <S>(game: Game<S>, match: Redealt<S>, seat: Seat, rng: Rng): Answer =>
  anyLegal(game, match, seat, rng, 'uniform');

/** The same for those who explore a match instead of playing in it. */
export const chooseLively = <S>(game: Game<S>, match: Match<S>, seat: Seat, rng: Rng): Answer =>
  anyLegal(game, match, seat, rng, 'lively');

const isWaiting = <S>(m: Match<S>, main: Seat | undefined, seat: Seat) => seat === main || inLane(m, seat);

/** Any of the seats that have something to answer, each equally likely: `waiting` without its list. */
function anyWaiting<S>(m: Match<S>, rng: Rng): Seat {
  const main = m.stack[m.stack.length - 1]?.seat;
  let count = 0;
  for (let seat = 0; seat < m.lanes.length; seat++) if (isWaiting(m, main, seat)) count++;
  let nth = count > 1 ? below(rng, count) : 0;
  for (let seat = 0; seat < m.lanes.length; seat++) if (isWaiting(m, main, seat) && nth-- === 0) return seat;
  throw new Error('nobody is asked');
}

/** Play to the end at random, in place. Returns the number of decisions. */
export function playout<S>(
  game: Game<S>,
  match: Match<S>,
  rng: Rng,
  limit: number = PLAYOUT_LIMIT,
  mood: Mood = 'uniform',
): number {
  for (let decisions = 0; ; decisions++) {
    if (isOver(match)) return decisions;
    if (decisions === limit) throw new Error(`${game.id}: not over after ${limit} decisions`);
    const seat = anyWaiting(match, rng);
    play(game, match, seat, anyLegal(game, match, seat, rng, mood));
  }
}
