import { botsFor } from '@thameside/bots';
import { type Job, thinking } from '@thameside/host';
import { engineOf } from '@thameside/titles/engine';

/** The bots have a worker of their own: however long they think, the tables go on. */
const chosen = thinking(engineOf, game => botsFor(game, () => performance.now()));

self.addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly job: Job }>) => {
  void chosen(data.job).then(
    choice => self.postMessage({ id: data.id, choice }),
    () => self.postMessage({ id: data.id, choice: null }),
  );
});
