import type { Said } from '@thameside/kit';
import { countOf } from '../components/counts.ts';
import {
  CONNECTORS,
  type Connector,
  KEYPLES,
  type Keyple,
  SKILLS,
  type Skill,
} from '../components/vocabulary.ts';
import type { Key } from '../texts/index.ts';

export const say = (key: Key, params: Said['params'] = {}): Said => ({ key, params });

/** One entry for each sort that there is, with its number. */
const grouped = <W extends string>(
  sorts: readonly W[],
  list: readonly W[],
  one: (sort: W, n: number) => Said,
): Said[] => sorts.filter(sort => list.includes(sort)).map(sort => one(sort, countOf(sort, list)));

export const keyples = (colour: Keyple, n: number): Said => say(`keyples.${colour}`, { n });
export const keypleGroups = (list: readonly Keyple[]): Said[] => grouped(KEYPLES, list, keyples);

export const connectors = (colour: Connector | 'any' | 'different', n: number): Said =>
  say(`connectors.${colour}`, { n });
export const connectorGroups = (list: readonly (Connector | 'any' | 'different')[]): Said[] =>
  grouped([...CONNECTORS, 'different', 'any'], list, connectors);

export const skills = (skill: Skill | 'any', n: number): Said => say(`skills.${skill}`, { n });
export const skillGroups = (list: readonly (Skill | 'any')[]): Said[] =>
  grouped([...SKILLS, 'any'], list, skills);

/** Short, for lists: "2 red". */
export const tally = (colours: readonly Connector[]): Said[] =>
  grouped(CONNECTORS, colours, (colour, n) => say(`tally.${colour}`, { n }));
