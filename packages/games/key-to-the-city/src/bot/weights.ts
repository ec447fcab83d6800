/** Entries by era: first to fourth, then the time when nothing can be done any more. */
export type ByEra = readonly [number, number, number, number, number];

/** What the bot believes; all in points unless it says otherwise. Found by play of one version against another. */
export interface Weights {
  /** A keyple that will still be there when the era is over. */
  readonly keyple: ByEra;
  /** What a keyple in hand can do besides, while its owner has not sailed. */
  readonly hand: ByEra;
  /** The same of a keyple in a losing bid, which moves only with its group, compared with one in hand. */
  readonly movable: number;
  /** Of the next keyple's worth, what remains when there are already this many: above it counts `glut` times as much. */
  readonly plenty: number;
  readonly glut: number;
  /** The chance to find each connector that an upgrade still lacks ... */
  readonly connector: ByEra;
  /** ... each skill tile ... */
  readonly skill: ByEra;
  /** ... and the keyple and the turn. */
  readonly turn: ByEra;
  /** With so few keyples in hand, half of what this era may still bring is out of reach. */
  readonly busy: number;
  /** What an upgrade still counts that cannot be paid for in this era. */
  readonly fade: ByEra;
  /** Keyples that it takes to find one thing lacking. */
  readonly search: number;
  /** The second most promising upgrade counts this much of its worth, the third the square of it, and so on. */
  readonly crowd: number;
  /** Tiles that a chain will still gain. */
  readonly chain: ByEra;
  /** Connectors that a tile scoring for them will still gain. */
  readonly onTile: ByEra;
  /** A chain's connector that reaches out of the borough. */
  readonly reaching: ByEra;
  /** A side between two tiles, still without connector. */
  readonly shared: ByEra;
  /** A skill tile beyond those the upgrades ask for, and from how many of a type it counts half. */
  readonly spare: ByEra;
  readonly spareMany: number;
  /** Uses of an own production tile, per era to come. */
  readonly uses: number;
  /** What is produced: a connector, a skill tile. */
  readonly goods: { readonly connector: number; readonly skill: number };
  /** How much of another's good is one's own harm, shared among the rivals. */
  readonly envy: number;
  /** Rivals bid as long as the tile seems worth its keyples: how sharp they are about it, how eager at all. */
  readonly sharpness: number;
  readonly eagerness: number;
  /** The chance to answer a bid that beats mine, while I have not sailed. */
  readonly answer: number;
  /** The chance that a rival who may still play passes too, when I pass. */
  readonly quiet: number;
  /** Going first in the next era. */
  readonly first: number;
  /** How far keyples are kept for the Routemaster tiles that count them. */
  readonly colour: ByEra;
  /** The chance to win a given Routemaster tile, times the number of players. */
  readonly bus: number;
}

export const FULL: Weights = {
  keyple: [3.4, 5.3, 1.9, 0, 0],
  hand: [0.5, 0.5, 0.5, 0.3, 0],
  movable: 0.9,
  plenty: 16,
  glut: 0.5,
  connector: [0.82, 0.78, 0.7, 0.5, 0],
  skill: [0.8, 0.75, 0.65, 0.45, 0],
  turn: [0.88, 0.85, 0.8, 0.68, 0],
  busy: 3,
  fade: [0.9, 0.85, 0.75, 0, 0],
  search: 0.8,
  crowd: 0.92,
  chain: [4, 2, 2, 1.6, 0],
  onTile: [2.5, 2, 2, 1.2, 0],
  reaching: [0.5, 0.4, 0.3, 0, 0],
  shared: [0.1, 0.1, 0.05, 0, 0],
  spare: [1, 0.8, 0.5, 0.1, 0],
  spareMany: 3,
  uses: 0.8,
  goods: { connector: 0.9, skill: 0.85 },
  envy: 0.35,
  sharpness: 1.2,
  eagerness: 0.45,
  answer: 0.4,
  quiet: 0.4,
  first: 0.5,
  colour: [0, 0.1, 0.3, 1, 1],
  bus: 1.4,
};

/** Sees what tiles score, not what they cost: no rivals, no eras to come, no Routemaster tiles before they are there. */
export const APPRENTICE: Weights = {
  ...FULL,
  keyple: [1, 0.8, 0.5, 0, 0],
  hand: [0.2, 0.2, 0.2, 0.1, 0],
  connector: [0.6, 0.6, 0.55, 0.4, 0],
  skill: [0.55, 0.55, 0.5, 0.35, 0],
  chain: [1, 1, 0.5, 0, 0],
  onTile: [1, 1, 0.5, 0, 0],
  reaching: [0, 0, 0, 0, 0],
  envy: 0,
  eagerness: 0,
  colour: [0, 0, 0, 1, 1],
  bus: 0,
};

/** Knows the game, and minds its own business. */
export const MERCHANT: Weights = {
  ...FULL,
  envy: 0,
  eagerness: 0.3,
  bus: 0.5,
  keyple: [2.6, 2.6, 1.4, 0, 0],
};
