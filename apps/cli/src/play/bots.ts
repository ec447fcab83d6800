import { choose } from '@thameside/bots';
import { type Answer, redealt, rngOf, type Seat, seedOf } from '@thameside/kernel';
import type { Table } from '../table.ts';

export const BOTS = ['random'] as const;
export type Bot = (typeof BOTS)[number];
export type Who = 'human' | Bot;

/** A bot's answer. It sees a possibility, not the match; the same match gives the same answers. */
export function botAnswer(_bot: Bot, { edition, journal }: Table, seat: Seat): Answer {
  const { game } = edition;
  const seed = seedOf(`${journal.header.seed}/${seat}/${journal.entries.length}`);
  return choose(game, redealt(game, journal.now, seat, seed), seat, rngOf(seed));
}
