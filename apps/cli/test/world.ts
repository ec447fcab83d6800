import { Readable, Writable } from 'node:stream';
import type { Title } from '@thameside/kit';
import { toy } from '@thameside/testkit';
import { main } from '../src/main.ts';
import type { Input, Output, Surroundings } from '../src/surroundings.ts';

/** Collects what is written. */
class Sink extends Writable {
  text = '';
  isTTY = false;
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

export interface World extends Surroundings {
  readonly stdout: Output & Sink;
  readonly stderr: Output & Sink;
}

export interface Wishes {
  readonly input?: string | Iterable<string | Uint8Array>;
  readonly env?: Readonly<Record<string, string>>;
  readonly titles?: readonly Title[];
  readonly engineOf?: Surroundings['engineOf'];
  readonly now?: () => number;
  readonly isTerminal?: boolean;
}

export function worldOf({
  input = '',
  env = {},
  titles = [toy],
  engineOf = async () => null,
  now,
  isTerminal = false,
}: Wishes = {}): World {
  let seeds = 0;
  const stdout = new Sink();
  const stderr = new Sink();
  stdout.isTTY = isTerminal;
  stderr.isTTY = isTerminal;
  const parts = typeof input === 'string' ? [input] : input;
  return {
    stdin: Readable.from(parts, { objectMode: false }) as Input,
    stdout,
    stderr,
    env,
    titles,
    engineOf,
    now: now ?? (() => performance.now()),
    entropy: () => (++seeds).toString(16).padStart(32, '0'),
  };
}

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Run the command in a world of its own. */
export async function run(args: readonly string[], wishes: Wishes = {}): Promise<Ran> {
  const world = worldOf(wishes);
  const code = await main(args, world);
  return { code, out: world.stdout.text, err: world.stderr.text };
}
