import type { Box, TilePlan } from '../components/box.ts';
import type { Score } from '../components/set.ts';
import { CONNECTORS, type Connector, type Kind, SKILLS, type Skill } from '../components/vocabulary.ts';

/** An upgrade as the bot counts: by index of colour and type. */
export interface Wanted {
  readonly named: readonly number[];
  readonly different: number;
  readonly any: number;
  readonly skills: readonly number[];
  readonly anySkills: number;
}

/** A tile in the form in which the bot reads it most often. */
export interface Lore {
  readonly id: string;
  readonly kind: Kind;
  readonly maxLevel: number;
  readonly points: readonly number[];
  readonly score: readonly (Score | null)[];
  /** What one use brings, in connectors and skill tiles, the one paid taken off. */
  readonly connectors: readonly number[];
  readonly skills: readonly number[];
  readonly upgrades: readonly Wanted[];
}

export const CONNECTOR_INDEX = Object.fromEntries(CONNECTORS.map((c, i) => [c, i])) as Record<
  Connector,
  number
>;
export const SKILL_INDEX = Object.fromEntries(SKILLS.map((c, i) => [c, i])) as Record<Skill, number>;

const loreOfTile = (plan: TilePlan): Lore => ({
  id: plan.id,
  kind: plan.kind,
  maxLevel: plan.maxLevel,
  points: plan.points,
  score: plan.score,
  connectors: plan.use.map(use => (use ? use.fixedConnectors + use.anyConnectors : 0)),
  skills: plan.use.map(use => (use ? use.skills.length + use.anySkills - use.pay.length : 0)),
  upgrades: plan.upgrades.map(up => ({
    named: CONNECTORS.map(c => up.connectors[c]),
    different: up.different,
    any: up.anyConnectors,
    skills: SKILLS.map(skill => up.skills[skill]),
    anySkills: up.anySkills,
  })),
});

export type Lorebook = Readonly<Record<string, Lore>>;

export const loreOf = (box: Box): Lorebook =>
  Object.fromEntries(Object.values(box.tiles).map(plan => [plan.id, loreOfTile(plan)]));
