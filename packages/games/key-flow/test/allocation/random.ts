import fc from 'fast-check';
import type { Need, PartScore, Pin, Problem, Score, Scorer, Thing } from '../../src/allocation/problem.ts';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import { ANIMALS, COLOURS, RESOURCES, SKILLS } from '../../src/components/vocabulary.ts';
import { unitsOf } from './brute.ts';

const NEEDS: Need[] = [
  ...RESOURCES,
  'resource',
  ...SKILLS,
  'skill',
  ...ANIMALS,
  'animal',
  ...COLOURS,
  'token',
  'tokenCard',
]; // prettier-ignore

const points = fc.integer({ min: 1, max: 8 });

const partScore: fc.Arbitrary<PartScore> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .dictionary(fc.constantFrom(...NEEDS), fc.integer({ min: 1, max: 2 }), { minKeys: 1, maxKeys: 3 })
      .chain(need => points.map((n): PartScore => ({ rule: 'sets', points: n, need }))),
  },
  fc
    .tuple(fc.constantFrom(...ANIMALS), points, points)
    .map(([animal, a, b]): PartScore => ({ rule: 'animal-steps', animal, steps: { 2: a, 3: a + b } })),
  fc
    .tuple(points, points, points)
    .map(([a, b, c]): PartScore => ({ rule: 'boats', points: [a, a + b, a + b + c] })),
  fc
    .tuple(points, points)
    .map(([perTransport, perBoat]): PartScore => ({ rule: 'transport-and-boats', perTransport, perBoat })),
  points.map((n): PartScore => ({ rule: 'one-colour', points: n })),
  points.map((n): PartScore => ({ rule: 'one-skill-type', points: n })),
  fc
    .tuple(fc.integer({ min: 1, max: 3 }), points)
    .map(([keyples, n]): PartScore => ({ rule: 'keyple-cards', keyples, points: n })),
);

/** Any score that a set of components could have. */
const anyScore: fc.Arbitrary<Score> = fc.oneof(
  { weight: 5, arbitrary: partScore },
  fc.tuple(partScore, partScore).map((parts): Score => ({ rule: 'sum', parts })),
  fc
    .tuple(fc.array(fc.constantFrom('any' as const, ...RESOURCES), { minLength: 1, maxLength: 3 }), points)
    .map(([set, n]): Score => ({ rule: 'storage', set, points: n })),
);

const printedScorers: Scorer[] = HOUSE_1.cards.flatMap(row =>
  row.type === 'keyple'
    ? []
    : row.boxes.flatMap(({ score, storage }): Scorer[] =>
        score
          ? [{ id: row.id, score }]
          : storage
            ? [{ id: row.id, score: { rule: 'storage', ...storage } }]
            : [],
      ),
);

const printedScorer = fc.constantFrom(...printedScorers);
const uniqueIds = { selector: (one: { id: string }) => one.id };

const anyScorers = (most: number): fc.Arbitrary<Scorer[]> =>
  fc
    .array(anyScore, { minLength: 1, maxLength: most })
    .map(scores => scores.map((score, i) => ({ id: `scorer-${i}`, score })));

type Sizes = { scorers: number; things: number; count: number };

const thing = (on: string[], most: number): fc.Arbitrary<Thing> => {
  const count = fc.integer({ min: 1, max: most });
  const id = '';
  return fc.oneof(
    fc.record({
      id: fc.constant(id),
      count,
      kind: fc.constant('resource' as const),
      type: fc.constantFrom(...RESOURCES),
      on: fc.constantFrom(...on),
    }),
    fc.record({
      id: fc.constant(id),
      count,
      kind: fc.constant('skill' as const),
      type: fc.constantFrom(...SKILLS),
    }),
    fc.record({ id: fc.constant(id), count, kind: fc.constant('token' as const) }),
    {
      weight: 4,
      arbitrary: fc.record({
        id: fc.constant(id),
        count: fc.constant(1),
        kind: fc.constant('card' as const),
        animals: fc.array(fc.constantFrom(...ANIMALS), { maxLength: 3 }),
        transport: fc.integer({ min: 0, max: 3 }),
        boat: fc.boolean(),
        keyples: fc.option(
          fc.record({
            colour: fc.constantFrom(...COLOURS),
            count: fc.integer({ min: 1, max: 3 }),
            token: fc.boolean(),
          }),
          { nil: null },
        ),
      }),
    },
  );
};

const problemWith = (scorers: Scorer[], { things, count }: Sizes): fc.Arbitrary<Problem> =>
  fc.record({
    things: fc
      .array(thing(['home', ...scorers.map(({ id }) => id)], count), { minLength: 1, maxLength: things })
      .map(all => all.map((one, i) => ({ ...one, id: `thing-${i}` }))),
    scorers: fc.constant(scorers),
    powers: fc.subarray(['green-yellow-interchange', 'pig-sheep-interchange'] as const),
  });

export const inventedProblem = (sizes: Sizes): fc.Arbitrary<Problem> =>
  anyScorers(sizes.scorers).chain(scorers => problemWith(scorers, sizes));

export const printedProblem = (sizes: Sizes): fc.Arbitrary<Problem> =>
  fc
    .uniqueArray(printedScorer, { minLength: 1, maxLength: sizes.scorers, ...uniqueIds })
    .chain(scorers => problemWith(scorers, sizes));

/** Some single things of the problem, each with one of its places. */
export const pinsFor = (problem: Problem, most: number): fc.Arbitrary<Pin[]> => {
  const units = unitsOf(problem);
  return fc
    .subarray(units, { maxLength: Math.min(most, units.length) })
    .chain(chosen =>
      fc.tuple(
        ...chosen.map(({ thing: { id }, places }) =>
          fc
            .constantFrom(...places)
            .map((place): Pin => ({ thing: id, count: 1, ...(place ?? { scorer: null }) })),
        ),
      ),
    );
};
