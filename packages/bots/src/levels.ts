import { type Game, isFarsighted, LEVELS, type Level, type Mind, type MindName } from '@thameside/kernel';
import { type Bot, randomBot } from './bot.ts';
import { greedy } from './greedy.ts';
import { type Budget, search } from './search/index.ts';

/** How well each level thinks; what it knows of the game is the game's affair (`minds`). */
const THINKING: Readonly<Record<MindName, { readonly lines: number; readonly noise: number }>> = {
  apprentice: { lines: 80, noise: 7 },
  merchant: { lines: 250, noise: 2.4 },
  alderman: { lines: 400, noise: 0 },
};

/** How long the Lord Mayor thinks: a second by the clock; without one so many trials, so that he answers alike every time. */
const USUAL_MS = 1000;
const USUAL_TRIALS = 64;
type Clock = () => number;

/** What a game knows at each level. */
export type Minds<S = unknown> = Readonly<Record<MindName, Mind<S>>>;

export function levelBot<S>(minds: Minds<S>, level: Level, clock?: Clock): Bot<S> {
  if (level !== 'lord-mayor') return greedy(minds[level], { name: level, ...THINKING[level] });
  const { alderman } = minds;
  if (!isFarsighted(alderman)) return { ...levelBot(minds, 'alderman'), name: level };
  const budget: Budget = clock ? { ms: USUAL_MS, clock } : { trials: USUAL_TRIALS };
  return search(alderman, { name: level, budget });
}

/**
 * The bots that can play a game: `random`, its levels if it has them, and `greedy`, the strongest of those that do not
 * look ahead. `clock` counts milliseconds.
 */
export function botsFor<S>(game: Game<S>, clock?: Clock): Readonly<Record<string, Bot<S>>> {
  const { minds } = game;
  if (!minds) return { random: randomBot as Bot<S> };
  const levels = LEVELS.map(level => [level, levelBot(minds, level, clock)] as const);
  return {
    random: randomBot as Bot<S>,
    ...Object.fromEntries(levels),
    greedy: { ...levelBot(minds, 'alderman'), name: 'greedy' },
  };
}

/** `search:1000` thinks for so many milliseconds, `search:64i` for so many trials; a second if nothing is said. */
const SEARCH = /^search(?::(?<ms>[1-9]\d{0,6})|:(?<trials>[1-9]\d{0,6})i)?$/;

/** The bot of that name: one of `botsFor`, or `search` with its budget; `clock` counts milliseconds of processor time. */
export function botNamed<S>(game: Game<S>, name: string, clock: Clock): Bot<S> | undefined {
  const known = botsFor(game, clock);
  const mind = game.minds?.alderman;
  const searching = SEARCH.exec(name);
  if (!searching || !mind || !isFarsighted(mind)) return Object.hasOwn(known, name) ? known[name] : undefined;
  const { ms, trials } = searching.groups ?? {};
  const budget = trials ? { trials: Number(trials) } : { ms: Number(ms ?? USUAL_MS), clock };
  return search(mind, { name, budget });
}
