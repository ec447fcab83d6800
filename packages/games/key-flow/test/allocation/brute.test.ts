import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOf, type Problem, type Share, solve, worthOf } from '../../src/allocation/index.ts';
import { bestByForce, unitsOf, worthByLetter } from './brute.ts';
import { inventedProblem, pinsFor, printedProblem } from './random.ts';

const SEED = 20181;

/** How many cases were small enough to be looked at in full. */
function compare(problems: fc.Arbitrary<Problem>, numRuns: number, limit: number): number {
  let compared = 0;
  fc.assert(
    fc.property(problems, problem => {
      const best = bestByForce(problem, [], limit);
      if (best === null) return;
      compared++;
      const { allocation, worth } = solve(problem);
      expect(faultsOf(problem, allocation)).toEqual([]);
      expect(worthOf(problem, allocation)).toEqual(worth);
      expect(worth.total).toBe(best);
    }),
    { seed: SEED, numRuns },
  );
  return compared;
}

test('F65: no allocation of a few things to the printed cards scores more', () => {
  expect(compare(printedProblem({ scorers: 4, things: 7, count: 2 }), 3000, 4000)).toBeGreaterThan(2500);
});

test('F65: nor to cards that other sets may have', () => {
  expect(compare(inventedProblem({ scorers: 3, things: 6, count: 2 }), 3000, 4000)).toBeGreaterThan(2500);
});

test('F65: nor of more things to a few printed cards', () => {
  expect(compare(printedProblem({ scorers: 3, things: 14, count: 4 }), 300, 20_000)).toBeGreaterThan(200);
});

test('F65: what a player fixes stays, and the rest is the best that is left', () => {
  let compared = 0;
  const pinned = inventedProblem({ scorers: 3, things: 6, count: 2 }).chain(problem =>
    fc.tuple(fc.constant(problem), pinsFor(problem, 3)),
  );
  fc.assert(
    fc.property(pinned, ([problem, all]) => {
      const pins = all.filter(pin => pin.scorer === null || faultsOf(problem, [pin]).length === 0);
      const best = bestByForce(problem, pins, 4000);
      if (best === null) return;
      compared++;
      const { allocation, worth } = solve(problem, pins);
      expect(faultsOf(problem, allocation)).toEqual([]);
      expect(worth.total).toBe(best);
      for (const pin of pins) {
        if (pin.scorer === null) continue;
        const wanted = pins.filter(
          one =>
            one.scorer === pin.scorer &&
            one.thing === pin.thing &&
            one.part === pin.part &&
            one.as === pin.as,
        ).length;
        const { scorer, part, thing, as } = pin;
        const share = allocation.find(
          one => one.scorer === scorer && one.part === part && one.thing === thing && one.as === as,
        );
        expect(share?.count).toBeGreaterThanOrEqual(wanted);
      }
    }),
    { seed: SEED, numRuns: 1500 },
  );
  expect(compared).toBeGreaterThan(1000);
});

test('F65: any allocation is scored by the letter of the rules', () => {
  const chosen = inventedProblem({ scorers: 4, things: 10, count: 3 }).chain(problem =>
    fc.tuple(fc.constant(problem), fc.infiniteStream(fc.nat())),
  );
  fc.assert(
    fc.property(chosen, ([problem, stream]) => {
      const places = unitsOf(problem).map(
        ({ thing, places: all }) => [thing, all[Number(stream.next().value) % all.length] ?? null] as const,
      );
      const shares = places.flatMap(([thing, place]): Share[] =>
        place ? [{ ...place, thing: thing.id, count: 1 }] : [],
      );
      expect(worthOf(problem, shares).total).toBe(worthByLetter(problem, places));
    }),
    { seed: SEED, numRuns: 2000 },
  );
});
