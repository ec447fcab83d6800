import type { Counts } from '@thameside/kit';
import type { Thing } from './allocation/problem.ts';
import { type Box, planOf } from './components/box.ts';
import { type Power, RESOURCES, type Resource, SKILLS, type Skill } from './components/vocabulary.ts';
import type { CardId } from './state.ts';
import { boxOf } from './village.ts';

/** What state and view have in common of what a player has; what is null is not known, and does not count. */
export interface Estate {
  readonly village: readonly {
    readonly id: CardId;
    readonly level: number;
    readonly stock: Readonly<Counts<Resource>>;
  }[];
  readonly skills: Readonly<Counts<Skill>> | null;
  readonly doubles: Readonly<Counts<Skill>>;
  readonly tokens: number;
  readonly store: readonly CardId[] | null;
}

export const resourcesOf = ({ village }: Pick<Estate, 'village'>): Thing[] =>
  village.flatMap(({ id: on, stock }) =>
    RESOURCES.filter(type => stock[type] > 0).map(type => ({
      id: `${on}.${type}`,
      count: stock[type],
      kind: 'resource' as const,
      type,
      on,
    })),
  );

const tilesOf = ({ skills, doubles, tokens }: Estate): Thing[] => [
  ...SKILLS.map(type => ({
    id: type,
    count: (skills?.[type] ?? 0) + doubles[type],
    kind: 'skill' as const,
    type,
  })).filter(({ count }) => count > 0),
  ...(tokens > 0 ? [{ id: 'token', count: tokens, kind: 'token' as const }] : []),
];

/** F62, F63: the cards that have an icon to give; F35: keyple cards of the store. */
function cardsOf(box: Box, { village, store }: Estate): Thing[] {
  const things: Thing[] = [];
  for (const site of village) {
    const { boat, row } = planOf(box, site.id);
    const { transport } = boxOf(box, site);
    if (boat || transport > 0 || row.animals.length > 0) {
      things.push({
        id: site.id,
        count: 1,
        kind: 'card',
        animals: row.animals,
        transport,
        boat,
        keyples: null,
      });
    }
  }
  for (const id of store ?? []) {
    const { keyple, row } = planOf(box, id);
    if (!keyple) throw new Error(`${id} is no keyple card`);
    const keyples = { colour: keyple.colour, count: keyple.keyples, token: keyple.token };
    things.push({ id, count: 1, kind: 'card', animals: row.animals, transport: 0, boat: false, keyples });
  }
  return things;
}

/** F61 to F64: everything that can be allocated. */
export const thingsOf = (box: Box, p: Estate): Thing[] => [
  ...resourcesOf(p),
  ...tilesOf(p),
  ...cardsOf(box, p),
];

/** F45: of the boats in the village. */
export const powersOf = (box: Box, village: Estate['village']): Power[] =>
  village.map(site => boxOf(box, site).power).filter(power => power !== null);
