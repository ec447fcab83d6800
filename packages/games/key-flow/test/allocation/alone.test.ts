import { rngOf, seedOf } from '@thameside/kernel';
import { expect, test } from 'vitest';
import { scoredAlone } from '../../src/allocation/alone.ts';
import { solve } from '../../src/allocation/index.ts';
import type { Score } from '../../src/allocation/problem.ts';
import { card, keyples, resources, scorer } from './arrange.ts';
import { randomVillage } from './villages.ts';

test('F70 to F76: no card scores more in the end than it would alone', () => {
  const rng = rngOf(seedOf('alone'));
  const size = { scoring: 8, storage: 3, plain: 14, keyples: 25, resources: 35, skills: 12, tokens: 6 };
  let compared = 0;
  for (let i = 0; i < 40; i++) {
    const problem = randomVillage(rng, size);
    const { lines } = solve(problem).worth;
    for (const { id, score } of problem.scorers) {
      const alone = scoredAlone(problem.things, problem.powers, score);
      if (!alone) continue;
      const scored = lines.filter(line => line.source === 'part' && line.scorer === id);
      const points = scored.reduce((sum, line) => sum + line.points, 0);
      expect(alone.points, id).toBeGreaterThanOrEqual(points);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(200);
});

const THINGS = [
  card('sty', { animals: ['pig', 'pig', 'sheep'] }),
  resources('gold', 1),
  resources('iron', 1),
  resources('stone', 1),
  keyples('three', 'green', 3),
  keyples('two', 'green', 2, { token: true }),
  card('barge', { boat: true, transport: 2 }),
];
const alone = (score: Score) => scoredAlone(THINGS, [], score);
const next = (of: string, have: number, need: number) => ({ of, have, need });

test('F70 to F76: what there is, and what the next points take', () => {
  expect(alone(scorer('storm-shelter').score)).toEqual({
    points: 3,
    steps: [next('pig', 2, 2), next('sheep', 1, 2)],
  });
  expect(alone(scorer('ianvincible').score)).toEqual({ points: 0, steps: [next('pig', 2, 3)] });
  expect(alone(scorer('mercers-guild').score)?.points).toBe(5); // gold is the wood
  expect(alone({ rule: 'sets', points: 1, need: { iron: 1, wood: 1 } })).toEqual({
    points: 1,
    steps: [next('iron', 1, 2), next('wood', 0, 2)],
  });
  expect(alone({ rule: 'one-colour', points: 2 })).toEqual({ points: 10, steps: [next('green', 5, 6)] });
  expect(alone({ rule: 'one-skill-type', points: 2 })).toEqual({ points: 0, steps: [next('anvil', 0, 1)] });
  expect(alone({ rule: 'keyple-cards', keyples: 3, points: 2 })).toEqual({
    points: 2,
    steps: [next('cards-3', 1, 2)],
  });
  expect(alone({ rule: 'boats', points: [1, 3] })).toEqual({ points: 1, steps: [next('boat', 1, 2)] });
  expect(alone({ rule: 'transport-and-boats', perTransport: 1, perBoat: 3 })).toEqual({
    points: 5,
    steps: [next('transport', 2, 3), next('boat', 1, 2)],
  });
  expect(alone({ rule: 'storage', set: ['iron'], points: 2 })).toBeNull();
});

test('F71: the parts of a sum one after the other', () => {
  const boats = { rule: 'boats', points: [1, 3] } as const;
  const sheep = { rule: 'sets', points: 2, need: { sheep: 1 } } as const;
  expect(alone({ rule: 'sum', parts: [boats, sheep] })).toEqual({
    points: 3,
    steps: [next('boat', 1, 2), next('sheep', 1, 2)],
  });
});

test('F49: what is interchanged counts as both', () => {
  const pigs: Score = { rule: 'animal-steps', animal: 'pig', steps: { 3: 4, 4: 7 } };
  expect(alone(pigs)?.points).toBe(0);
  expect(scoredAlone(THINGS, ['pig-sheep-interchange'], pigs)).toEqual({
    points: 4,
    steps: [next('pig', 3, 4)],
  });
});
