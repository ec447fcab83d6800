import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Script } from './script.ts';

/** A table whose commands can be given; each is done when whoever gave it has been told. */
export interface Table {
  give(index: number): Promise<void>;
}
/** One of the servers that are compared, as a process of its own. */
export interface Side {
  open(script: Script): Promise<Table>;
  /** Seconds of processor time, so far. */
  processor(): number;
  close(): Promise<void>;
}

export interface Started {
  readonly child: ChildProcess;
  readonly folder: string;
  /** What it said when it was ready. */
  readonly said: string;
  close(): Promise<void>;
}

/** Starts a program with a folder of its own, and waits for a line that says it is ready. */
export async function started(
  program: string,
  ready: RegExp,
  env: (folder: string) => Record<string, string>,
): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'thameside-bench-'));
  const child = spawn(process.execPath, [fileURLToPath(new URL(program, import.meta.url))], {
    env: { PATH: process.env.PATH, LANG: 'C', NODE_OPTIONS: process.env.SIDE_OPTIONS ?? '', ...env(folder) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>(done => child.once('exit', () => done()));
  let text = '';
  const said = await new Promise<string>((done, failed) => {
    const take = (part: Buffer) => {
      text += part;
      const found = ready.exec(text)?.[1];
      if (found !== undefined) done(found);
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    void ended.then(() => failed(new Error(`${program} has ended:\n${text}`)));
  });
  let isClosing = false;
  void ended.then(() => {
    if (!isClosing) throw new Error(`${program} has ended:\n${text.slice(-2000)}`);
  });
  return {
    child,
    folder,
    said,
    async close() {
      isClosing = true;
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Of a process with all its threads; ticks are hundredths of a second on Linux. */
export function processorOf({ pid }: ChildProcess): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Something that comes to a number, for whoever waits until it has. */
export class Counter {
  value = -1;
  #waiting: { readonly least: number; readonly done: () => void }[] = [];
  reach(value: number): void {
    this.value = Math.max(this.value, value);
    if (this.#waiting.length === 0) return;
    const there = this.#waiting.filter(({ least }) => least <= this.value);
    this.#waiting = this.#waiting.filter(({ least }) => least > this.value);
    for (const { done } of there) done();
  }
  until(least: number): Promise<void> | undefined {
    if (this.value >= least) return undefined;
    return new Promise(done => this.#waiting.push({ least, done }));
  }
}
