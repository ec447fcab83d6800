import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestWhole, search } from '../../src/allocation/integer.ts';
import type { Program } from '../../src/allocation/simplex.ts';

const totalOf = ({ gain }: Program, values: readonly number[]): number =>
  values.reduce((sum, value, k) => sum + value * gain[k]!, 0);

const isPossible = ({ upper, rows }: Program, values: readonly number[]): boolean =>
  values.every((value, k) => value >= 0 && value <= upper[k]!) &&
  rows.every(({ terms, limit }) => terms.reduce((sum, [k, factor]) => sum + factor * values[k]!, 0) <= limit);

const allValues = ({ upper }: Program): number[][] =>
  upper.reduce<number[][]>(
    (all, bound) => all.flatMap(values => Array.from({ length: bound + 1 }, (_, i) => [...values, i])),
    [[]],
  );

const programs: fc.Arbitrary<Program> = fc.integer({ min: 1, max: 5 }).chain(columns =>
  fc.record({
    gain: fc.array(fc.integer({ min: -4, max: 9 }), { minLength: columns, maxLength: columns }),
    upper: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: columns, maxLength: columns }),
    rows: fc.array(
      fc.record({
        terms: fc
          .array(fc.integer({ min: -3, max: 5 }), { minLength: columns, maxLength: columns })
          .map(factors => factors.map((factor, k) => [k, factor] as const)),
        limit: fc.integer({ min: 0, max: 9 }),
      }),
      { maxLength: 5 },
    ),
  }),
);

test('the best whole solution of a program is that of trying all, with cuts and without', () => {
  fc.assert(
    fc.property(programs, fc.nat(5), (program, first) => {
      const decisive = Math.min(first, program.gain.length);
      const most = allValues(program)
        .filter(values => isPossible(program, values))
        .reduce((best, values) => Math.max(best, totalOf(program, values)), 0);
      for (const values of [
        bestWhole(program, decisive),
        search(program, decisive, true),
        search(program, decisive, false),
      ]) {
        expect(isPossible(program, values)).toBe(true);
        expect(totalOf(program, values)).toBe(most);
      }
    }),
    { seed: 6, numRuns: 3000 },
  );
});
