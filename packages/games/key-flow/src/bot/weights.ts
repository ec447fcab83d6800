/** At the beginning of spring, summer, autumn and winter, and at the end; what lies between is interpolated. */
export type ByTime = readonly [number, number, number, number, number];

/**
 * What the bot believes; all in points unless it says otherwise. First guesses, kept unless play of
 * one version against another spoke against them.
 */
export interface Weights {
  /** What things are worth for scoring cards and upgrades that may still come. */
  readonly resource: ByTime;
  readonly gold: ByTime;
  readonly skill: ByTime;
  readonly token: ByTime;
  readonly animal: ByTime;
  readonly keyple: ByTime;
  readonly boat: ByTime;
  /** A keyple card as a card, for each of its keyples, and one with a token icon. */
  readonly card: ByTime;
  readonly tokenCard: ByTime;
  /** What an action brings besides things: a transport point, an upgrade icon. */
  readonly move: ByTime;
  readonly upgrade: ByTime;
  /** Uses of the best own building per season to come; the next best is used `rarer` times as often, and so on. */
  readonly uses: number;
  readonly rarer: number;
  /** The chance of an upgrade that can be paid ... */
  readonly ready: ByTime;
  /** ... for each step that a resource has to be moved for it ... */
  readonly carry: ByTime;
  /** ... and for each resource or skill tile that is lacking. */
  readonly find: ByTime;
  /** The second most promising upgrade counts this much of its worth, the third the square of it, and so on. */
  readonly crowd: number;
  /** What is begun of a set counts this much. */
  readonly begun: ByTime;
  /** The chance to play the winter cards in hand, the most promising first. */
  readonly winter: readonly number[];
  /** The powers of the boats. */
  readonly power: ByTime;
  /** How much of another's good is one's own harm, shared among the rivals. */
  readonly envy: number;
}

export const FULL: Weights = {
  resource: [0.9, 0.8, 0.7, 0.4, 0],
  gold: [1.8, 1.7, 1.6, 1.4, 1],
  skill: [1.2, 1.1, 1, 0.8, 0],
  token: [1.2, 1.2, 1.1, 0.7, 0],
  animal: [0.8, 0.8, 0.8, 0.7, 0],
  keyple: [0.7, 0.7, 0.7, 0.6, 0],
  boat: [1.5, 1.5, 1.3, 1, 0],
  card: [0.2, 0.2, 0.2, 0.2, 0],
  tokenCard: [0.5, 0.5, 0.5, 0.4, 0],
  move: [0.4, 0.5, 0.5, 0.4, 0],
  upgrade: [1, 1.2, 1.5, 1.2, 0],
  uses: 0.9,
  rarer: 0.8,
  ready: [0.92, 0.9, 0.85, 0.75, 0],
  carry: [0.9, 0.88, 0.85, 0.75, 0],
  find: [0.75, 0.7, 0.6, 0.4, 0],
  crowd: 0.92,
  begun: [0.6, 0.6, 0.6, 0.5, 0],
  winter: [0.8, 0.5, 0.45, 0.4, 0.35, 0.3, 0.25],
  power: [1, 1, 0.7, 0.2, 0],
  envy: 0.3,
};

/** Sees points and goods, little of winter's goals, and nothing of the neighbours; keeps too many tokens. */
export const APPRENTICE: Weights = {
  ...FULL,
  token: [1.5, 1.5, 1.4, 1.1, 0],
  winter: [0.4, 0.2],
  envy: 0,
};

/** Knows the game, but keeps too many tokens and minds only its own business. */
export const MERCHANT: Weights = {
  ...FULL,
  token: [1.6, 1.6, 1.5, 1.2, 0],
  envy: 0,
};
