import { below, next, type Rng, shuffle } from '@thameside/kernel';
import type { Problem, Scorer, Thing } from '../../src/allocation/problem.ts';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import type { BoxRow } from '../../src/components/set.ts';
import { RESOURCES, SKILLS } from '../../src/components/vocabulary.ts';
import { keyples, resources, skills, tokens } from './arrange.ts';

export type Size = {
  scoring: number;
  storage: number;
  plain: number;
  keyples: number;
  resources: number;
  skills: number;
  tokens: number;
}; // prettier-ignore

const VILLAGE_ROWS = HOUSE_1.cards.filter(row => row.type !== 'keyple');
const KEYPLE_ROWS = HOUSE_1.cards.filter(row => row.type === 'keyple');
const has = (kind: 'score' | 'storage') => VILLAGE_ROWS.filter(row => row.boxes.some(box => box[kind]));
const SCORING = has('score');
const STORAGE = has('storage');
const PLAIN = VILLAGE_ROWS.filter(row => !SCORING.includes(row) && !STORAGE.includes(row));

const some = <T>(rng: Rng, items: readonly T[], count: number): T[] =>
  shuffle(rng, [...items]).slice(0, count);

function counted(things: Thing[]): Thing[] {
  const sums = new Map<string, Thing>();
  for (const thing of things)
    sums.set(thing.id, { ...thing, count: thing.count + (sums.get(thing.id)?.count ?? 0) });
  return [...sums.values()];
}

/** A village at the end of a game, of cards of the set drawn at random. */
export function randomVillage(rng: Rng, size: Size): Problem {
  const storage = some(rng, STORAGE, size.storage);
  const rows = [...some(rng, SCORING, size.scoring), ...storage, ...some(rng, PLAIN, size.plain)];
  const built = rows.map(row => ({
    row,
    box: row.boxes[below(rng, row.boxes.length || 1)] ?? ({} as BoxRow),
  }));
  const scorers = built.flatMap(({ row: { id }, box }): Scorer[] => {
    if (box.score) return [{ id, score: box.score }];
    return box.storage ? [{ id, score: { rule: 'storage', ...box.storage } }] : [];
  });
  const cards = built.map(({ row, box }): Thing => {
    const shown = { animals: row.animals, transport: box.transport ?? 0, boat: row.boat ?? false };
    return { id: row.id, count: 1, kind: 'card', keyples: null, ...shown };
  });
  const store = some(rng, KEYPLE_ROWS, size.keyples).map(row =>
    keyples(row.id, row.colour, row.keyples, { token: row.token, animals: [...row.animals] }),
  );
  const places = ['home-1', ...storage.map(({ id }) => id)];
  const singles = [
    ...Array.from({ length: size.resources }, () =>
      resources(RESOURCES[below(rng, 4)]!, 1, places[below(rng, places.length)]),
    ),
    ...Array.from({ length: size.skills }, () => skills(SKILLS[next(rng) % 3]!, 1)),
    ...Array.from({ length: size.tokens }, () => tokens(1)),
  ];
  const powers = built.flatMap(({ box }) => (box.power ? [box.power] : []));
  return { things: [...counted(singles), ...cards, ...store], scorers, powers };
}
