import { countOf, counts } from './counts.ts';
import type { Berth, ComponentSet, Score, TileRow, Upgrade, Use } from './set.ts';
import { CONNECTORS, type Connector, type Kind, SIDES, SKILLS, type Skill } from './vocabulary.ts';

/** A set made ready to play with: every field present, every level spelt out. */
export interface Box {
  readonly set: ComponentSet;
  readonly rows: ReadonlyMap<string, TileRow>;
  /** By id; without a prototype. */
  readonly tiles: Readonly<Record<string, TilePlan>>;
  readonly homes: readonly string[];
  readonly era1: readonly string[];
  readonly era2: readonly string[];
  /** K7: buildings and landmarks. */
  readonly buildings: readonly string[];
  readonly routemasters: readonly string[];
  /** K51: from Hungerford Bridge downstream. */
  readonly river: readonly string[];
  /** By index in `river`. */
  readonly berths: readonly (readonly Berth[])[];
}

/** `use`, `score` and `points` have an entry for each level from 0 to `maxLevel`. */
export interface TilePlan {
  readonly id: string;
  readonly kind: Kind;
  readonly row: TileRow;
  readonly maxLevel: number;
  readonly use: readonly (UsePlan | null)[];
  readonly score: readonly (Score | null)[];
  readonly points: readonly number[];
  /** From level to level + 1. */
  readonly upgrades: readonly UpgradePlan[];
  /** By printed side. */
  readonly river: readonly boolean[];
  readonly hasRiver: boolean;
  /** Those that lay the river differently. */
  readonly rotations: readonly number[];
}

export interface UsePlan {
  readonly pay: readonly (Skill | 'any')[];
  readonly skills: readonly Skill[];
  readonly anySkills: number;
  readonly connectors: Readonly<Record<Connector, number>>;
  readonly fixedConnectors: number;
  readonly anyConnectors: number;
}

export interface UpgradePlan {
  readonly connectors: Readonly<Record<Connector, number>>;
  readonly different: number;
  readonly anyConnectors: number;
  readonly total: number;
  readonly skills: Readonly<Record<Skill, number>>;
  readonly anySkills: number;
}

const usePlan = ({ pay, gain }: Use): UsePlan => {
  const { skills = [], connectors = [] } = gain;
  const anyConnectors = countOf('any', connectors);
  return {
    pay: pay?.skills ?? [],
    skills: skills.filter(skill => skill !== 'any'),
    anySkills: countOf('any', skills),
    connectors: counts(CONNECTORS, connectors),
    fixedConnectors: connectors.length - anyConnectors,
    anyConnectors,
  };
};

const upgradePlan = ({ connectors, skills }: Upgrade): UpgradePlan => ({
  connectors: counts(CONNECTORS, connectors),
  different: countOf('different', connectors),
  anyConnectors: countOf('any', connectors),
  total: connectors.length,
  skills: counts(SKILLS, skills),
  anySkills: countOf('any', skills),
});

/** K66: rotation r lays printed side s at (s + r) % 6. */
const rotationsOf = (river: readonly boolean[]): readonly number[] => {
  const laid = river.map((_, rotation) => river.map((_, side) => river.at(side - rotation)).join());
  return laid.flatMap((sides, rotation) => (laid.indexOf(sides) === rotation ? [rotation] : []));
};

const tilePlan = (row: TileRow): TilePlan => {
  const { upgrades = [], use = [], score = [], points = [], riverSides = [] } = row;
  const perLevel = <T, E>(list: readonly T[], absent: E): readonly (T | E)[] =>
    [undefined, ...upgrades].map((_, level) => list[list.length === 1 ? 0 : level] ?? absent);
  const river = Array.from({ length: SIDES }, (_, side) => riverSides.includes(side));
  return {
    id: row.id,
    kind: row.kind,
    row,
    maxLevel: upgrades.length,
    use: perLevel(use.map(usePlan), null),
    score: perLevel(score, null),
    points: perLevel(points, 0),
    upgrades: upgrades.map(upgradePlan),
    river,
    hasRiver: riverSides.length > 0,
    rotations: rotationsOf(river),
  };
};

/** The set must have passed `parseSet`. */
export const openBox = (set: ComponentSet): Box => {
  const tiles: Record<string, TilePlan> = Object.create(null);
  for (const row of set.tiles) tiles[row.id] = tilePlan(row);
  const rowsOf = (...kinds: readonly Kind[]): readonly TileRow[] =>
    set.tiles.filter(({ kind }) => kinds.includes(kind));
  const idsOf = (...kinds: readonly Kind[]): readonly string[] => rowsOf(...kinds).map(({ id }) => id);
  const river = rowsOf('river').toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
  return {
    set,
    rows: new Map(set.tiles.map(row => [row.id, row])),
    tiles,
    homes: idsOf('home'),
    era1: idsOf('era1'),
    era2: idsOf('era2'),
    buildings: idsOf('building', 'landmark'),
    routemasters: idsOf('routemaster'),
    river: river.map(({ id }) => id),
    berths: river.map(({ berths = [] }) => berths),
  };
};
