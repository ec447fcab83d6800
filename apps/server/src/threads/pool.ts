import { Worker } from 'node:worker_threads';

interface Waiting<J, R> {
  readonly job: J;
  readonly give: (result: R | null) => void;
}

/** Those of ours: a worker has some of its own. */
const forget = (worker: Worker): void => {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
};

/** How often it is looked whether a job has used up its time. */
const LOOK = 250;

/** Milliseconds of processor time: on a busy machine nobody is cut off for the time of others. */
export async function processorOf(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1000;
}

export interface Pool<J, R> {
  /** Null if nothing came of it: it failed, or did not end in time. */
  run(job: J): Promise<R | null>;
  readonly waiting: number;
  close(): Promise<void>;
}

/** Threads that do one job each at a time. One that computes for longer than `longest` is cut off with its thread. */
export function poolOf<J, R>(file: URL, titles: string, threads: number, longest: number): Pool<J, R> {
  const queue: Waiting<J, R>[] = [];
  const all = new Set<Worker>();
  const idle: Worker[] = [];
  let isClosed = false;

  /** A thread says a first word when it is ready; only then its time is counted. */
  function begin(waiting: Waiting<J, R>): void {
    const worker = new Worker(file, { workerData: { titles } });
    worker.unref();
    all.add(worker);
    const failed = () => end(worker, waiting, null, false);
    worker.once('message', () => {
      forget(worker);
      put(worker, waiting);
    });
    worker.once('error', failed);
    worker.once('exit', failed);
  }

  function next(): void {
    while (queue.length > 0 && !isClosed && (idle.length > 0 || all.size < threads)) {
      const waiting = queue.shift() as Waiting<J, R>;
      const worker = idle.pop();
      if (worker) put(worker, waiting);
      else begin(waiting);
    }
  }

  function put(worker: Worker, waiting: Waiting<J, R>): void {
    let begun: number | undefined;
    let isDone = false;
    const look = async () => {
      const now = await processorOf(worker);
      begun ??= now;
      if (!isDone && now - begun > longest) failed();
    };
    const looks = setInterval(() => void look().catch(() => {}), LOOK); // one that has ended is told of otherwise
    const failed = () => {
      isDone = true;
      clearInterval(looks);
      end(worker, waiting, null, false);
    };
    void look().catch(() => {});
    worker.once('message', (result: R | null) => {
      isDone = true;
      clearInterval(looks);
      end(worker, waiting, result, true);
    });
    worker.once('error', failed);
    worker.once('exit', failed);
    worker.postMessage(waiting.job);
  }

  function end(worker: Worker, { give }: Waiting<J, R>, result: R | null, lives: boolean): void {
    forget(worker);
    if (lives) idle.push(worker);
    else if (all.delete(worker)) void worker.terminate();
    give(result);
    next();
  }

  return {
    run: job =>
      new Promise(give => {
        queue.push({ job, give });
        next();
      }),
    get waiting() {
      return queue.length;
    },
    async close() {
      isClosed = true;
      for (const { give } of queue.splice(0)) give(null);
      await Promise.all([...all].map(worker => worker.terminate()));
    },
  };
}
