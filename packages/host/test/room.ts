import { asked, below, chosenOptions, isOver, legal, open, type Rng, rngOf, seedOf } from '@thameside/kernel';
import { title as flow } from '@thameside/key-flow';
import { title as city } from '@thameside/key-to-the-city';
import type { Engine } from '@thameside/kit';
import { title as london } from '@thameside/london';
import { opened } from '../src/opening.ts';
import { type Command, type Reduced, reduce } from '../src/reduce.ts';
import type { Head, Row } from '../src/rows.ts';
import { isPerson, type Table, viewersOf, waitedFor } from '../src/table.ts';
import { canTakeBack } from '../src/undo.ts';

export const ENGINES: readonly Engine[] = [city, london, flow];

/** A table as it is when people have sat down at it. */
export function newTable(engine: Engine, seats: number, seed: string, options = {}): Table {
  const chosen = chosenOptions(engine.game, seats, options);
  if ('faults' in chosen) throw new Error('bad options');
  const { header } = open(engine.game, seats, chosen.options, seedOf(seed)).journal;
  const people = Array.from({ length: seats }, (_, i) => ({ kind: 'person' as const, name: `P${i}` }));
  const head: Head = {
    id: 'a'.repeat(20),
    header,
    set: engine.exportSet(),
    seats: people,
    forkOf: null,
    guided: false,
    at: 0,
    sum: '',
  };
  return opened(head, engine, engine.game);
}

export const pick = <T>(rng: Rng, all: readonly T[]): T => all[below(rng, all.length)] as T;

/** What somebody might do now: mostly answer, at times take back, end a held turn, or hand a seat over. */
export function anyCommand(t: Table, rng: Rng, key: string): Command {
  const seat = pick(rng, waitedFor(t));
  const plain = { key, sum: '', at: 1, seat };
  const chance = below(rng, 20);
  if (chance === 0 && canTakeBack(t, seat)) return { ...plain, do: 'undo' };
  if (chance === 1 && canTakeBack(t, seat)) return { ...plain, do: 'restart' };
  if (chance === 2) {
    const to = isPerson(t, seat)
      ? ({ kind: 'bot', name: 'Bob', level: 'merchant' } as const)
      : ({ kind: 'person', name: 'Ann' } as const);
    return { ...plain, do: 'hand-over', to };
  }
  if (t.held === seat && !asked(t.journal.now, seat)) return { ...plain, do: 'end-turn' };
  const answer = pick(rng, legal(t.game, t.journal.now, seat));
  if (!isPerson(t, seat))
    return { ...plain, do: 'bot', answers: [answer], reason: { key: 'why', params: {} } };
  return { ...plain, do: 'answer', answers: [answer], confirm: below(rng, 2) === 0 };
}

/** A match as it might be played, each step with what it was before. */
export function evening(
  engine: Engine,
  seats: number,
  seed: string,
  step: (before: Table, reduced: Reduced, rows: readonly Row[]) => void,
  { most = 260, options = {} } = {},
): Table {
  const rng = rngOf(seedOf(`${seed} evening`));
  let table = newTable(engine, seats, seed, options);
  const rows: Row[] = [];
  for (let i = 0; i < most && !isOver(table.journal.now); i++) {
    const reduced = reduce(table, anyCommand(table, rng, seedOf(`${seed} ${i}`)), viewersOf(table));
    rows.push(...reduced.rows);
    step(table, reduced, rows);
    table = reduced.table;
  }
  return table;
}
