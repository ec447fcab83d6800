/** The components of the toy game. */
export const KINDS = ['chalk', 'slate', 'marble'] as const;
export type Kind = (typeof KINDS)[number];
const GRADES = [1, 2, 3, 4, 5, 6] as const;
export type StoneId = `${Kind}-${(typeof GRADES)[number]}`;

export const STONES: readonly StoneId[] = KINDS.flatMap(kind =>
  GRADES.map(grade => `${kind}-${grade}` as const),
);
export const kindOf = (id: StoneId): Kind => id.slice(0, -2) as Kind;
export const gradeOf = (id: StoneId): number => Number(id.slice(-1));

export const WEATHER = ['sun', 'wind', 'rain'] as const;
export type Weather = (typeof WEATHER)[number];

/** The toy's set of components is a name. */
export interface ToySet {
  readonly set: string;
}
export const SET: ToySet = { set: 'toy-1' };

/** All the coins there are: enough that the bank cannot run out. */
export const COINS = 60;
export const PLOTS: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
];
