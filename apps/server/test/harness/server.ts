import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../src/main.ts');

/** A server as a process of its own, on loopback and a free port. */
export interface Server {
  readonly origin: string;
  readonly port: number;
  readonly data: string;
  /** Everything it has written so far. */
  output(): string;
  /** At once, without a word. */
  kill(): Promise<void>;
  /** As an operator would; the exit code. */
  stop(): Promise<number | null>;
  readonly ended: Promise<unknown>;
}

/** A page of one file: what is served is not what these tests are about. */
function smallPage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'thameside-page-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Thameside</title>');
  return folder;
}
const PAGE = smallPage();
const folders = [PAGE];
const children = new Set<ChildProcess>();
/** Nothing is left behind, not even by a test that failed. */
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newData(): string {
  const folder = mkdtempSync(join(tmpdir(), 'thameside-data-'));
  folders.push(folder);
  return folder;
}

export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<Server> {
  const data = env.DATA_DIR ?? newData();
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      LANG: 'C',
      DIST: PAGE,
      DATA_DIR: data,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  children.add(child);
  const ended = once(child, 'exit');
  void ended.then(() => children.delete(child));
  const port = await new Promise<number>((done, failed) => {
    const take = (chunk: Buffer) => {
      text += chunk;
      const found = /http:\/\/localhost:(\d+)\//.exec(text)?.[1];
      if (found) done(Number(found));
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    void ended.then(() => failed(new Error(`the server did not start:\n${text}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    data,
    output: () => text,
    ended,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}
