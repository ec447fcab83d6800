import { quarry } from '@thameside/testkit';
import { expect, test } from 'vitest';
import {
  type Game,
  legal,
  type Memory,
  memoriesOf,
  open,
  openFrom,
  redealt,
  submit,
  undo,
  waiting,
} from '../src/index.ts';
import { SEED } from './table.ts';

/** Every seat counts the events that it was shown. */
const counting: Game = {
  ...(quarry as Game),
  remember: (before: Memory | undefined, _s, me, events) => ({
    me,
    shown: Number(before?.shown ?? 0) + events.length,
    calls: Number(before?.calls ?? 0) + 1,
  }),
};
const OPTIONS = { length: 'short', market: 'two' };

function begun(answers: number) {
  let { journal } = open(counting, 2, OPTIONS, SEED);
  for (let i = 0; i < answers; i++) {
    const seat = waiting(journal.now)[0]!;
    journal = submit(counting, journal, seat, [legal(counting, journal.now, seat)[0]]).journal;
  }
  return journal;
}

test('every seat is told of the beginning and of every answer', () => {
  expect(memoriesOf(counting, begun(5)).map(({ me, calls }) => [me, calls])).toEqual([
    [0, 6],
    [1, 6],
  ]);
});

test('what is taken back is forgotten, and the journal is left as it was', () => {
  const journal = begun(5);
  const before = JSON.stringify(journal);
  const memories = memoriesOf(counting, journal);
  expect(JSON.stringify(journal)).toBe(before);
  const seat = waiting(journal.now)[0]!;
  const after = submit(counting, journal, seat, [legal(counting, journal.now, seat)[0]]).journal;
  if (after.barrier <= 5) expect(memoriesOf(counting, undo(counting, after, seat))).toEqual(memories);
});

test('a match that begins at a position leaves it as it was', () => {
  const from = begun(3).now;
  const before = JSON.stringify(from);
  let { journal } = openFrom(counting, from, OPTIONS, SEED);
  const seat = waiting(journal.now)[0]!;
  journal = submit(counting, journal, seat, [legal(counting, journal.now, seat)[0]]).journal;
  expect(memoriesOf(counting, journal)[0]).toMatchObject({ calls: 2 });
  expect(JSON.stringify(from)).toBe(before);
});

test('a game in which there is nothing to remember', () => {
  expect(memoriesOf(quarry as Game, begun(2))).toEqual([]);
});

test('a redealt match carries its owner’s memory along', () => {
  const memory = { me: 0 };
  expect(redealt(quarry as Game, begun(1).now, 0, SEED, memory).memory).toBe(memory);
  expect('memory' in redealt(quarry as Game, begun(1).now, 0, SEED)).toBe(false);
});
