/** What the bot believes; all in prestige unless it says otherwise. Found by play of one version against another. */
export interface Weights {
  /** What £1 brings besides its third of a point, as long as it can still be spent ... */
  readonly spend: number;
  /** ... at so much a turn. */
  readonly spendTurn: number;
  /** A loan, before the poverty that it brings. */
  readonly loan: number;
  /** City cards that leave the deck in one turn. */
  readonly drawn: number;
  /** Turns from one run to the next. */
  readonly cycle: number;
  /** Turns after which half of the hope is fulfilled: to run what stands, to build for its prestige, to build and run. */
  readonly patience: { readonly run: number; readonly build: number; readonly both: number };
  /** What an action is worth: what is still to be run or built will cost one. */
  readonly action: number;
  /** How sure it is at best that what could be run is run, and what could be built is built. */
  readonly sure: { readonly run: number; readonly build: number };
  /** How much poverty each hand card will bring before it is gone. */
  readonly handPoverty: number;
  /** Hand cards that a turn can make away with: those beyond will be there in the end. */
  readonly shed: number;
  /** How much of the poverty of one run the rivals are still to take. */
  readonly rivalRun: number;
  /** By how much poverty may yet change near the end. */
  readonly doubt: number;
  /** What poverty costs by and large, long before the end, and with how many turns to go the table says half of it. */
  readonly poverty: number;
  readonly near: number;
  /** Poverty that will be there to be removed, besides what there is. */
  readonly relief: number;
  /** A coloured hand card that is not needed for a build, and what the next one of these is worth of it. */
  readonly spare: number;
  readonly spareNext: number;
  /** A hand card discarded for an activation. */
  readonly fee: number;
  /** What an ongoing ability brings for each turn to come. */
  readonly ongoing: number;
  /** Stacks that everybody needs: those beyond are paid for in every run to come. */
  readonly stacks: number;
  /** What it helps to draw a card too many, for the choice of what to keep. */
  readonly choice: number;
  /** A Hospital that can spare a card. */
  readonly hospital: number;
  /** A card that Coffee House puts out. */
  readonly coffee: number;
  /** How much of another's good is one's own harm, shared among the rivals. */
  readonly envy: number;
  /** How much of what lies on the board will be somebody else's. */
  readonly feed: number;
}

export const FULL: Weights = {
  spend: 0.35,
  spendTurn: 4,
  loan: 9,
  drawn: 2,
  cycle: 3.5,
  patience: { run: 0.2, build: 0.5, both: 0.7 },
  action: 6,
  sure: { run: 0.97, build: 0.95 },
  handPoverty: 0.25,
  shed: 3.5,
  doubt: 1.5,
  rivalRun: 0.6,
  poverty: 0.95,
  near: 4,
  relief: 2,
  spare: 0.7,
  spareNext: 0.75,
  fee: 0.3,
  ongoing: 0.2,
  stacks: 4,
  choice: 0.3,
  hospital: 2,
  coffee: 2,
  envy: 0.7,
  feed: 0.3,
};

/** Sees what cards bring, not what they cost: poverty and loans do not worry him, and he feeds the board as it comes. */
export const APPRENTICE: Weights = {
  ...FULL,
  loan: 3,
  handPoverty: 0,
  poverty: 0.6,
  near: 2.5,
  relief: 0,
  ongoing: 0,
  envy: 0,
  feed: 0,
};

/** Knows the game, and minds his own business more than that of others. */
export const MERCHANT: Weights = { ...FULL, envy: 0.4, feed: 0 };
