import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { PlayedGame } from '@thameside/bots';
import { canonical } from '@thameside/kernel';
import { Fault } from './faults.ts';

/** What has to be the same for games to belong to one contest. */
export type Contest = Readonly<Record<string, unknown>> & { readonly seed: string };

/** The first line of a log says what it is. */
const KIND = 'thameside-arena-log-1';

export interface ArenaLog {
  readonly seed: string;
  readonly done: readonly PlayedGame[];
  add(played: PlayedGame): void;
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined; // the last line of a run that was stopped in the middle of it
  }
};

const isPlayed = (x: unknown): x is PlayedGame =>
  typeof x === 'object' && x !== null && 'game' in x && 'seats' in x && Array.isArray(x.seats);

/** Games that were played, one a line. A file that is there already is gone on with, with its seed. */
export function arenaLog(path: string, contest: Contest, isSeedChosen: boolean): ArenaLog {
  try {
    if (!existsSync(path))
      writeFileSync(path, `${JSON.stringify({ kind: KIND, ...contest })}\n`, { flag: 'wx' });
    const [first = '', ...rest] = readFileSync(path, 'utf8').split('\n');
    const header = parsed(first) as (Contest & { readonly kind: string }) | undefined;
    if (header?.kind !== KIND) throw new Fault(1, 'arena.no-log', { file: path });
    const { kind: _, ...before } = header;
    const seed = isSeedChosen ? contest.seed : before.seed;
    if (canonical(before) !== canonical({ ...contest, seed }))
      throw new Fault(1, 'arena.other-log', { file: path });
    const lines = rest.filter(line => line !== '');
    const done = lines.map(parsed).filter(isPlayed);
    // what a stopped run left unfinished goes
    if (rest.at(-1) !== '')
      writeFileSync(path, [first, ...done.map(each => JSON.stringify(each)), ''].join('\n'));
    return { seed, done, add: played => appendFileSync(path, `${JSON.stringify(played)}\n`) };
  } catch (error) {
    if (error instanceof Fault) throw error;
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Fault(1, 'file.unwritable', { file: path, why });
  }
}
