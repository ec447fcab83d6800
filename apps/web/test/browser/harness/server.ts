import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../../../server/src/main.ts');

export interface Playing {
  readonly origin: string;
  /** No farewell: as if the plug had been pulled. */
  kill(): Promise<void>;
  /** On the same port, with what was kept. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** The server as `npm start` runs it, in a process of its own, with a page that is built already. */
export async function playing(folder: string): Promise<Playing> {
  const data = await mkdtemp(join(tmpdir(), 'thameside-data-'));
  let port = 0;
  let child: ChildProcess | null = null;
  const start = async () => {
    const env = {
      ...process.env,
      DIST: folder,
      DATA_DIR: data,
      PORT: String(port),
      LOG_LEVEL: 'error',
      ENGINE_THREADS: '1',
      BOT_THREADS: '1',
    };
    const started = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    let said = '';
    started.stderr.on('data', part => (said += part));
    port = await new Promise<number>((done, failed) => {
      started.stdout.on('data', part => {
        said += part;
        const found = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
        if (found) done(Number(found));
      });
      started.on('exit', () => failed(new Error(`the server did not start:\n${said}`)));
    });
  };
  const ended = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null) return;
    await new Promise<void>(done => {
      ending.on('exit', () => done());
      ending.kill(signal);
    });
  };
  await start();
  return {
    origin: `http://localhost:${port}`,
    start,
    kill: () => ended('SIGKILL'),
    async close() {
      await ended('SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
  };
}
