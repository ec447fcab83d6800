import type { Problem, Scorer, Thing } from '../../src/allocation/problem.ts';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import type { Animal, Colour, Power, Resource, Skill } from '../../src/components/vocabulary.ts';

const villageRow = (id: string) => {
  const row = HOUSE_1.cards.find(card => card.id === id);
  if (!row || row.type === 'keyple') throw new Error(id);
  return row;
};

/** A card of the set as a scorer, with its box upgraded so often. */
export function scorer(id: string, upgrades = 0): Scorer {
  const box = villageRow(id).boxes[upgrades];
  if (box?.score) return { id, score: box.score };
  if (box?.storage) return { id, score: { rule: 'storage', ...box.storage } };
  throw new Error(id);
}

type Card = Extract<Thing, { kind: 'card' }>;

/** A village card with the icons it shows. */
export const card = (id: string, shows: Partial<Card> = {}): Card => ({
  id,
  count: 1,
  kind: 'card',
  animals: [],
  transport: 0,
  boat: false,
  keyples: null,
  ...shows,
});

/** A card of the set, with its box upgraded so often. */
export const printed = (id: string, upgrades = 0): Card => {
  const { animals, boat, boxes } = villageRow(id);
  return card(id, { animals, boat: boat ?? false, transport: boxes[upgrades]?.transport ?? 0 });
};

export const keyples = (
  id: string,
  colour: Colour,
  count: number,
  { token = false, animals = [] }: { token?: boolean; animals?: Animal[] } = {},
): Card => card(id, { animals, keyples: { colour, count, token } });

export const resources = (type: Resource, count: number, on = 'home'): Thing => ({
  id: `${type}@${on}`,
  count,
  kind: 'resource',
  type,
  on,
});

export const skills = (type: Skill, count: number): Thing => ({ id: type, count, kind: 'skill', type });
export const tokens = (count: number): Thing => ({ id: 'token', count, kind: 'token' });

export const village = (things: Thing[], scorers: Scorer[], powers: Power[] = []): Problem => ({
  things,
  scorers,
  powers,
});
