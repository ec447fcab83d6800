/** The words of the game. Every list is in the order in which the program counts, offers and prints. */
export const CONNECTORS = ['black', 'blue', 'brown', 'grey', 'red', 'yellow'] as const;
export type Connector = (typeof CONNECTORS)[number];

export const SKILLS = ['brick', 'coin', 'compass'] as const;
export type Skill = (typeof SKILLS)[number];

export const KEYPLES = ['blue', 'red', 'yellow'] as const;
export type Keyple = (typeof KEYPLES)[number];

export const PLAYER_COLOURS = ['blue', 'green', 'orange', 'purple', 'red', 'yellow'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

export const KINDS = ['home', 'era1', 'era2', 'building', 'landmark', 'routemaster', 'river'] as const;
export type Kind = (typeof KINDS)[number];

/** K76: the kinds of scoring. */
export const SCORINGS = [
  'connectors-on-tile',
  'different-connectors-on-tile',
  'tiles-linked',
  'river-tiles-linked',
  'routemasters',
  'keyples',
  'keyple-sets',
  'skills',
  'skill-sets-of-four',
  'landmark-markers',
  'connector-sets',
  'tiles-with-six-connectors',
  'fixed',
] as const;
export type Scoring = (typeof SCORINGS)[number];

/** K51: the river runs through five tiles; a barge sails from one to the next. */
export const RIVER_LENGTH = 5;
export const SIDES = 6;

export const PLAYER_COUNTS = ['2', '3', '4', '5', '6'] as const;
