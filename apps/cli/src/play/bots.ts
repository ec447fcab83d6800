import { type Bot, botsFor } from '@thameside/bots';
import { answersIn, imagined } from '@thameside/host';
import { type Answer, type Game, rngOf, type Seat, seedOf } from '@thameside/kernel';
import { misuse } from '../faults.ts';
import type { Held } from '../held.ts';

/** Who sits somewhere: a person, or the bot of this name. */
export const HUMAN = 'human';
export type Who = string;

export function checkBot(game: Game, flag: string, name: string): Who {
  const known = botsFor(game);
  if (!Object.hasOwn(known, name))
    throw misuse('args.unknown-bot', { flag, bot: name, known: Object.keys(known) });
  return name;
}

/** The strongest there is, if nobody says otherwise. */
export const usualBot = (game: Game): Who => (botsFor(game).greedy ? 'greedy' : 'random');

/** A bot's answer. It sees a possibility, not the match; the same match gives the same answers. */
export function botAnswer(name: Who, held: Held, seat: Seat): Answer {
  const { game } = held.edition;
  const seed = seedOf(`${held.header.seed}/${seat}/${answersIn(held)}`);
  const bot = botsFor(game)[name] as Bot; // `checkBot` has seen it
  const { answers } = bot.choose(game, imagined(held, seat, seed), seat, rngOf(seed));
  return answers[0] as Answer;
}
