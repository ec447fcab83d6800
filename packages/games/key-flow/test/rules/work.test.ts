import { describe, expect, test } from 'vitest';
import {
  answersOf,
  arrange,
  eventsOf,
  give,
  kindOf,
  othersDiscard,
  playerOf,
  refusalOf,
  siteIn,
  stockOf,
} from '../arrange.ts';

/** Seat 0 plays a card with 3 keyples on the card named, in winter, in a village like this. */
function working(target: string, own: object, village: readonly object[]) {
  const m = arrange({
    season: 'winter',
    players: [
      { home: 'home-1', hand: ['winter-keyple-05'], village, ...own },
      { hand: ['winter-keyple-10'] },
    ],
  });
  give(m, 0, 'winter-keyple-05', target);
  return m;
}
const finish = (m: ReturnType<typeof working>) => {
  give(m, 0, 'ready');
  return othersDiscard(m);
};

describe('transport', () => {
  test('F40: two points move one resource by two cards, or two resources by one', () => {
    const village = [
      { card: 'peddler', at: 2, stock: { wood: 1, iron: 1 } },
      { card: 'inn', at: 4 },
      { card: 'miner', at: 6 },
    ];
    const far = working('peddler', {}, village);
    give(far, 0, 'move peddler', 'iron', 'inn', 'move inn', 'miner');
    expect(kindOf(far, 0)).toBe('ready');
    finish(far);
    expect(stockOf(far, 0, 'miner')).toEqual({ iron: 1 });
    expect(stockOf(far, 0, 'peddler')).toEqual({ wood: 1 });

    const two = working('peddler', {}, village);
    give(two, 0, 'move peddler', 'iron', 'inn', 'move peddler', 'inn');
    finish(two);
    expect(stockOf(two, 0, 'inn')).toEqual({ iron: 1, wood: 1 });
  });

  test('F40: along roads and rivers; a gap blocks', () => {
    const m = working('peddler', {}, [
      { card: 'peddler', at: 2, stock: { wood: 1 } },
      { card: 'barn', at: 3 },
      { card: 'blacksmith', at: 5 },
      { card: 'inn', at: 6 },
    ]);
    give(m, 0, 'move peddler');
    expect(answersOf(m, 0)).toEqual(['home-1', 'barn']);
    expect(refusalOf(m, 0, 'inn')?.rule).toBe('F40');
    give(m, 0, 'barn', 'move barn');
    expect(answersOf(m, 0)).toEqual(['peddler', 'blacksmith']);
  });

  test('F40: transport happens in the own village, whichever card gave it', () => {
    const m = arrange({
      season: 'winter',
      players: [
        { home: 'home-1', village: [{ card: 'inn', at: 2, stock: { gold: 1 } }], hand: ['winter-keyple-02'] },
        {
          home: 'home-2',
          village: [{ card: 'peddler', at: 2, stock: { wood: 1 } }],
          hand: ['winter-keyple-10'],
        },
        { hand: ['winter-keyple-01'] },
      ],
    });
    give(m, 0, 'winter-keyple-02', 'peddler');
    expect(answersOf(m, 0)).toEqual(['move inn', 'done']);
    give(m, 0, 'move inn', 'done', 'ready');
    othersDiscard(m);
    expect(stockOf(m, 0, 'home-1')).toEqual({ gold: 1 });
    expect(stockOf(m, 1, 'peddler')).toEqual({ wood: 1 });
  });

  test('F40: transport and upgrades may be mixed in any order', () => {
    const m = working('artisan', { skills: { anvil: 1 } }, [
      { card: 'artisan', at: 2, stock: { wood: 1, stone: 1 } },
      { card: 'key-mine', at: 4 },
    ]);
    expect(answersOf(m, 0)).toEqual(['move artisan', 'upgrade artisan', 'upgrade key-mine', 'done']);
    give(m, 0, 'upgrade key-mine');
    expect(answersOf(m, 0)).toEqual(['move artisan', 'done']);
    expect(refusalOf(m, 0, 'upgrade artisan')?.key).toBe('refuse.F41.spent');
    give(m, 0, 'move artisan', 'wood', 'home-1', 'done');
    finish(m);
    expect(siteIn(m, 0, 'key-mine').level).toBe(1);
    expect(stockOf(m, 0, 'home-1')).toEqual({ wood: 1 });
  });

  test('F40: what has no resource, or none left to spend, is refused with its reason', () => {
    const m = working('peddler', {}, [{ card: 'peddler', at: 2, stock: { wood: 1 } }]);
    expect(refusalOf(m, 0, 'move home-1')?.key).toBe('refuse.F40.none');
    expect(refusalOf(m, 0, 'upgrade peddler')?.key).toBe('refuse.F41.spent');
    give(m, 0, 'move peddler', 'move home-1');
    expect(kindOf(m, 0)).toBe('ready');
  });
});

