import type { Need } from '../allocation/problem.ts';
import { ANIMALS, COLOURS, RESOURCES, SKILLS } from '../components/vocabulary.ts';
import type { Weights } from './weights.ts';

/** Everything that scores, in one row of numbers. */
export type Goods = number[];

/** A keyple card as a card: with one, two or three keyples, and with a token icon. */
const NAMES = [
  ...RESOURCES,
  ...SKILLS,
  'token',
  ...ANIMALS,
  ...COLOURS,
  'boat',
  'transport',
  'card-1',
  'card-2',
  'card-3',
  'tokenCard',
] as const;
type Good = (typeof NAMES)[number];

export const good = (name: Good): number => NAMES.indexOf(name);

export const GOLD = good('gold');
export const FIRST_SKILL = good('anvil');
export const TOKEN = good('token');
export const FIRST_COLOUR = good('green');
export const BOAT = good('boat');
export const TRANSPORT = good('transport');
export const TOKEN_CARD = good('tokenCard');
/** By keyples, from 1. */
export const cardOf = (keyples: number): number => good('card-1') + keyples - 1;

export const noGoods = (): Goods => new Array<number>(NAMES.length).fill(0);

const indices = (names: readonly Good[]): readonly number[] => names.map(good);
const ANY: Readonly<Record<string, readonly number[]>> = {
  resource: indices(RESOURCES),
  skill: indices(SKILLS),
  animal: indices(ANIMALS),
  iron: indices(['iron', 'gold']),
  stone: indices(['stone', 'gold']),
  wood: indices(['wood', 'gold']),
};

/** F70: what fills a need, what is meant first. */
export const accepted = (need: Need): readonly number[] => ANY[need] ?? [good(need as Good)];

/** What one of each is worth without a card in sight that scores it. */
export function pricesOf(w: Weights, at: (weight: readonly number[]) => number): Goods {
  const prices = noGoods();
  const set = (names: readonly Good[], price: number) => {
    for (const i of indices(names)) prices[i] = price;
  };
  set(RESOURCES, at(w.resource));
  set(['gold'], at(w.gold));
  set(SKILLS, at(w.skill));
  set(['token'], at(w.token));
  set(ANIMALS, at(w.animal));
  set(COLOURS, at(w.keyple));
  set(['boat'], at(w.boat));
  for (const keyples of [1, 2, 3]) prices[cardOf(keyples)] = keyples * at(w.card);
  set(['tokenCard'], at(w.tokenCard));
  return prices;
}
