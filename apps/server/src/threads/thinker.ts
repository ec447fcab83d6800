import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { botsFor } from '@thameside/bots';
import { type Choice, type Job, thinking } from '@thameside/host';

/** A thread for bots and hints: however long they think, the tables go on. */
const { engineOf } = (await import(
  (workerData as { titles: string }).titles
)) as typeof import('@thameside/titles/engine');
const port = parentPort as MessagePort;
const chosen = thinking(engineOf, game => botsFor(game, () => performance.now()));

port.on('message', (job: Job) => {
  void chosen(job).then(
    (choice: Choice) => port.postMessage(choice),
    () => port.postMessage(null),
  );
});
port.postMessage('ready');
