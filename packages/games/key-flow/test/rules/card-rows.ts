/** What an own card does at a level when it is used: the answers, and what has changed then. */
export interface UseRow {
  readonly card: string;
  readonly level: number;
  /** Skill tiles held before. */
  readonly skills?: Readonly<Record<string, number>>;
  /** Resources on the card before. */
  readonly stock?: Readonly<Record<string, number>>;
  readonly answers: readonly string[];
  /** Resources on the card, tokens and skill tiles after. */
  readonly after: {
    readonly stock?: Readonly<Record<string, number>>;
    readonly tokens?: number;
    readonly tiles?: number;
  };
  /** What can be done with the transport and upgrades given: so many single moves, so many turned tiles. */
  readonly work?: readonly [moves: number, upgrades: number];
}

const row = (
  card: string,
  level: number,
  answers: string,
  after: UseRow['after'],
  more: Partial<UseRow> = {},
): UseRow => ({
  card,
  level,
  answers: answers === '' ? [] : answers.split(', '),
  after,
  ...more,
});
/** Transport and upgrades, before and after the upgrade. */
const carts = (
  card: string,
  before: readonly [number, number],
  upgraded: readonly [number, number],
  tokens = 0,
): UseRow[] => [
  row(card, 0, '', { tokens }, { work: before }),
  row(card, 1, '', { tokens }, { work: upgraded }),
];
const gains = (card: string, before: Record<string, number>, upgraded: Record<string, number>): UseRow[] => [
  row(card, 0, '', { stock: before }),
  row(card, 1, '', { stock: upgraded }),
];
const trades = (card: string, skill: string, resource: string): UseRow[] => [
  row(card, 0, 'exchange', { stock: { [resource]: 4 }, tiles: 0 }, { skills: { [skill]: 1 } }),
  row(card, 1, 'exchange', { stock: { gold: 3 }, tiles: 0 }, { skills: { [skill]: 1 } }),
];

export const USES: readonly UseRow[] = [
  ...['home-1', 'home-2', 'home-3', 'home-4', 'home-5', 'home-6'].flatMap(home =>
    carts(home, [1, 1], [3, 1]),
  ),
  ...carts('builder', [1, 1], [2, 2]),
  ...carts('stable', [2, 1], [4, 2]),
  ...gains('gold-mine', { gold: 1 }, { gold: 2 }),
  ...gains('key-mine', { iron: 1 }, { iron: 3 }),
  ...gains('keystone-quarry', { stone: 1 }, { stone: 3 }),
  ...gains('keywood', { wood: 1 }, { wood: 3 }),
  ...gains('miner', { iron: 2 }, { iron: 1, gold: 1 }),
  ...gains('quarryman', { stone: 2 }, { stone: 1, gold: 1 }),
  ...gains('woodcutter', { wood: 2 }, { wood: 1, gold: 1 }),
  row('workshop', 0, '0', { stock: { iron: 1 } }),
  row('workshop', 0, '1', { stock: { stone: 1 } }),
  row('workshop', 0, '2', { stock: { wood: 1 } }),
  row('workshop', 1, '', { stock: { iron: 1, stone: 1, wood: 1 } }),
  row('alehouse', 0, '0', { tokens: 1 }),
  row('alehouse', 0, '1', { tiles: 1 }),
  row('alehouse', 1, '', { tokens: 1, tiles: 1 }),
  row('apprentice-hall', 0, '', { tiles: 1 }),
  row('apprentice-hall', 1, '', { tiles: 2 }),
  ...carts('artisan', [2, 1], [3, 2]),
  ...carts('farrier', [3, 1], [5, 2]),
  row('brewer', 0, 'exchange', { stock: { gold: 1 }, tokens: 1, tiles: 0 }, { skills: { pick: 1 } }),
  row('brewer', 1, 'exchange', { stock: { gold: 2 }, tokens: 1, tiles: 0 }, { skills: { saw: 1 } }),
  row('brewer', 1, 'leave', { tiles: 1 }, { skills: { saw: 1 } }),
  ...trades('carpenter', 'saw', 'wood'),
  ...trades('mason', 'pick', 'stone'),
  ...trades('smelter', 'anvil', 'iron'),
  row('hiring-fair', 0, 'exchange', { tiles: 2 }, { skills: { pick: 1 } }),
  row('hiring-fair', 1, 'exchange, saw', { tiles: 4 }, { skills: { pick: 1, saw: 1 } }),
  row('inn', 0, '', { tokens: 1, tiles: 1 }),
  row('inn', 1, '', { tokens: 1, tiles: 1 }),
  ...carts('wainwright', [4, 2], [6, 2]),
  ...carts('peddler', [2, 0], [4, 0], 1),
];

