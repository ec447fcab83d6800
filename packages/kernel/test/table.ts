import { quarry } from '@thameside/testkit';
import {
  type Answer,
  blank,
  type Game,
  type Journal,
  type Match,
  open,
  type Seat,
  submit,
} from '../src/index.ts';

export const SEED = '0123456789abcdef0123456789abcdef';

/** A fresh match of the toy game for two: both are asked for their offers. */
export const fresh = () => open(quarry, 2, { length: 'short' }, SEED).journal;

/** A journal that begins in the middle of a match. */
export const journalAt = <S>(g: Game<S>, match: Match<S>): Journal<S> =>
  blank(
    { game: g.id, rules: g.rules, set: g.set, seats: match.lanes.length, options: {}, seed: SEED },
    match,
  );

/** The toy game's last turn, in the sun: `players` gives coins and hand of each. */
export function lastTurn(turn: Seat, market: string[], ...players: [coins: number, ...hand: string[]][]) {
  const json = { bag: [], market, turn, players: players.map(([coins, ...hand]) => ({ coins, hand })) };
  const made = quarry.position(json);
  if ('faults' in made) throw new Error(JSON.stringify(made.faults));
  return made.match;
}

/** Answers in turn, each by its seat. */
export const after = <S, E>(
  g: Game<S, E>,
  j: Journal<S>,
  ...answers: (readonly [Seat, Answer])[]
): Journal<S> => answers.reduce((now, [seat, answer]) => submit(g, now, seat, [answer]).journal, j);
