import { describe, expect, test } from 'vitest';
import { solve } from '../../src/allocation/index.ts';
import { arrange } from '../arrange.ts';
import { game } from '../game.ts';

/** The points of each scoring card of seat 0, by its id; gold by itself as `gold`. */
function scored(own: object): Record<string, number> {
  const { s } = arrange({ phase: 'final', players: [{ home: 'home-1', ...own }, {}, {}, {}, {}, {}] });
  const points: Record<string, number> = {};
  for (const line of game.score(s)[0] ?? []) {
    const source = line.rule === 'F64' ? 'gold' : String(line.params.card);
    points[source] = (points[source] ?? 0) + line.points;
  }
  return points;
}
const at = (...cards: string[]) => cards.map((card, i) => ({ card, at: 2 * (i + 1) }));

describe('kinds of scoring', () => {
  test('F61: a resource scored in storage scores nowhere else; one lying there unscored may', () => {
    const yard = { card: 'timber-yard', at: 1, stock: { wood: 2, gold: 1 } };
    // one set of wood and gold; the other wood goes to the merchant with the wood on the home
    expect(scored({ village: [{ card: 'home-1', stock: { wood: 1 } }, yard, ...at('merchant')] })).toEqual({
      'timber-yard': 5,
      merchant: 3,
    });
  });

  test('F62: each thing goes to one card', () => {
    // three keyples of one card: 9 at the market, or 3 as a card of three keyples
    expect(scored({ village: at('key-market', 'apothecary'), store: ['spring-keyple-05'] })).toEqual({
      'key-market': 9,
    });
    expect(
      scored({ village: at('key-market', 'apothecary'), store: ['spring-keyple-05', 'summer-keyple-02'] }),
    ).toEqual({ 'key-market': 9, apothecary: 3 });
  });

  test('F62: being allocated stops nothing: a card may be allocated to itself', () => {
    expect(scored({ village: at('dairy'), tokens: 1 })).toEqual({ dairy: 5 });
  });

  test('F62: the animal pictured on a boat of winter never counts', () => {
    const village = [
      { card: 'carried-away', at: 1 },
      { card: 'autumn-field-2d', at: 3 },
    ];
    expect(scored({ village })).toEqual({});
  });

  test('F65: the proposal is the best there is', () => {
    // gold: 2 at the jeweller, or 4 with a green keyple at the emporium
    const village = [{ card: 'home-1', stock: { gold: 2 } }, ...at('jeweller', 'emporium')];
    expect(scored({ village, store: ['spring-keyple-01'] })).toEqual({ emporium: 4, jeweller: 2 });
  });

  test('F70: sets: only full ones, gold for iron, stone and wood, and gold only by gold', () => {
    const mercers = (stock: object) =>
      scored({ village: [{ card: 'home-1', stock }, ...at('mercers-guild')] });
    expect(mercers({ iron: 5, stone: 1 })).toEqual({});
    expect(mercers({ iron: 2, stone: 1, gold: 2 })).toEqual({ 'mercers-guild': 5, gold: 1 });
    expect(scored({ village: [{ card: 'home-1', stock: { iron: 3 } }, ...at('jeweller')] })).toEqual({});
  });

  test('F70: sets: a resource, a skill or an animal of any type; a token unused; a keyple card with a token icon', () => {
    const windmill = (stock: object) =>
      scored({ village: [{ card: 'home-1', stock }, ...at('windmill')] }).windmill;
    expect(windmill({ iron: 2, stone: 1, wood: 1, gold: 1 })).toBe(5);
    for (const type of ['anvil', 'pick', 'saw'])
      expect(scored({ village: at('weaver'), skills: { [type]: 1 } }), type).toEqual({ weaver: 5 });
    for (const field of ['spring-field-2a', 'spring-field-2b', 'spring-field-2c']) {
      const village = [{ card: field, at: 1 }, ...at('farmyard')];
      expect(scored({ village }), field).toEqual({ farmyard: 1 });
    }
    const guild = (store: readonly string[], tokens: number) =>
      scored({ village: at('key-guild'), store, tokens });
    expect(guild(['spring-keyple-03'], 1)).toEqual({ 'key-guild': 5 });
    expect(guild(['spring-keyple-03'], 0)).toEqual({});
    expect(guild(['spring-keyple-01'], 1)).toEqual({});
  });

  test('F71: sum: both parts score, and one thing feeds one part', () => {
    const own = (saw: number, wood: number) =>
      scored({ village: [{ card: 'home-1', stock: { wood } }, ...at('merchant')], skills: { saw } });
    expect(own(1, 2)).toEqual({ merchant: 6 });
    expect(own(0, 5)).toEqual({ merchant: 6 });
    expect(own(2, 1)).toEqual({ merchant: 6 });
  });

  test('F72: animal steps: the highest reached, once', () => {
    const cows = (...fields: string[]) =>
      scored({ village: ['carried-away', ...fields].map((card, i) => ({ card, at: 2 * i + 1 })) });
    expect(cows('autumn-field-2d')).toEqual({});
    expect(cows('autumn-field-2d', 'autumn-field-2b')).toEqual({ 'carried-away': 10 });
    expect(cows('autumn-field-2d', 'autumn-field-2b', 'autumn-field-2c')).toEqual({ 'carried-away': 10 });
    expect(cows('autumn-field-2d', 'autumn-field-2b', 'autumn-field-2c', 'summer-field-2a')).toEqual({
      'carried-away': 20,
    });
  });

  test('F73: boats: the n-th entry, itself included', () => {
    const boats = (...cards: string[]) =>
      scored({ village: cards.map((card, i) => ({ card, at: 2 * i + 1 })) });
    expect(boats('sea-breese')).toEqual({ 'sea-breese': 1 });
    expect(boats('sea-breese', 'flipper', 'keyflower', 'ianvincible')).toEqual({ 'sea-breese': 16 });
  });

  test('F74: transport and boats: 1 per transport, 2 per boat, and no boat twice', () => {
    const village = [{ card: 'flipper', at: 1 }, ...at('travellers-lodge', 'stable')];
    expect(scored({ village })).toEqual({ 'travellers-lodge': 1 + 2 + 2 });
    const both = [{ card: 'flipper', at: 1 }, { card: 'sea-breese', at: -1 }, ...at('travellers-lodge')];
    expect(scored({ village: both })).toEqual({ 'travellers-lodge': 1 + 2 + 2 });
  });

  test('F75: one colour, one type: only the one that is named counts', () => {
    const store = ['spring-keyple-05', 'summer-keyple-02', 'summer-keyple-01'];
    expect(scored({ village: at('village-hall'), store })).toEqual({ 'village-hall': 5 });
    expect(scored({ village: at('scholar'), skills: { saw: 2, pick: 3 } })).toEqual({ scholar: 9 });
  });

  test('F76: a card with a token icon counts like any other', () => {
    const keyples = { colour: 'green', count: 2, token: true } as const;
    const card = {
      id: 'a',
      count: 1,
      kind: 'card',
      animals: [],
      transport: 0,
      boat: false,
      keyples,
    } as const;
    const healer = (wanted: number) =>
      solve({
        things: [card],
        scorers: [{ id: 'healer', score: { rule: 'keyple-cards', keyples: wanted, points: 2 } }],
        powers: [],
      }).worth.total;
    expect([healer(1), healer(2), healer(3)]).toEqual([0, 2, 0]);
  });

  test('F76: keyple cards: those with exactly so many printed keyples', () => {
    const store = ['spring-keyple-01', 'spring-keyple-02', 'spring-keyple-05', 'summer-keyple-01'];
    expect(scored({ village: at('healer'), store })).toEqual({ healer: 4 });
    expect(scored({ village: at('apothecary'), store })).toEqual({ apothecary: 3 });
  });
});
