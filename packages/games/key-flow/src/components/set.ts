import type { Name } from '@thameside/kit';
import type { PartScore, Score as Scored } from '../allocation/problem.ts';
import type { plate } from '../plate.ts';
import type {
  Animal,
  Arrow,
  Colour,
  Marking,
  PlayerCount,
  Power,
  Resource,
  Row,
  Season,
  Skill,
} from './vocabulary.ts';

/** A component set as a file has it: every value that the box prints, with the basis of each. */
export interface ComponentSet {
  readonly game: typeof plate.id;
  readonly title: string;
  /** Name and version, as in `house-1`. A match names the set it is played with. */
  readonly set: string;
  readonly supplies: Supplies;
  /** F2 to F4. */
  readonly deal: Readonly<Record<PlayerCount, Deal>>;
  readonly cards: readonly CardRow[];
}

interface Supplies {
  readonly resources: Readonly<Record<Resource, number>>;
  readonly skillsSingle: Readonly<Record<Skill, number>>;
  readonly skillsDouble: Readonly<Record<Skill, number>>;
  readonly tokens: number;
  readonly upgradeTiles: number;
  readonly multiTiles: number;
}

/** K cards removed from spring, summer and autumn; cards dealt to each player by season; winter K cards dealt first. */
export interface Deal {
  readonly removeK: number;
  readonly spring: number;
  readonly summer: number;
  readonly autumn: number;
  readonly winterK: number;
  readonly winter: number;
}

export type CardRow = VillageRow | KeypleRow;

interface AnyRow {
  readonly id: string;
  readonly animals: readonly Animal[];
  /** Where each value comes from: the rulebook, a source, or an assumption of ours. */
  readonly basis: Readonly<Record<string, string>>;
}

/** `boxes` from the topmost down; `upgradeCosts[i]` stands between box i and box i + 1. */
export interface VillageRow extends AnyRow {
  readonly type: 'home' | 'village';
  readonly name: Name;
  readonly season: Season | null;
  readonly marking: Marking | null;
  readonly row: Row;
  readonly boxes: readonly BoxRow[];
  readonly upgradeCosts: readonly Cost[];
  /** F21: what is taken when the card is placed. */
  readonly bottom?: Bottom;
  readonly boat?: boolean;
}

export interface KeypleRow extends AnyRow {
  readonly type: 'keyple';
  readonly season: Season;
  readonly marking: Marking;
  readonly number: number;
  readonly colour: Colour;
  readonly keyples: number;
  readonly arrows: readonly Arrow[];
  readonly token: boolean;
}

export interface BoxRow {
  readonly transport?: number;
  readonly upgrades?: number;
  readonly pay?: { readonly skills: readonly (Skill | 'any')[] };
  readonly gain?: Gain;
  readonly points?: number;
  readonly storage?: { readonly set: readonly (Resource | 'any')[]; readonly points: number };
  readonly score?: Scoring;
  readonly power?: Power;
}

export interface Gain {
  readonly resources?: readonly (Resource | 'any')[];
  /** One of these, at the owner's choice. */
  readonly resourceChoice?: readonly Resource[];
  readonly tokens?: number;
  readonly randomSkills?: number;
  /** One of these gains, at the owner's choice. */
  readonly choice?: readonly Gain[];
}

export interface Cost {
  readonly resources: readonly (Resource | 'any')[];
  readonly skills: readonly (Skill | 'any')[];
}

export interface Bottom {
  readonly resources: readonly Resource[];
  readonly skills: readonly (Skill | 'random')[];
}

type Scoring = PartScore | Extract<Scored, { rule: 'sum' }>;
