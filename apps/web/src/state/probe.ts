import { effect } from '@preact/signals';
import type { Answer } from '@thameside/kernel';
import { MOST_LINES, type Sight, type Tried } from '@thameside/protocol';
import { NotGranted } from '../link.ts';
import { link } from './link.ts';
import { watching } from './table.ts';

type Line = readonly Answer[];
interface Wanted {
  readonly line: Line;
  readonly done: (tried: Tried | null) => void;
  readonly failed: (error: unknown) => void;
}
/** What has been asked of one position, and what is about to be. */
interface Moment {
  readonly at: string;
  readonly known: Map<string, Promise<Tried | null>>;
  readonly queue: Wanted[];
}

const moment = (at: string): Moment => ({ at, known: new Map(), queue: [] });
let present = moment('');
effect(() => {
  void watching.value;
  present = moment(''); // another pair of eyes: what the last one asked is not theirs
});

async function send(at: Pick<Sight, 'table' | 'version'> & { seat: number }, wanted: readonly Wanted[]) {
  const lines = wanted.map(({ line }) => line as Tried['answers']);
  try {
    const reply = await link.ask('probe', { ...at, lines });
    for (const [i, { done }] of wanted.entries()) done((reply.kind === 'probe' && reply.tried[i]) || null);
  } catch (error) {
    for (const { done, failed } of wanted) {
      if (error instanceof NotGranted) done(null);
      else failed(error);
    }
  }
}

/**
 * Where a line of answers would lead, if only part of the way; null if the moment has passed.
 * What is asked in one go is one request.
 */
function tryOut({ table, seat, version }: Sight, line: Line): Promise<Tried | null> {
  if (seat === null) return Promise.resolve(null);
  const at = `${table} ${seat} ${version}`;
  if (present.at !== at) present = moment(at);
  const now = present;
  const key = JSON.stringify(line);
  const found =
    now.known.get(key) ??
    new Promise<Tried | null>((done, failed) => {
      if (now.queue.length === 0)
        queueMicrotask(() => {
          while (now.queue.length > 0) void send({ table, seat, version }, now.queue.splice(0, MOST_LINES));
        });
      now.queue.push({ line, done, failed });
    });
  now.known.set(key, found);
  return found;
}

/** What would be asked after these answers; null where only giving them can tell. */
export async function probe(sight: Sight, line: Line): Promise<Tried | null> {
  const tried = await tryOut(sight, line);
  return tried?.stopped ? null : tried;
}
