import type { Score } from '../allocation/problem.ts';
import type { Bottom, BoxRow, CardRow, ComponentSet, Cost, Gain, KeypleRow, VillageRow } from './set.ts';
import { type Power, RESOURCES, type Resource, SEASONS, SKILLS, type Skill } from './vocabulary.ts';

/** A set made ready to play with: every field present, every box compiled. */
export interface Box {
  readonly set: ComponentSet;
  /** By id; without a prototype. */
  readonly cards: Readonly<Record<string, CardPlan>>;
  readonly homes: readonly string[];
  /** By season: the K cards and the numbered cards. */
  readonly seasons: readonly { readonly k: readonly string[]; readonly numbered: readonly string[] }[];
}

/** A card with what the rules ask of it; `keyple` is null for homes and village cards. */
export interface CardPlan {
  readonly id: string;
  readonly row: CardRow;
  /** Index into `SEASONS`; -1 for a home. */
  readonly season: number;
  /** F2: the fewest players with whom the card is used; 0 for a home or a K card. */
  readonly players: number;
  readonly isK: boolean;
  readonly keyple: KeypleRow | null;
  /** F20: in the lower row. */
  readonly river: boolean;
  readonly boat: boolean;
  /** By upgrade level: the topmost uncovered box. */
  readonly boxes: readonly BoxPlan[];
  /** From level to level + 1. */
  readonly costs: readonly (readonly Icon[])[];
  readonly bottom: Bottom | null;
}

export interface BoxPlan {
  /** F30: null if the card cannot be activated. */
  readonly action: Action | null;
  readonly transport: number;
  readonly points: number;
  readonly score: Score | null;
  readonly power: Power | null;
}

/** F34. */
export interface Action {
  readonly moves: number;
  readonly upgrades: number;
  /** An exchange: what has to be paid for the gain; empty where nothing has. */
  readonly pay: readonly Icon[];
  readonly gain: GainPlan;
}

export interface Gained {
  readonly resources: readonly Resource[];
  readonly tokens: number;
  readonly draws: number;
}
export interface GainPlan extends Gained {
  /** As printed: one of each list, at the owner's choice. */
  readonly choices: readonly (readonly GainPlan[])[];
  /** All that the choices can come to together, each once, however it was chosen. */
  readonly options: readonly Gained[];
}

/** What a cost asks for. */
export type Icon = Resource | 'any-resource' | Skill | 'any-skill';
const ICONS: readonly Icon[] = [...RESOURCES, 'any-resource', ...SKILLS, 'any-skill'];

const resourcesOnly = (resource: Resource): GainPlan => ({
  resources: [resource],
  tokens: 0,
  draws: 0,
  choices: [],
  options: [],
});

const together = (a: Gained, b: Gained): Gained => ({
  resources: RESOURCES.flatMap(each => [...a.resources, ...b.resources].filter(other => other === each)),
  tokens: a.tokens + b.tokens,
  draws: a.draws + b.draws,
});

/** F34: everything that a gain can come to. */
export const outcomesOf = ({ resources, tokens, draws, options }: GainPlan): readonly Gained[] => {
  const fixed = { resources, tokens, draws };
  return options.length === 0 ? [fixed] : options.map(option => together(fixed, option));
};

const NOTHING: Gained = { resources: [], tokens: 0, draws: 0 };

function optionsOf(choices: GainPlan['choices']): readonly Gained[] {
  if (choices.length === 0) return [];
  const all = choices.reduce<readonly Gained[]>(
    (before, list) => before.flatMap(one => list.flatMap(outcomesOf).map(other => together(one, other))),
    [NOTHING],
  );
  const found = new Map(all.map(each => [JSON.stringify(each), each]));
  return [...found.values()];
}

function gainPlan({ resources = [], resourceChoice, tokens, randomSkills, choice }: Gain): GainPlan {
  const choices = [
    ...resources.filter(resource => resource === 'any').map(() => RESOURCES.map(resourcesOnly)),
    ...(resourceChoice ? [resourceChoice.map(resourcesOnly)] : []),
    ...(choice ? [choice.map(gainPlan)] : []),
  ];
  return {
    resources: resources.filter(resource => resource !== 'any'),
    tokens: tokens ?? 0,
    draws: randomSkills ?? 0,
    choices,
    options: optionsOf(choices),
  };
}

const inOrder = (icons: readonly Icon[]): readonly Icon[] =>
  icons.toSorted((a, b) => ICONS.indexOf(a) - ICONS.indexOf(b));

const skillIcons = (skills: readonly (Skill | 'any')[]): Icon[] =>
  skills.map(skill => (skill === 'any' ? 'any-skill' : skill));

const iconsOf = ({ resources, skills }: Cost): readonly Icon[] =>
  inOrder([
    ...resources.map((resource): Icon => (resource === 'any' ? 'any-resource' : resource)),
    ...skillIcons(skills),
  ]);

/** F30, F53: only the upper row, and only where there is something to do. */
function actionOf({ row }: VillageRow, box: BoxRow): Action | null {
  const { transport: moves = 0, upgrades = 0, pay, gain } = box;
  if (row === 'river' || (moves === 0 && upgrades === 0 && gain === undefined)) return null;
  return { moves, upgrades, pay: inOrder(skillIcons(pay?.skills ?? [])), gain: gainPlan(gain ?? {}) };
}

const boxPlan = (card: VillageRow, box: BoxRow): BoxPlan => ({
  action: actionOf(card, box),
  transport: box.transport ?? 0,
  points: box.points ?? 0,
  score: box.storage ? { rule: 'storage', ...box.storage } : (box.score ?? null),
  power: box.power ?? null,
});

const NO_BOX: BoxPlan = { action: null, transport: 0, points: 0, score: null, power: null };

function cardPlan(row: CardRow): CardPlan {
  const isVillage = row.type !== 'keyple';
  const boxes = isVillage ? row.boxes.map(box => boxPlan(row, box)) : [];
  return {
    id: row.id,
    row,
    season: row.season === null ? -1 : SEASONS.indexOf(row.season),
    players: row.marking === null || row.marking === 'K' ? 0 : Number.parseInt(row.marking, 10),
    isK: row.marking === 'K',
    keyple: isVillage ? null : row,
    river: isVillage && row.row === 'river',
    boat: isVillage && row.boat === true,
    boxes: boxes.length > 0 ? boxes : [NO_BOX],
    costs: isVillage ? row.upgradeCosts.map(iconsOf) : [],
    bottom: (isVillage && row.bottom) || null,
  };
}

/** The set must have passed `parseSet`. */
export function openBox(set: ComponentSet): Box {
  const cards: Record<string, CardPlan> = Object.create(null);
  for (const row of set.cards) cards[row.id] = cardPlan(row);
  const plans = Object.values(cards);
  const idsOf = (is: (card: CardPlan) => boolean) => plans.filter(is).map(({ id }) => id);
  return {
    set,
    cards,
    homes: idsOf(card => card.row.type === 'home'),
    seasons: SEASONS.map((_, season) => ({
      k: idsOf(card => card.season === season && card.isK),
      numbered: idsOf(card => card.season === season && !card.isK),
    })),
  };
}

/** The plan of a card that must be in the set. */
export function planOf(box: Box, id: string): CardPlan {
  const plan = box.cards[id];
  if (!plan) throw new Error(`no card ${id} in the set`);
  return plan;
}
