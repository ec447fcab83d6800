import type { Head, Row, Snapshot } from '@thameside/host';
import type { Summary } from '@thameside/protocol';
import type { Line, RoomDoc } from '../../src/store/contract.ts';

let count = 0;
/** Never the same twice. */
export const fresh = (what = 'id'): string => `${what}${process.pid}x${++count}`;

/** NUL, half of a pair, a whole pair, quotes, what looks like an escape, a line separator. */
export const ODD = 'a\0b\ud800c\udfffd😀\'"\\u0000\\0000\u2028%$1?1';

export const headOf = (id: string, more: object = {}): Head =>
  ({
    id,
    header: { game: 'london', rules: 1, seats: 2 },
    set: '{"z":1,"a":2}',
    at: 7,
    sum: 's',
    ...more,
  }) as Head;
export const rowOf = (no: number, more: object = {}): Row =>
  ({
    no,
    at: 1000 + no,
    seat: 0,
    do: 'answer',
    key: `key${no}`,
    sum: `sum${no}`,
    given: [[0, 'pass', 0]],
    ...more,
  }) as Row;
export const summaryOf = (table: string, updated: number, more: object = {}): Summary =>
  ({
    table,
    game: 'london',
    seats: [],
    move: 0,
    over: false,
    waiting: [],
    updated,
    lesson: false,
    ...more,
  }) as Summary;
export const snapshotOf = (no: number, more: object = {}): Snapshot =>
  ({ no, behind: no * 2, ...more }) as Snapshot;

export const roomOf = (id: string, more: Partial<RoomDoc> = {}): RoomDoc => ({
  id,
  key: `key of ${id}`,
  sum: 'sum',
  version: 1,
  game: 'london',
  rules: 1,
  options: { z: '1', a: '2' },
  set: null,
  setName: 'house',
  setHash: 'hash',
  text: null,
  state: 'waiting',
  owner: null,
  listed: false,
  spectators: 'link',
  startsFull: false,
  absence: 5,
  invitation: `invitation of ${id}`,
  members: [],
  seats: [{ kind: 'open' }, { kind: 'open' }],
  votes: [],
  undo: null,
  next: null,
  at: 1,
  updated: 1,
  ...more,
});
export const lineOf = (text: string, at = 1): Omit<Line, 'no'> => ({
  at,
  guest: 'g',
  seat: 0,
  name: 'Ann',
  saying: { text },
});
