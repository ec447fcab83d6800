import type { PartScore, Score } from '../allocation/problem.ts';
import {
  type Box,
  type BoxPlan,
  type CardPlan,
  type GainPlan,
  type Icon,
  outcomesOf,
} from '../components/box.ts';
import { COLOURS, type Power, RESOURCES, SKILLS } from '../components/vocabulary.ts';
import {
  accepted,
  BOAT,
  cardOf,
  FIRST_COLOUR,
  FIRST_SKILL,
  type Goods,
  good,
  noGoods,
  TOKEN,
  TOKEN_CARD,
  TRANSPORT,
} from './goods.ts';

/** Part of a scoring card: points for each full set, for the n-th step, or for each of the most frequent kind. */
export type Aim =
  | { readonly way: 'sets'; readonly points: number; readonly needs: readonly Needed[] }
  | { readonly way: 'steps'; readonly accepts: readonly number[]; readonly steps: readonly number[] }
  | { readonly way: 'most'; readonly points: number; readonly kinds: readonly number[] };
export interface Needed {
  readonly accepts: readonly number[];
  readonly count: number;
}

/** A topmost uncovered box. */
export interface Lore {
  readonly points: number;
  readonly aims: readonly Aim[];
  /** F61: the types of one set that must lie on the card, as goods that fit. */
  readonly storage: { readonly set: readonly (readonly number[])[]; readonly points: number } | null;
  readonly power: Power | null;
  /** F62: what a card with this box can be allocated as; one of these. */
  readonly gifts: readonly Gift[];
  /** F34: null if the card cannot be activated. */
  readonly deal: Deal | null;
}
/** What an action brings and takes, choices at their best; skill tiles by lot are spread over the types. */
export interface Deal {
  readonly gains: readonly Goods[];
  readonly pays: readonly (readonly number[])[];
  readonly moves: number;
  readonly upgrades: number;
  readonly draws: number;
}

/** So many of each of some goods. */
export type Gift = readonly (readonly [kind: number, count: number])[];

export interface CardLore {
  readonly boxes: readonly Lore[];
  /** By level: the resources, then the skill tiles that the upgrade costs, as goods that fit. */
  readonly costs: readonly Cost[];
  /** F62: what the card can be allocated as, its transport points apart. */
  readonly gifts: readonly Gift[];
}
interface Cost {
  readonly resources: readonly (readonly number[])[];
  readonly skills: readonly (readonly number[])[];
}
export type Lorebook = Readonly<Record<string, CardLore>>;

const KINDS = SKILLS.map((_, i) => FIRST_SKILL + i);
const with1 = (entries: readonly (readonly [number, number])[]): Goods => {
  const goods = noGoods();
  for (const [i, n] of entries) goods[i] = (goods[i] ?? 0) + n;
  return goods;
};

function aimsOf(score: Score | null): Aim[] {
  if (!score || score.rule === 'storage') return [];
  return score.rule === 'sum' ? score.parts.flatMap(aimOf) : aimOf(score);
}

const each = (index: number, points: number): Aim => ({
  way: 'sets',
  points,
  needs: [{ accepts: [index], count: 1 }],
});

function aimOf(score: PartScore): Aim[] {
  switch (score.rule) {
    case 'sets': {
      const needs = Object.entries(score.need).map(([need, count]) => ({
        accepts: accepted(need as keyof typeof score.need),
        count: count ?? 0,
      }));
      return [{ way: 'sets', points: score.points, needs }];
    }
    case 'animal-steps': {
      const steps: number[] = [];
      for (const [at, points] of Object.entries(score.steps)) steps[Number(at)] = points;
      for (let i = 0; i < steps.length; i++) steps[i] ??= steps[i - 1] ?? 0;
      return [{ way: 'steps', accepts: accepted(score.animal), steps }];
    }
    case 'boats':
      return [{ way: 'steps', accepts: [BOAT], steps: [0, ...score.points] }];
    case 'transport-and-boats':
      return [each(TRANSPORT, score.perTransport), each(BOAT, score.perBoat)];
    case 'one-colour':
      return [{ way: 'most', points: score.points, kinds: COLOURS.map((_, i) => FIRST_COLOUR + i) }];
    case 'one-skill-type':
      return [{ way: 'most', points: score.points, kinds: KINDS }];
    case 'keyple-cards':
      return [each(cardOf(score.keyples), score.points)];
  }
}

const iconGoods = (icon: Icon): readonly number[] =>
  accepted(icon === 'any-resource' ? 'resource' : icon === 'any-skill' ? 'skill' : icon);

/** Every way in which the choices of a gain can be made. */
const gainsOf = (gain: GainPlan): Goods[] =>
  outcomesOf(gain).map(({ resources, tokens, draws }) =>
    with1([
      ...resources.map(resource => [good(resource), 1] as const),
      [TOKEN, tokens],
      ...KINDS.map(kind => [kind, draws / KINDS.length] as const),
    ]),
  );

function boxLore({ action, points, score, power, transport }: BoxPlan, gifts: readonly Gift[]): Lore {
  return {
    points,
    aims: aimsOf(score),
    storage:
      score?.rule === 'storage'
        ? {
            set: score.set.map(type => accepted(type === 'any' ? 'resource' : type)),
            points: score.points,
          }
        : null,
    power,
    gifts: transport > 0 ? [...gifts, [[TRANSPORT, transport]]] : gifts,
    deal: action && {
      gains: gainsOf(action.gain),
      pays: action.pay.map(iconGoods),
      moves: action.moves,
      upgrades: action.upgrades,
      draws: action.gain.draws + (action.gain.options.some(({ draws }) => draws > 0) ? 1 : 0),
    },
  };
}

function giftsOf({ row, boat, keyple }: CardPlan): Gift[] {
  const gifts: Gift[] = [];
  if (row.animals.length > 0) gifts.push(row.animals.map(animal => [good(animal), 1] as const));
  if (boat) gifts.push([[BOAT, 1]]);
  if (keyple) {
    gifts.push([[good(keyple.colour), keyple.keyples]]);
    gifts.push([[cardOf(keyple.keyples), 1]]);
    if (keyple.token) gifts.push([[TOKEN_CARD, 1]]);
  }
  return gifts;
}

function cardLore(plan: CardPlan): CardLore {
  const isResource = (icon: Icon) => icon === 'any-resource' || RESOURCES.some(type => type === icon);
  const gifts = giftsOf(plan);
  return {
    boxes: plan.boxes.map(each => boxLore(each, gifts)),
    costs: plan.costs.map(icons => ({
      resources: icons.filter(isResource).map(iconGoods),
      skills: icons.filter(icon => !isResource(icon)).map(iconGoods),
    })),
    gifts,
  };
}

export function loreOf(box: Box): Lorebook {
  const book: Record<string, CardLore> = Object.create(null);
  for (const plan of Object.values(box.cards)) book[plan.id] = cardLore(plan);
  return book;
}

export function loreIn(book: Lorebook, id: string): CardLore {
  const lore = book[id];
  if (!lore) throw new Error(`no card ${id} in the set`);
  return lore;
}
