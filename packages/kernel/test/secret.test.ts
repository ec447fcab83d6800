import { expect, test } from 'vitest';
import { isSecret, open, start, submit } from '../src/index.ts';
import { SEED } from './table.ts';
import { tiny } from './tiny.ts';

type Asks = {
  always: { in: { seat: number }; out: string };
  never: { in: { seat: number }; out: string };
  atFirst: { in: { seat: number }; out: string };
};
const answers = { legal: () => ['yes'], apply: (s: { log: string[] }) => void s.log.push('said') };
const game = tiny<Asks>(
  {
    always: { ...answers, secret: true },
    never: answers,
    atFirst: { ...answers, secretNow: s => s.log.length === 0 },
  },
  io =>
    io.push(
      { k: 'atFirst', seat: 0 },
      { k: 'atFirst', seat: 0 },
      { k: 'always', seat: 1 },
      { k: 'never', seat: 1 },
    ),
);

test('a question is secret always, never, or as long as it says so, and its answer is noted as such', () => {
  let { journal } = open(game, 2, {}, SEED);
  const seen: boolean[] = [];
  for (const seat of [0, 0, 1, 1]) {
    seen.push(isSecret(game, journal.now, seat));
    journal = submit(game, journal, seat, ['yes']).journal;
  }
  expect(seen).toEqual([true, false, true, false]);
  expect(journal.entries.map(({ secret }) => secret === true)).toEqual(seen);
});

test('nothing is secret of a seat that is not asked', () => {
  expect(isSecret(game, start(game, 2, {}, SEED), 1)).toBe(false);
});
