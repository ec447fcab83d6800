import type { Name } from '@thameside/kit';
import type { plate } from '../plate.ts';
import type { Connector, Keyple, Kind, PlayerColour, Scoring, Skill } from './vocabulary.ts';

/** A component set as a file has it: every value that the box prints, with the basis of each. */
export interface ComponentSet {
  readonly game: typeof plate.id;
  readonly title: string;
  /** Name and version, as in `house-1`. A match names the set it is played with. */
  readonly set: string;
  /** K2. */
  readonly supplies: {
    readonly connectors: Readonly<Record<Connector, number>>;
    readonly skills: Readonly<Record<Skill, number>>;
    readonly keyples: Readonly<Record<Keyple, number>>;
    readonly landmarkMarkers: number;
  };
  readonly deal: Deal;
  readonly tiles: readonly TileRow[];
}

interface Deal {
  /** K3. */
  readonly startKeyples: number;
  /** K5. */
  readonly routemastersPerPlayer: number;
  /** K6, K7: building tiles dealt in each of the eras 1 to 3, by number of players. */
  readonly buildings: Readonly<Record<'2' | '3' | '4' | '5' | '6', number>>;
  /** K7: the level at which an era's building tiles arrive; 0 where the era is not named. */
  readonly levelOnArrival: Readonly<Record<string, number>>;
}

/**
 * One tile. `use`, `score` and `points` are indexed by upgrade level; a single entry holds at every level.
 * `upgrades[i]` leads from level i to level i + 1.
 */
export interface TileRow {
  readonly id: string;
  readonly name: Name;
  readonly kind: Kind;
  readonly playerColour?: PlayerColour;
  readonly use?: readonly Use[];
  readonly score?: readonly Score[];
  readonly points?: readonly number[];
  readonly upgrades?: readonly Upgrade[];
  /** Printed sides (0 NE, then clockwise) that show the river, on the unrotated tile. */
  readonly riverSides?: readonly number[];
  /** River tiles only: 1 to 5 downstream, and the berths from left to right. */
  readonly order?: number;
  readonly berths?: readonly Berth[];
  /** Where each value comes from: the rulebook, a source, or an assumption of ours. */
  readonly basis: Readonly<Record<string, string>>;
}

export interface Use {
  readonly pay?: { readonly skills: readonly (Skill | 'any')[] };
  readonly gain: {
    readonly skills?: readonly (Skill | 'any')[];
    readonly connectors?: readonly (Connector | 'any')[];
  };
}

export interface Upgrade {
  readonly connectors: readonly (Connector | 'any' | 'different')[];
  readonly skills: readonly (Skill | 'any')[];
}

export interface Score {
  readonly rule: Scoring;
  readonly each: number;
  /** A connector or keyple colour, as the kind of scoring has it. */
  readonly colour?: Connector | Keyple;
  readonly skill?: Skill;
}

export interface Berth {
  readonly start?: boolean;
  readonly keyples?: number;
  readonly points?: number;
  readonly claims?: boolean;
}
