import type { Said } from '@thameside/kit';
import { type Box, type Icon, planOf } from '../components/box.ts';
import {
  ANIMALS,
  type Animal,
  RESOURCES,
  type Resource,
  SEASONS,
  SKILLS,
  type Skill,
} from '../components/vocabulary.ts';
import type { Payment } from '../frames.ts';
import type { CardId } from '../state.ts';
import type { Key } from '../texts/index.ts';

export const say = (key: Key, params: Said['params'] = {}): Said => ({ key, params });

/** A card by its name; keyple cards have a number instead. */
export function card(box: Box, id: CardId): Said {
  const { keyple, season, row } = planOf(box, id);
  if (!keyple) return say(row.type === 'home' ? 'home-card' : 'village-card', { card: id });
  return say(`keyple-card.${SEASONS[season] ?? 'spring'}`, { n: keyple.number });
}

export const cards = (box: Box, ids: readonly CardId[]): Said[] => ids.map(id => card(box, id));

/** One entry for each sort that there is, with its number. */
const grouped = <W extends string>(
  sorts: readonly W[],
  list: readonly W[],
  one: (sort: W, n: number) => Said,
): Said[] =>
  sorts.filter(sort => list.includes(sort)).map(sort => one(sort, list.filter(each => each === sort).length));

const resources = (resource: Resource | 'any', n: number): Said => say(`resources.${resource}`, { n });
export const resourceGroups = (list: readonly (Resource | 'any')[]): Said[] =>
  grouped([...RESOURCES, 'any'], list, resources);

export const skills = (skill: Skill | 'any' | 'random', n: number): Said => say(`skills.${skill}`, { n });
export const skillGroups = (list: readonly (Skill | 'any' | 'random')[]): Said[] =>
  grouped([...SKILLS, 'any', 'random'], list, skills);

export const animalGroups = (list: readonly Animal[]): Said[] =>
  grouped(ANIMALS, list, (animal, n) => say(`animals.${animal}`, { n }));

export const tokens = (n: number): Said => say('amount.tokens', { n });

const ICONS: readonly Icon[] = [...RESOURCES, 'any-resource', ...SKILLS, 'any-skill'];
export const iconGroups = (icons: readonly Icon[]): Said[] =>
  grouped(ICONS, icons, (icon, n) => {
    if (icon === 'any-resource') return resources('any', n);
    if (icon === 'any-skill') return skills('any', n);
    return isSkill(icon) ? skills(icon, n) : resources(icon, n);
  });

const isSkill = (word: string): word is Skill => SKILLS.some(skill => skill === word);
const isResource = (word: string): word is Resource => RESOURCES.some(resource => resource === word);

const DOUBLES = SKILLS.map(skill => `double-${skill}` as const);

export const paymentGroups = (list: readonly Payment[]): Said[] => [
  ...resourceGroups(list.filter(isResource)),
  ...skillGroups(list.filter(isSkill)),
  ...grouped<Payment>(DOUBLES, list, (double, n) =>
    say(`skills.${double as (typeof DOUBLES)[number]}`, { n }),
  ),
];

/** F20: where a place lies, seen from home. */
export function place(x: number): Said {
  if (x === 0) return say('place.home');
  const isLower = (x & 1) === 1;
  const n = isLower ? (Math.abs(x) + 1) / 2 : Math.abs(x) / 2;
  return say(`place.${isLower ? 'lower' : 'upper'}-${x < 0 ? 'left' : 'right'}`, { n });
}

/** F62: a thing that can be allocated. */
export function thing(box: Box, id: string): Said {
  if (id === 'token') return say('thing.token');
  if (isSkill(id)) return say(`skill.${id}`);
  const [on = '', resource = ''] = id.split('.');
  return isResource(resource)
    ? say('thing.resource', { resource: say(`resource.${resource}`), card: card(box, on) })
    : card(box, id);
}
