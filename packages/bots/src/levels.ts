import { type Game, LEVELS, type Level, type Mind } from '@thameside/kernel';
import { type Bot, randomBot } from './bot.ts';
import { greedy } from './greedy.ts';
import { search } from './search/index.ts';

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

/** `search:1000` thinks for so many milliseconds, `search:64i` for so many trials; a second if nothing is said. */
const SEARCH = /^search(?::(?<ms>[1-9]\d{0,6})|:(?<trials>[1-9]\d{0,6})i)?$/;
const USUAL_MS = 1000;

/** The bot of that name: one of `botsFor`, or `search` with its budget; `clock` counts milliseconds of processor time. */
export function botNamed<S>(game: Game<S>, name: string, clock: () => number): Bot<S> | undefined {
  const known = botsFor(game);
  const { minds } = game;
  const searching = minds && SEARCH.exec(name);
  if (!searching) return Object.hasOwn(known, name) ? known[name] : undefined;
  const { ms, trials } = searching.groups ?? {};
  const budget = trials ? { trials: Number(trials) } : { ms: Number(ms ?? USUAL_MS), clock };
  return search(minds.alderman, { name, budget });
}