describe('upgrades', () => {
  test('F41: each icon upgrades a building or turns a tile, free; a tile turns once', () => {
    const m = working('wainwright', {}, [
      { card: 'wainwright', at: 2 },
      { card: 'inn', at: 4, level: 1 },
      { card: 'forge', at: 6, level: 2, turned: 1 },
      { card: 'sawmill', at: 8, level: 2 },
    ]);
    expect(answersOf(m, 0)).toEqual(['turn inn', 'turn forge', 'turn sawmill', 'done']);
    expect(refusalOf(m, 0, 'turn wainwright')?.key).toBe('refuse.F41.plain');
    give(m, 0, 'turn inn');
    expect(refusalOf(m, 0, 'turn inn')?.key).toBe('refuse.F41.turned');
    expect(answersOf(m, 0)).toEqual(['turn forge', 'turn sawmill', 'done']);
    give(m, 0, 'turn forge');
    expect(kindOf(m, 0)).toBe('ready');
    finish(m);
    expect([siteIn(m, 0, 'inn').turned, siteIn(m, 0, 'forge').turned]).toEqual([1, 2]);
  });

  test('F42: the cost between the two topmost uncovered boxes: resources from the card, tiles from the player', () => {
    const m = working('wainwright', { skills: { anvil: 1 } }, [
      { card: 'wainwright', at: 2 },
      { card: 'forge', at: 4, level: 1, stock: { iron: 2 } },
      { card: 'sawmill', at: 6, stock: { wood: 2 } },
    ]);
    expect(answersOf(m, 0)).toContain('upgrade forge');
    expect(refusalOf(m, 0, 'upgrade sawmill')).toMatchObject({ rule: 'F42', key: 'refuse.F42.cost' });
    give(m, 0, 'upgrade forge', 'done');
    finish(m);
    expect(siteIn(m, 0, 'forge')).toMatchObject({ level: 2, turned: 0 });
    expect(stockOf(m, 0, 'forge')).toEqual({});
    expect(playerOf(m, 0).skills.anvil).toBe(0);
  });

  test('F42: gold may stand for iron, stone or wood, not the reverse', () => {
    const gold = working('wainwright', {}, [
      { card: 'wainwright', at: 2 },
      { card: 'forge', at: 4, stock: { iron: 1, gold: 2 } },
      { card: 'peddler', at: 6, stock: { wood: 1 } },
    ]);
    expect(answersOf(gold, 0)).toContain('upgrade forge');
    expect(answersOf(gold, 0)).not.toContain('upgrade peddler');
    give(gold, 0, 'upgrade forge');
    expect(stockOf(gold, 0, 'forge')).toEqual({ iron: 1, gold: 2 });
    give(gold, 0, 'done');
    finish(gold);
    expect(stockOf(gold, 0, 'forge')).toEqual({});
  });

  test('F42: who could pay in several ways is asked once, and each set of resources is one answer', () => {
    const m = working('wainwright', {}, [
      { card: 'wainwright', at: 2 },
      { card: 'farrier', at: 4, stock: { iron: 1, wood: 1, gold: 1 } },
    ]);
    give(m, 0, 'upgrade farrier');
    expect(answersOf(m, 0)).toEqual(['iron wood', 'iron gold', 'wood gold']);
    give(m, 0, 'iron gold', 'done');
    finish(m);
    expect(stockOf(m, 0, 'farrier')).toEqual({ wood: 1 });

    const three = working('wainwright', {}, [
      { card: 'wainwright', at: 2 },
      { card: 'farrier', at: 4, stock: { iron: 1, wood: 2, gold: 1 } },
    ]);
    give(three, 0, 'upgrade farrier');
    expect(answersOf(three, 0)).toEqual(['iron wood', 'iron gold', 'wood wood', 'wood gold']);
  });

  test('F42: "any" is one resource, gold too, or one skill tile, as the icon shows', () => {
    const m = working('wainwright', { skills: { saw: 1 }, doubles: { pick: 1 } }, [
      { card: 'wainwright', at: 2 },
      { card: 'inn', at: 4, stock: { gold: 1 } },
    ]);
    give(m, 0, 'upgrade inn');
    expect(answersOf(m, 0)).toEqual(['saw', 'double-pick']);
    give(m, 0, 'double-pick', 'done');
    finish(m);
    expect(playerOf(m, 0)).toMatchObject({ skills: { saw: 1 }, doubles: { pick: 0 } });
    expect(stockOf(m, 0, 'inn')).toEqual({});
    for (const [stock, skills] of [
      [{ gold: 3 }, {}],
      [{}, { saw: 3 }],
    ]) {
      const short = working('wainwright', { skills }, [
        { card: 'wainwright', at: 2 },
        { card: 'inn', at: 4, stock },
        { card: 'forge', at: 6, level: 2 },
      ]);
      expect(refusalOf(short, 0, 'upgrade inn')?.rule).toBe('F42');
    }
  });

  test('F42: two icons may upgrade one building twice, or place and turn a tile', () => {
    const village = [
      { card: 'wainwright', at: 2 },
      { card: 'goldsmith', at: 4, stock: { gold: 5 } },
    ];
    const twice = working('wainwright', {}, village);
    give(twice, 0, 'upgrade goldsmith', 'upgrade goldsmith');
    finish(twice);
    expect(siteIn(twice, 0, 'goldsmith').level).toBe(2);
    const turned = working('wainwright', {}, village);
    give(turned, 0, 'upgrade goldsmith', 'turn goldsmith', 'done');
    finish(turned);
    expect(siteIn(turned, 0, 'goldsmith')).toMatchObject({ level: 1, turned: 1 });
  });

  test('F42: a card with fewer than two uncovered boxes cannot be upgraded', () => {
    const m = working('wainwright', {}, [
      { card: 'wainwright', at: 2 },
      { card: 'well', at: 4, level: 2, stock: { wood: 5 } },
      { card: 'dairy', at: 6 },
    ]);
    expect(refusalOf(m, 0, 'upgrade well')?.key).toBe('refuse.F42.boxes');
    expect(refusalOf(m, 0, 'upgrade dairy')?.key).toBe('refuse.F42.boxes');
  });

  test('F6 and F43: tiles paid are shown; single-sided ones go to the pile, double-sided ones to their supply', () => {
    const m = working('wainwright', { skills: { anvil: 1 }, doubles: { pick: 1, saw: 1 } }, [
      { card: 'wainwright', at: 2 },
      { card: 'keythedral', at: 4, level: 1 },
    ]);
    expect([m.s.pile.anvil, m.s.doubles.pick, m.s.doubles.saw]).toEqual([14, 2, 2]);
    give(m, 0, 'upgrade keythedral', 'done');
    const events = finish(m);
    expect(eventsOf(events, 'paid').map(({ paid }) => paid)).toEqual([
      ['anvil', 'double-pick', 'double-saw'],
    ]);
    expect([m.s.pile.anvil, m.s.doubles.pick, m.s.doubles.saw]).toEqual([15, 3, 3]);
  });

  test('F43: tiles paid in an extra action go back at once', () => {
    const m = arrange({
      season: 'winter',
      phase: 'extra',
      players: [
        {
          home: 'home-1',
          village: [
            { card: 'smelter', at: 2 },
            { card: 'mason', at: 4 },
          ],
          skills: { anvil: 1 },
          doubles: { pick: 1 },
          tokens: 3,
        },
        {},
      ],
    });
    give(m, 0, 'smelter', 'exchange', 'anvil', 'mason', 'exchange', 'double-pick');
    expect([m.s.pile.anvil, m.s.doubles.pick]).toEqual([15, 3]);
    expect(playerOf(m, 0)).toMatchObject({ skills: { anvil: 0 }, doubles: { pick: 0 } });
  });

  test('F44: tiles are drawn in seat order from seat turn mod players, after all payments are shuffled in', () => {
    // 45 single-sided tiles: all but those paid in this turn are held
    const m = arrange({
      season: 'winter',
      turn: 4,
      players: [
        { village: [{ card: 'inn', at: 2 }], skills: { anvil: 15 }, hand: ['winter-keyple-05'] },
        {
          village: [{ card: 'apprentice-hall', at: 2, level: 1 }],
          skills: { pick: 15 },
          hand: ['winter-keyple-10'],
        },
        {
          village: [
            { card: 'smelter', at: 2 },
            { card: 'hiring-fair', at: 4 },
          ],
          skills: { saw: 15 },
          hand: ['winter-keyple-02'],
        },
      ],
    });
    give(m, 0, 'winter-keyple-05', 'inn', 'ready');
    give(m, 2, 'winter-keyple-02', 'hiring-fair', 'exchange', 'ready');
    const events = give(m, 1, 'winter-keyple-10', 'apprentice-hall', 'ready');
    // turn 4 of 3 players: seat 1 begins, and gets the only tile that there is, a saw
    expect(eventsOf(events, 'drew').map(({ seat, count }) => [seat, count])).toEqual([
      [1, 1],
      [2, 0],
      [0, 0],
    ]);
    expect(playerOf(m, 1).skills.saw).toBe(1);
    expect(playerOf(m, 2).skills.saw).toBe(14);
  });

  test('F44: what is drawn is not known before the reveal', () => {
    const m = working('inn', {}, [{ card: 'inn', at: 2 }]);
    expect(kindOf(m, 0)).toBe('ready');
    expect(playerOf(m, 0).skills).toEqual({ anvil: 0, pick: 0, saw: 0 });
    expect(playerOf(m, 0).plan?.draws).toBe(1);
    finish(m);
    expect(Object.values(playerOf(m, 0).skills).reduce((a, b) => a + b)).toBe(1);
  });
});
