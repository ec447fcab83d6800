import type { Game, Mind } from '@thameside/kernel';
import { type Bot, randomBot } from './bot.ts';
import { greedy } from './greedy.ts';

/** From the weakest to the strongest. */
export const LEVELS = ['apprentice', 'merchant', 'alderman'] as const;
export type Level = (typeof LEVELS)[number];

/** How well each level thinks; what it knows of the game is the game's affair (`minds`). */
const THINKING: Readonly<Record<Level, { readonly lines: number; readonly noise: number }>> = {
  apprentice: { lines: 80, noise: 7 },
  merchant: { lines: 250, noise: 2.4 },
  alderman: { lines: 400, noise: 0 },
};

/** What a game knows at each level. */
export type Minds<S = unknown> = Readonly<Record<Level, Mind<S>>>;

export const levelBot = <S>(minds: Minds<S>, level: Level): Bot<S> =>
  greedy(minds[level], { name: level, ...THINKING[level] });

/** The bots that can play a game: `random`, its levels if it has them, and `greedy`, the strongest of these. */
export function botsFor<S>(game: Game<S>): Readonly<Record<string, Bot<S>>> {
  const { minds } = game;
  if (!minds) return { random: randomBot as Bot<S> };
  const levels = LEVELS.map(level => [level, levelBot(minds, level)] as const);
  return {
    random: randomBot as Bot<S>,
    ...Object.fromEntries(levels),
    greedy: { ...levelBot(minds, 'alderman'), name: 'greedy' },
  };
}
