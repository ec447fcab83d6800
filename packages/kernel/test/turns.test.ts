import { quarry } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { type Frame, type Io, load, open, type Seat, save, submit, undo } from '../src/index.ts';
import { after, fresh, SEED } from './table.ts';
import { tiny } from './tiny.ts';

type Mine = { in: { seat: Seat }; out: string };
const question = {
  legal: () => ['a', 'shown'],
  apply: (_s: unknown, _f: unknown, answer: string, io: Pick<Io, 'reveal'>) => {
    if (answer === 'shown') io.reveal();
  },
};
const turnwise = (begin: (io: Io) => void) => {
  const g = tiny<{ turn: Mine; part: Mine; more: Mine }>(
    { turn: { opens: 'always', ...question }, part: { opens: 'after-others', ...question }, more: question },
    begin,
  );
  return { g, j: open(g, 3, {}, SEED).journal };
};
const line = (...frames: [Seat, string][]): Frame[] => frames.map(([seat, k]) => ({ k, seat }));
const played = (...frames: [Seat, string][]) => {
  const { g, j } = turnwise(io => io.push(...line(...frames)));
  return after(g, j, ...frames.map(([seat]) => [seat, 'a'] as const));
};

describe('turns', () => {
  test('begin with the questions that open them, and are numbered whoever has them', () => {
    const j = played([0, 'turn'], [0, 'more'], [2, 'turn'], [2, 'turn'], [0, 'more']);
    expect(j.entries.map(e => e.turn)).toEqual([1, 1, 2, 3, 1]);
    expect(j.turns).toEqual([1, 0, 3]);
  });
  test('what is asked before the first belongs to none', () => {
    expect(played([0, 'more'], [1, 'turn'], [0, 'turn']).entries.map(e => e.turn)).toEqual([0, 1, 2]);
  });
  test('may begin with any of several questions, and go on with the others', () => {
    const j = played([0, 'part'], [0, 'part'], [0, 'more'], [1, 'part'], [1, 'part'], [0, 'part']);
    expect(j.entries.map(e => e.turn)).toEqual([1, 1, 1, 2, 2, 3]);
  });
  test('of several seats go side by side in lanes, each with its own number', () => {
    const { g, j } = turnwise(io => {
      for (const seat of [0, 1]) io.aside(seat, ...line([seat, 'turn'], [seat, 'more']));
    });
    const all = after(g, j, [1, 'a'], [0, 'a'], [1, 'a'], [0, 'a']);
    expect(all.entries.map(e => [e.seat, e.turn])).toEqual([
      [1, 1],
      [0, 2],
      [1, 1],
      [0, 2],
    ]);
    const back = undo(g, undo(g, after(g, j, [1, 'a'], [0, 'a'], [1, 'a']), 1), 1);
    expect(back.entries).toMatchObject([{ seat: 0, turn: 1 }]);
    expect(back.turns).toEqual([1, 0, 0]);
    expect(submit(g, back, 1, ['a']).journal.turns).toEqual([1, 2, 0]);
  });
  test('are counted from what lies behind the barrier when something is taken back', () => {
    const { g, j } = turnwise(io => io.push(...line([2, 'turn'], [1, 'turn'], [2, 'turn'], [2, 'more'])));
    const later = after(g, j, [2, 'a'], [1, 'shown'], [2, 'a']);
    expect(later).toMatchObject({ turns: [0, 2, 3], barrier: 2 });
    expect(undo(g, later, 2).turns).toEqual([0, 2, 1]);
    expect(after(g, undo(g, later, 2), [2, 'a'])).toEqual(later);
  });
  test('are the same in a match that is read again', () => {
    const j = after(quarry, fresh(), [1, 2], [0, 0], [0, 'ready'], [1, 'ready'], [1, 'dig'], [0, 'rest']);
    expect(load(quarry, save(quarry, j))).toEqual(j);
  });
});
