import { type Game, type Match, type Rng, rngOf, type Seat } from '@thameside/kernel';
import type { Choice, Job, World } from './world.ts';

interface Thinks {
  choose(game: Game, match: Match, seat: Seat, rng: Rng): Choice;
}

/** How a job is done, wherever there is a thread for it: by the bots of its game and level. */
export const thinking =
  (engineOf: World['engineOf'], botsFor: (game: Game) => Readonly<Record<string, Thinks>>) =>
  async ({ game: id, rules, set, match, seat, level, seed }: Job): Promise<Choice> => {
    const engine = await engineOf(id, rules);
    const own = set === null ? engine : engine?.withSet(JSON.parse(set));
    if (!own || 'faults' in own) throw new Error(`no rules for ${id} ${rules}`);
    const bots = botsFor(own.game);
    // the level's bot, or the strongest there is; `best` is the one that gives hints
    const bot = Object.hasOwn(bots, level) ? bots[level] : bots.greedy;
    if (!bot) throw new Error(`no bot for ${id}`);
    return bot.choose(own.game, match, seat, rngOf(seed));
  };
