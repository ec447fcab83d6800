import { botsFor, randomBot } from '@thameside/bots';
import type { Choice, Job } from '@thameside/host';
import { rngOf } from '@thameside/kernel';
import { engineOf } from '@thameside/titles/engine';

/** The bots have a worker of their own: however long they think, the tables go on. */
async function chosen({ game: id, rules, set, match, seat, level, seed }: Job): Promise<Choice> {
  const engine = await engineOf(id, rules);
  const own = set === null ? engine : engine?.withSet(JSON.parse(set));
  if (!own || 'faults' in own) throw new Error(`no rules for ${id} ${rules}`);
  const bots = botsFor(own.game, () => performance.now());
  // the level's bot, or the strongest there is; `best` is the one that gives hints
  const bot = (Object.hasOwn(bots, level) ? bots[level] : bots.greedy) ?? randomBot;
  return bot.choose(own.game, match, seat, rngOf(seed));
}

self.addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly job: Job }>) => {
  void chosen(data.job).then(
    choice => self.postMessage({ id: data.id, choice }),
    () => self.postMessage({ id: data.id, choice: null }),
  );
});
