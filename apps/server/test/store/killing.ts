import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from 'vitest';
import type { Kept } from '../../src/store/contract.ts';
import { fresh, rowOf } from './docs.ts';

/** Where the program dies by itself; elsewhere it is killed from outside, at any moment. */
export type Death = 'before-commit' | 'after-commit' | null;

/** Lets a program append, kills it again and again, and looks whether all it said is there. */
export async function killing(
  database: string,
  deaths: readonly Death[],
  look: <T>(see: (kept: Kept) => Promise<T>) => Promise<T>,
): Promise<{ readonly kept: number; readonly acknowledged: number }> {
  const tables = [1, 2, 3, 4, 5, 6].map(() => fresh('table'));
  /** By table: the run in which each row was acknowledged. */
  const said = new Map(tables.map(id => [id, new Map<number, string>()]));
  let kept = 0;
  for (const [i, death] of deaths.entries()) {
    const run = `run ${i}`;
    const program = spawn(
      process.execPath,
      [join(import.meta.dirname, 'appender.ts'), database, tables.join(','), run],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          ...process.env,
          ...(death && { DIE_AT: death, DIE_AFTER: `${1 + Math.floor(Math.random() * 40)}` }),
        },
      },
    );
    const ended = once(program, 'close') as Promise<[number | null, string | null]>;
    // after so many acknowledgements, and a little later
    const after = Math.floor(Math.random() * 60);
    let heard = 0;
    for await (const line of createInterface(program.stdout)) {
      const [id = '', no] = line.split(' ');
      said.get(id)?.set(Number(no), run);
      if (death === null && heard === after) setTimeout(() => program.kill('SIGKILL'), Math.random() * 5);
      heard += 1;
    }
    expect(await ended).toEqual([null, 'SIGKILL']);
    kept = await look(({ tables: store }) => check(store, said));
  }
  return { kept, acknowledged: [...said.values()].reduce((sum, each) => sum + each.size, 0) };
}

/** Rows without a gap, each once, and every acknowledged one as it was acknowledged. */
async function check(
  store: Kept['tables'],
  said: ReadonlyMap<string, ReadonlyMap<number, string>>,
): Promise<number> {
  let count = 0;
  for (const [id, runs] of said) {
    const rows = await store.rows(id, 0);
    expect(rows.map(({ no }) => no)).toEqual(rows.map((_, i) => i + 1));
    for (const [no, run] of runs) expect(rows[no - 1]).toEqual(rowOf(no, { sum: run }));
    const summary = (await store.list()).find(({ table }) => table === id);
    if (rows.length > 0) expect(summary?.updated).toBe(rows.length);
    for (const { no } of await store.snapshots(id)) expect(no).toBeLessThanOrEqual(rows.length);
    count += rows.length;
  }
  return count;
}
