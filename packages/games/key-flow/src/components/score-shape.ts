import { by, each, list, maybe, object, type Shape, whole, word } from '@thameside/kit';
import type { Need, PartScore, Score } from '../allocation/problem.ts';
import { ANIMALS, COLOURS, MOST_KEYPLES, RESOURCES, SKILLS } from './vocabulary.ts';

const points = whole(0, 100);
const NEEDS: readonly Need[] = [
  ...RESOURCES,
  'resource',
  ...SKILLS,
  'skill',
  ...ANIMALS,
  'animal',
  ...COLOURS,
  'token',
  'tokenCard',
];
const STEPS = Array.from({ length: 20 }, (_, i) => String(i + 1));

/** Not without an entry. */
const some =
  <T extends object>(shape: Shape<T>): Shape<T> =>
  (value, at, tell) => {
    const read = shape(value, at, tell);
    if (Object.keys(read).length === 0) tell(at, 'fault.empty');
    return read;
  };

/** More must not score less. */
const rising =
  <T extends object>(shape: Shape<T>): Shape<T> =>
  (value, at, tell) => {
    const read = shape(value, at, tell);
    const values: unknown[] = Object.values(read);
    values.forEach((found, i) => {
      const before = Number(values[i - 1] ?? 0);
      if (Number(found) < before)
        tell(at, 'fault.out-of-range', { found: Number(found), min: before, max: 100 });
    });
    return read;
  };

const part = <R extends PartScore['rule'], F extends Readonly<Record<string, Shape<unknown>>>>(
  rule: R,
  fields: F,
) => object({ rule: word([rule]), ...fields }) as unknown as Shape<PartScore>;

const PARTS = {
  sets: part('sets', { points, need: some(object(each(NEEDS, maybe(whole(1, 20))))) }),
  'animal-steps': part('animal-steps', {
    animal: word(ANIMALS),
    steps: some(rising(object(each(STEPS, maybe(points))))),
  }),
  boats: part('boats', { points: rising(list(points, 1, 30)) }),
  'transport-and-boats': part('transport-and-boats', { perTransport: points, perBoat: points }),
  'one-colour': part('one-colour', { points }),
  'one-skill-type': part('one-skill-type', { points }),
  'keyple-cards': part('keyple-cards', { keyples: whole(1, MOST_KEYPLES), points }),
} satisfies Record<PartScore['rule'], Shape<PartScore>>;

type Sum = Extract<Score, { rule: 'sum' }>;
/** F70 to F77. */
export const scoring = by<PartScore | Sum>('rule', {
  ...PARTS,
  sum: object({ rule: word(['sum']), parts: list(by<PartScore>('rule', PARTS), 1, 4) }),
});
