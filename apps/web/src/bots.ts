import { botsFor, randomBot } from '@thameside/bots';
import type { ChooseFor } from '@thameside/host';

/** The level's bot, or the strongest there is; `best` is the one that gives hints. */
export const chooseFor: ChooseFor = (_title, level) => (game, match, seat, rng) => {
  const bots = botsFor(game);
  const bot = (Object.hasOwn(bots, level) ? bots[level] : bots.greedy) ?? randomBot;
  return bot.choose(game, match, seat, rng);
};
