import { isObject, list, object, oneOf, type Read, type Reader, whole } from '@thameside/kit';
import type { Need } from '../../allocation/problem.ts';
import { ANIMALS, COLOURS, MOST_KEYPLES, RESOURCES, SCORINGS, SKILLS } from '../vocabulary.ts';

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
const MOST_STEPS = 20;

const each = <W extends string, T>(words: readonly W[], reader: Reader<T>): Readonly<Record<W, Reader<T>>> =>
  Object.fromEntries(words.map(word => [word, reader])) as Record<W, Reader<T>>;

/** More must not score less. */
function checkRising(
  values: readonly (number | undefined)[],
  at: string,
  report: Parameters<Reader<unknown>>[2],
): void {
  values.forEach((found, i) => {
    const before = values[i - 1];
    if (found !== undefined && before !== undefined && found < before)
      report(at, 'fault.steps-fall', { found, before });
  });
}

const anyNeed = object({}, each(NEEDS, whole(1, 20)));
const need: Reader<Read<typeof anyNeed>> = (value, at, report) => {
  const draft = anyNeed(value, at, report);
  if (draft !== undefined && Object.keys(draft).length === 0) report(at, 'fault.empty-set', {});
  return draft;
};

const STEPS = Array.from({ length: MOST_STEPS }, (_, i) => String(i + 1));
const anySteps = object({}, each(STEPS, points));
const steps: Reader<Read<typeof anySteps>> = (value, at, report) => {
  const draft = anySteps(value, at, report);
  if (draft === undefined) return undefined;
  if (Object.keys(draft).length === 0) report(at, 'fault.empty-set', {});
  checkRising(
    STEPS.flatMap(step => draft[step] ?? []),
    at,
    report,
  );
  return draft;
};

const anyBoats = list(points, 1, 30);
const boats: typeof anyBoats = (value, at, report) => {
  const draft = anyBoats(value, at, report);
  if (draft) checkRising(draft, at, report);
  return draft;
};

const rule = oneOf(SCORINGS, 'fault.unknown-word');
/** Every kind of scoring that can be a part of a sum. */
const PARTS: Readonly<Record<string, Reader<object>>> = {
  sets: object({ rule, points, need }),
  'animal-steps': object({ rule, animal: oneOf(ANIMALS, 'fault.unknown-word'), steps }),
  boats: object({ rule, points: boats }),
  'transport-and-boats': object({ rule, perTransport: points, perBoat: points }),
  'one-colour': object({ rule, points }),
  'one-skill-type': object({ rule, points }),
  'keyple-cards': object({ rule, keyples: whole(1, MOST_KEYPLES), points }),
};
const part: Reader<object> = (value, at, report) => {
  const name = isObject(value) ? String(value.rule) : '';
  const reader = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
  return (reader ?? object({ rule: oneOf(Object.keys(PARTS), 'fault.unknown-word') }))(value, at, report);
};

const sum = object({ rule, parts: list(part, 1, 4) });
/** F70 to F77. */
export const scoring: Reader<object> = (value, at, report) =>
  (isObject(value) && value.rule === 'sum' ? sum : part)(value, at, report);
