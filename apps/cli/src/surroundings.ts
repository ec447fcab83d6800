import { randomBytes } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import type { Engine, Title } from '@thameside/kit';
import { languageOf, voiceOf } from './language.ts';

export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };
export type Input = Readable & { readonly isTTY?: boolean };

/** All that a command knows of the world. Tests bring their own. */
export interface Surroundings {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly titles: readonly Title[];
  /** A game at a version of its rules; null if it is not known here. */
  engineOf(game: string, rules: number): Promise<Engine | null>;
  /** Milliseconds; only differences mean anything. */
  now(): number;
  /** A fresh seed. */
  entropy(): string;
}

/** The real world. Whoever reads our output may stop reading (`| head`): that is no error. */
export async function realSurroundings(): Promise<Surroundings> {
  const { TITLES } = await import('@thameside/titles');
  const { engineOf } = await import('@thameside/titles/engine');
  const { stdin, stdout, stderr, env } = process;
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      const { t } = voiceOf(languageOf([], env));
      stderr.write(`${t('error', { message: t('error.output', { why: error.code ?? error.message }) })}\n`);
      process.exit(1);
    });
  }
  return {
    stdin,
    stdout,
    stderr,
    env,
    titles: TITLES,
    engineOf,
    now: () => performance.now(),
    entropy: () => randomBytes(16).toString('hex'),
  };
}

/** Write, and wait while the reader is slower than we are. */
export async function write(out: Output, text: string): Promise<void> {
  if (out.write(text)) return;
  await new Promise<void>(resolve => {
    const settle = () => {
      out.off('drain', settle);
      out.off('close', settle);
      resolve();
    };
    out.on('drain', settle);
    out.on('close', settle);
  });
}