/** What a card takes when it is placed (F21): resources onto it, double-sided tiles, tiles drawn. */
export const BOTTOMS: readonly (readonly [
  card: string,
  resources: string,
  doubles: string,
  drawn: number,
])[] = [
  ['spring-field-2a', 'wood', '', 1],
  ['spring-field-2b', 'iron wood', '', 0],
  ['spring-field-2c', 'iron stone', '', 0],
  ['spring-field-4a', '', 'saw', 0],
  ['spring-field-5a', '', 'pick', 0],
  ['spring-field-6a', '', 'anvil', 0],
  ['summer-field-2a', 'gold', '', 0],
  ['summer-field-2b', '', 'saw', 0],
  ['summer-field-2c', '', 'pick', 0],
  ['summer-field-3a', 'wood', 'anvil', 0],
  ['summer-field-4a', '', '', 1],
  ['summer-field-5a', 'gold', '', 0],
  ['summer-field-6a', 'iron stone wood', '', 0],
  ['autumn-field-2a', 'gold', '', 0],
  ['autumn-field-2b', 'gold', '', 0],
  ['autumn-field-2c', '', 'anvil', 0],
  ['autumn-field-2d', '', '', 1],
  ['autumn-field-3a', 'gold gold', '', 0],
  ['autumn-field-4a', '', 'saw', 0],
  ['autumn-field-5a', '', 'pick', 0],
  ['autumn-field-6a', '', '', 0],
];

/** What it takes to upgrade a card from each level: resources on it and skill tiles, exactly. */
export const COSTS: readonly (readonly [card: string, level: number, resources: string, skills: string])[] = [
  ['home-1', 0, 'stone wood', ''],
  ['home-2', 0, 'iron stone', ''],
  ['home-3', 0, 'iron wood', ''],
  ['home-4', 0, 'stone wood', ''],
  ['home-5', 0, 'iron stone', ''],
  ['home-6', 0, 'iron wood', ''],
  ['builder', 0, 'iron iron', ''],
  ['stable', 0, 'iron wood', ''],
  ['gold-mine', 0, 'iron stone', ''],
  ['key-mine', 0, '', 'anvil'],
  ['keystone-quarry', 0, '', 'pick'],
  ['keywood', 0, '', 'saw'],
  ['miner', 0, '', 'anvil'],
  ['quarryman', 0, '', 'pick'],
  ['woodcutter', 0, '', 'saw'],
  ['workshop', 0, 'wood wood', ''],
  ['alehouse', 0, 'iron stone', ''],
  ['apprentice-hall', 0, 'stone wood', ''],
  ['artisan', 0, 'stone wood', ''],
  ['farrier', 0, 'stone stone', ''],
  ['brewer', 0, 'iron stone', ''],
  ['carpenter', 0, 'wood wood wood', ''],
  ['mason', 0, 'stone stone stone', ''],
  ['smelter', 0, 'iron iron iron', ''],
  ['hiring-fair', 0, 'iron wood', ''],
  ['inn', 0, 'wood', 'pick'],
  ['wainwright', 0, 'wood wood', ''],
  ['peddler', 0, 'gold', ''],
  ['barn', 0, '', 'saw'],
  ['blacksmith', 0, '', 'anvil'],
  ['stone-yard', 0, '', 'pick'],
  ['timber-yard', 0, '', 'saw'],
  ['forge', 0, 'iron iron iron', ''],
  ['forge', 1, 'iron iron', 'anvil'],
  ['sawmill', 0, 'wood wood wood', ''],
  ['sawmill', 1, 'wood wood', 'saw'],
  ['sculptor', 0, 'stone stone stone', ''],
  ['sculptor', 1, 'stone stone', 'pick'],
  ['goldsmith', 0, 'gold gold', ''],
  ['goldsmith', 1, 'gold gold gold', ''],
  ['well', 0, 'iron iron iron iron', ''],
  ['well', 1, 'wood wood wood wood wood', ''],
  ['keythedral', 0, 'iron stone wood', ''],
  ['keythedral', 1, '', 'anvil pick saw'],
  ['windmill', 0, '', 'anvil'],
];
