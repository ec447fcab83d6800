/** The words of the game. Every list is in the order in which the program counts, offers and prints. */
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const RESOURCES = ['iron', 'stone', 'wood', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];

export const SKILLS = ['anvil', 'pick', 'saw'] as const;
export type Skill = (typeof SKILLS)[number];

export const ANIMALS = ['cow', 'pig', 'sheep'] as const;
export type Animal = (typeof ANIMALS)[number];

/** F5: by season. */
export const COLOURS = ['green', 'yellow', 'red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export const ARROWS = ['left', 'down', 'right'] as const;
export type Arrow = (typeof ARROWS)[number];

/** F2: the backs of season cards. */
export const MARKINGS = ['K', '2+', '3+', '4+', '5+', '6+'] as const;
export type Marking = (typeof MARKINGS)[number];

export const ROWS = ['road', 'river'] as const;
export type Row = (typeof ROWS)[number];

/** F46 to F49. */
export const POWERS = [
  'weak-cards-go-anywhere',
  'gold-per-flip',
  'any-resource-upgrades',
  'green-yellow-interchange',
  'pig-sheep-interchange',
] as const;
export type Power = (typeof POWERS)[number];

/** F70 to F76. */
export const SCORINGS = [
  'sets',
  'sum',
  'animal-steps',
  'boats',
  'transport-and-boats',
  'one-colour',
  'one-skill-type',
  'keyple-cards',
] as const;

export const PLAYER_COUNTS = ['2', '3', '4', '5', '6'] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** F33: a keyple card has at most so many keyples, with tokens. */
export const MOST_KEYPLES = 3;
