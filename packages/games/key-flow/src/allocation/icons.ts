import {
  ANIMALS,
  type Animal,
  type Colour,
  type Power,
  RESOURCES,
  type Resource,
  SKILLS,
  type Skill,
} from '../components/vocabulary.ts';
import type { Gift, Need, Thing } from './problem.ts';

/** Being a keyple card is one icon, whatever is printed on it. */
export type Icon =
  | Resource
  | Skill
  | Animal
  | Colour
  | 'token'
  | 'transport'
  | 'boat'
  | `card-${number}`
  | `token-card-${number}`;

export type Fits = (icon: Icon) => boolean;
export type Given = { as: Gift; icons: readonly (readonly [Icon, number])[] };

/** F62: the ways in which a thing can be allocated. */
export function giftsOf(thing: Thing): Given[] {
  if (thing.kind === 'token') return [{ as: 'token', icons: [['token', 1]] }];
  if (thing.kind !== 'card') return [{ as: thing.kind, icons: [[thing.type, 1]] }];
  const gifts: Given[] = [];
  const { animals, transport, boat, keyples } = thing;
  if (keyples) {
    gifts.push({ as: 'keyples', icons: [[keyples.colour, keyples.count]] });
    const card: Icon = `${keyples.token ? 'token-card' : 'card'}-${keyples.count}`;
    gifts.push({ as: 'keyple-card', icons: [[card, 1]] });
  }
  if (animals.length > 0) gifts.push({ as: 'animals', icons: animals.map(animal => [animal, 1]) });
  if (transport > 0) gifts.push({ as: 'transport', icons: [['transport', transport]] });
  if (boat) gifts.push({ as: 'boat', icons: [['boat', 1]] });
  return gifts;
}

const oneOf =
  (icons: readonly Icon[]): Fits =>
  icon =>
    icons.includes(icon);

export const isCardOf =
  (keyples: number): Fits =>
  icon =>
    icon === `card-${keyples}` || icon === `token-card-${keyples}`;

/** F49: what scores as this animal or colour. */
function interchanged(icon: Animal | Colour, powers: readonly Power[]): Icon[] {
  const pair: readonly Icon[] | null =
    powers.includes('green-yellow-interchange') && (icon === 'green' || icon === 'yellow')
      ? ['green', 'yellow']
      : powers.includes('pig-sheep-interchange') && (icon === 'pig' || icon === 'sheep')
        ? ['pig', 'sheep']
        : null;
  return pair ? [...pair] : [icon];
}

/** F70, F49: which icons can stand for what is needed. */
export function fitting(need: Need, powers: readonly Power[]): Fits {
  switch (need) {
    case 'iron':
    case 'stone':
    case 'wood':
      return oneOf([need, 'gold']);
    case 'resource':
      return oneOf(RESOURCES);
    case 'skill':
      return oneOf(SKILLS);
    case 'animal':
      return oneOf(ANIMALS);
    case 'tokenCard':
      return icon => icon.startsWith('token-card-');
    case 'gold':
    case 'token':
    case 'anvil':
    case 'pick':
    case 'saw':
      return oneOf([need]);
    case 'cow':
    case 'pig':
    case 'sheep':
    case 'green':
    case 'yellow':
    case 'red':
    case 'blue':
      return oneOf(interchanged(need, powers));
  }
}
