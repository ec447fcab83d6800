import { type Bot, botsFor } from '@thameside/bots';
import { type Answer, type Game, memoriesOf, redealt, rngOf, type Seat, seedOf } from '@thameside/kernel';
import { misuse } from '../faults.ts';
import type { Table } from '../table.ts';

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
export function botAnswer(name: Who, { edition, journal }: Table, seat: Seat): Answer {
  const { game } = edition;
  const seed = seedOf(`${journal.header.seed}/${seat}/${journal.entries.length}`);
  const bot = botsFor(game)[name] as Bot; // `checkBot` has seen it
  const seen = redealt(game, journal.now, seat, seed, memoriesOf(game, journal)[seat]);
  const { answers } = bot.choose(game, seen, seat, rngOf(seed));
  return answers[0] as Answer;
}
