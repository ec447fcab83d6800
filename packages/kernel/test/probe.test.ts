import { deepFreeze, quarry } from '@thameside/testkit';
import { expect, test } from 'vitest';
import { legal, probe, redealt, rngOf, seedOf } from '../src/index.ts';
import { lastTurn } from './table.ts';

const match = () => lastTurn(0, ['slate-1'], [3, 'chalk-1', 'chalk-2'], [2, 'marble-1', 'marble-2']);

test('the match is left as it was, and each line begins at it', () => {
  const m = deepFreeze(match());
  const [first] = legal(quarry, m, 0);
  const [once, again, none] = probe(quarry, m, 0, [[first], [first], []]);
  expect(m).toEqual(match());
  expect(once).toEqual(again);
  expect(quarry.view(none!.match.s, 0)).toEqual(quarry.view(m.s, 0));
});

test('a line stops before what reveals something, and says so', () => {
  const [dug] = probe(quarry, match(), 0, [['dig', 'dig']]);
  expect(dug).toMatchObject({ answers: [], stopped: { code: 'reveals', refusal: null } });
  expect(quarry.view(dug!.match.s, 0)).toEqual(quarry.view(match().s, 0));
});

test('what is not possible stops its own line alone', () => {
  const [odd, nonsense, other] = probe(quarry, match(), 0, [['fly'], [{ a: 1 }], ['carve']]);
  expect(odd).toMatchObject({ answers: [], stopped: { code: 'not-offered', refusal: null } });
  expect(nonsense!.stopped?.code).toBe('not-offered');
  expect(other!.answers[0]).toBe('carve');
  expect(probe(quarry, match(), 1, [['carve']])[0]!.stopped?.code).toBe('not-asked');
});

test('which match is tried rests on what is seen and on the generator, on nothing else', () => {
  const tried = (m = match()) => probe(quarry, m, 0, [[]])[0]!.match.s.players[1]!.hand;
  expect(tried()).toEqual(tried());
  const others = Array.from({ length: 20 }, (_, i) => {
    const m = match();
    m.rng = rngOf(seedOf(String(i)));
    return tried(m).join();
  });
  expect(new Set(others).size).toBeGreaterThan(10);
  const twin = redealt(quarry, match(), 0, seedOf('twin'));
  expect(quarry.view(probe(quarry, twin, 0, [[]])[0]!.match.s, 0)).toEqual(quarry.view(match().s, 0));
});
