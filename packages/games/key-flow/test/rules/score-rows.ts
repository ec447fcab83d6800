/** What a card scores at a level with these things; `other` cards lie beside it in the village. */
export interface ScoreRow {
  readonly card: string;
  readonly level?: number;
  readonly stock?: Readonly<Record<string, number>>;
  /** Resources on the home. */
  readonly away?: Readonly<Record<string, number>>;
  readonly skills?: Readonly<Record<string, number>>;
  readonly tokens?: number;
  readonly store?: readonly string[];
  readonly others?: readonly string[];
  readonly points: number;
}

const score = (card: string, points: number, more: Omit<ScoreRow, 'card' | 'points'> = {}): ScoreRow => ({
  card,
  points,
  ...more,
});
const GREEN = ['spring-keyple-01', 'spring-keyple-05'];
const YELLOW = ['summer-keyple-03', 'summer-keyple-02'];
const RED = ['autumn-keyple-05', 'autumn-keyple-08'];
const BLUE = ['winter-keyple-02', 'winter-keyple-05'];
const COWS = ['autumn-field-2d', 'autumn-field-2b'];
const PIGS = ['summer-field-2b', 'autumn-field-2a'];
const SHEEP = ['summer-field-2c', 'autumn-field-2c'];

export const SCORES: readonly ScoreRow[] = [
  score('inn', 0),
  score('inn', 5, { level: 1 }),
  ...['forge', 'sawmill', 'sculptor', 'well'].flatMap(card =>
    [3, 10, 20].map((points, level) => score(card, points, { level })),
  ),
  ...[0, 7, 15].map((points, level) => score('goldsmith', points, { level })),
  ...[5, 12, 20].map((points, level) => score('keythedral', points, { level })),
  score('barn', 3, { stock: { iron: 2, wood: 1 } }),
  score('barn', 6, { stock: { iron: 2, gold: 1 }, level: 1 }),
  score('barn', 0, { away: { iron: 2 } }),
  score('blacksmith', 5, { stock: { iron: 1, gold: 1 } }),
  score('blacksmith', 0, { stock: { iron: 1, wood: 1 } }),
  score('blacksmith', 5, { stock: { iron: 1, wood: 1 }, level: 1 }),
  score('stone-yard', 5, { stock: { stone: 1, gold: 1 } }),
  score('stone-yard', 10, { stock: { stone: 2, iron: 1, gold: 1 }, level: 1 }),
  score('timber-yard', 10, { stock: { wood: 2, gold: 2 } }),
  score('timber-yard', 5, { stock: { wood: 1, stone: 1 }, level: 1 }),
  score('sea-breese', 16, { others: ['flipper', 'keyflower', 'brainwave'] }),
  score('sea-breese', 1),
  score('carried-away', 10, { others: COWS }),
  score('carried-away', 0, { others: COWS.slice(0, 1) }),
  score('ianvincible', 10, { others: PIGS }),
  score('ianvincible', 20, { others: [...PIGS, 'autumn-field-2b', 'spring-field-2b'] }),
  score('sea-bastion', 10, { others: SHEEP }),
  score('dairy', 5, { tokens: 2 }),
  score('dairy', 10, { tokens: 2, others: ['summer-field-2a'] }),
  score('farmyard', 4, { others: ['autumn-field-2a', 'autumn-field-2b'] }),
  score('ranch', 4, { others: ['autumn-field-2a', 'summer-field-2a'] }),
  score('storm-shelter', 3, { others: ['autumn-field-2a'] }),
  score('truffle-orchard', 5, { away: { gold: 2 } }),
  score('weaver', 5, { skills: { saw: 2 } }),
  score('travellers-lodge', 2 + 2 + 1, { others: ['stable', 'flipper'] }),
  score('craftsmens-guild', 12, { store: [...YELLOW, ...RED, ...BLUE] }),
  score('emporium', 8, { store: GREEN, away: { gold: 2 } }),
  score('harvest-festival', 8, { store: RED }),
  score('key-market', 12, { store: GREEN }),
  score('summer-fete', 8, { store: YELLOW }),
  score('winter-fair', 8, { store: BLUE }),
  score('village-hall', 4, { store: [...BLUE, 'spring-keyple-05'] }),
  score('apothecary', 6, { store: ['spring-keyple-05', 'summer-keyple-02', 'summer-keyple-01'] }),
  score('healer', 2, { store: ['spring-keyple-05', 'summer-keyple-02', 'summer-keyple-01'] }),
  score('key-guild', 5, { store: ['spring-keyple-03', 'spring-keyple-01'], tokens: 2 }),
  score('jeweller', 6, { away: { gold: 3 } }),
  score('mercers-guild', 10, { away: { iron: 2, stone: 1, wood: 2, gold: 1 } }),
  score('windmill', 5, { away: { iron: 4, gold: 1 } }),
  score('windmill', 14, { away: { iron: 4, stone: 6 }, level: 1 }),
  score('merchant', 3 + 6, { away: { wood: 3 }, skills: { saw: 2 } }),
  score('store', 3 + 3, { away: { stone: 2 }, skills: { pick: 1, saw: 1 } }),
  score('trader', 6 + 3, { away: { iron: 4 }, skills: { anvil: 1 } }),
  score('scholar', 6, { skills: { saw: 2, pick: 1 } }),
  score('scribe', 7, { skills: { saw: 2, pick: 1, anvil: 1 } }),
];
