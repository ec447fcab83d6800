import { expect, test } from 'vitest';
import { faultsOf, type Share, solve } from '../../src/allocation/index.ts';
import { card, keyples, resources, scorer, tokens, village } from './arrange.ts';

const problem = village(
  [
    resources('wood', 3),
    resources('iron', 1, 'blacksmith'),
    tokens(2),
    keyples('red', 'red', 2, { animals: ['cow'] }),
    card('boat', { boat: true }),
  ],
  [scorer('merchant'), scorer('blacksmith', 1), scorer('harvest-festival'), scorer('dairy')],
);

const share = (thing: string, to: string, as: Share['as'], count = 1, part = 0): Share => ({
  thing,
  count,
  scorer: to,
  part,
  as,
});

test('F62: an allocation that is possible has no faults', () => {
  const possible = [share('wood@home', 'merchant', 'resource', 3), share('red', 'dairy', 'animals')];
  expect(faultsOf(problem, possible)).toEqual([]);
  expect(faultsOf(problem, [share('iron@blacksmith', 'blacksmith', 'resource')])).toEqual([]);
});

test.each([
  ['no-such-thing', 'F62', share('gold@home', 'merchant', 'resource')],
  ['no-such-scorer', 'F62', share('token', 'key-guild', 'token')],
  ['no-such-part', 'F71', share('wood@home', 'merchant', 'resource', 1, 2)],
  ['not-a-count', 'F62', share('wood@home', 'merchant', 'resource', 0)],
  ['not-a-count', 'F62', share('wood@home', 'merchant', 'resource', 0.5)],
  ['more-than-there-are', 'F62', share('token', 'dairy', 'token', 3)],
  ['gives-no-such-icons', 'F62', share('boat', 'dairy', 'animals')],
  ['does-not-lie-there', 'F61', share('wood@home', 'blacksmith', 'resource')],
  ['does-not-count-there', 'F62', share('wood@home', 'merchant', 'resource', 1, 1)],
  ['does-not-count-there', 'F62', share('iron@blacksmith', 'merchant', 'resource')],
] as const)('F62: %s (%s)', (code, rule, wrong) => {
  expect(faultsOf(problem, [wrong])).toEqual([{ code, rule, thing: wrong.thing, scorer: wrong.scorer }]);
});

test('F62: one card goes to one scorer only', () => {
  const twice = [share('red', 'harvest-festival', 'keyples'), share('red', 'dairy', 'animals')];
  expect(faultsOf(problem, twice).map(({ code }) => code)).toEqual(['more-than-there-are']);
});

test('F65: a changed piece stays where it was put, the rest is the best that is left', () => {
  const free = solve(problem);
  expect(free.worth.total).toBe(3 + 5);
  const pinned = solve(problem, [share('red', 'harvest-festival', 'keyples')]);
  expect(pinned.worth.total).toBe(3 + 4);
  expect(pinned.allocation).toContainEqual(share('red', 'harvest-festival', 'keyples'));
  const kept = solve(problem, [{ thing: 'wood@home', count: 2, scorer: null }]);
  expect(kept.worth.total).toBe(5);
});

test('F65: what is fixed without use is still there', () => {
  const wood = share('wood@home', 'merchant', 'resource', 3);
  expect(solve(problem, [wood]).allocation).toContainEqual(wood);
  // by itself the optimiser leaves the third one alone
  expect(solve(problem).allocation).toContainEqual({ ...wood, count: 2 });
});

test('F65: the same village always has the same allocation', () => {
  expect(solve(structuredClone(problem))).toEqual(solve(problem));
});
