import { globSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** The texts that a file of a catalogue holds, by key. */
export async function textsIn(file: string): Promise<Readonly<Record<string, string>>> {
  const all: Record<string, string> = {};
  for (const exported of Object.values(await import(join(ROOT, file))))
    if (typeof exported === 'object' && exported !== null)
      for (const [key, text] of Object.entries(exported)) if (typeof text === 'string') all[key] = text;
  return all;
}

/** Files below the root that match, catalogues put together from others left out. */
export const filesLike = (...patterns: readonly string[]): string[] =>
  patterns.flatMap(pattern =>
    globSync(pattern, { cwd: ROOT }).filter(file => !/\/texts\/(\w\w\/)?index\.ts$/.test(file)),
  );
