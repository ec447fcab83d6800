import { isOver, waiting } from '@thameside/kernel';
import { describe, expect, test } from 'vitest';
import { answersOf, arrange, give, kindOf, playerOf } from '../arrange.ts';
import { game } from '../game.ts';

const ending = (...players: object[]) => arrange({ phase: 'final', players });
const total = (m: ReturnType<typeof arrange>, seat: number) =>
  game.score(m.s)[seat]?.reduce((sum, line) => sum + line.points, 0);
const keep = (m: ReturnType<typeof arrange>) => {
  for (const seat of waiting(m)) give(m, seat, 'keep');
};

describe('the end', () => {
  test('F60: of each card the topmost uncovered box scores, and each turned tile 1', () => {
    const m = ending({ village: [{ card: 'keythedral', at: 2, level: 2, turned: 1 }] }, {});
    expect(game.score(m.s)[0]?.map(({ rule, points }) => [rule, points])).toEqual([
      ['F60', 20],
      ['F60', 1],
    ]);
  });

  test('F63: transport is the number on the topmost uncovered box', () => {
    const lodge = (level: number) =>
      total(
        ending(
          {
            home: 'home-1',
            village: [
              { card: 'home-1', level },
              { card: 'travellers-lodge', at: 2 },
            ],
          },
          {},
        ),
        0,
      );
    expect(lodge(0)).toBe(1);
    expect(lodge(1)).toBe(3);
  });

  test('F64: gold not scored otherwise scores 1, wherever it lies', () => {
    const m = ending(
      {
        village: [
          { card: 'barn', at: 1, level: 1, stock: { gold: 1 } },
          { card: 'forge', at: 2, stock: { gold: 2 } },
        ],
      },
      {},
    );
    expect(game.score(m.s)[0]?.find(({ rule }) => rule === 'F64')?.points).toBe(2);
  });

  test('F62: the rulebook’s example: a card with keyples and a cow gives one or the other', () => {
    // one red keyple card with a cow, one with a pig; a harvest festival and a farmyard
    const store = ['autumn-keyple-18', 'autumn-keyple-26'];
    const m = arrange({
      phase: 'final',
      players: [
        {
          village: [
            { card: 'harvest-festival', at: 2 },
            { card: 'farmyard', at: 4 },
          ],
          store,
        },
        {},
        {},
        {},
        {},
        {},
      ],
    });
    // two cards with 2 keyples each: 8 at the festival, or 4 there and 1 at the farmyard
    expect(total(m, 0)).toBe(8);
    give(m, 0, 'change', 'autumn-keyple-26', 'farmyard 0 animals');
    expect(total(m, 0)).toBe(5);
  });

  test('F62: a thing can be given where it counts, and nowhere else', () => {
    const m = ending(
      {
        village: [
          { card: 'jeweller', at: 2 },
          { card: 'merchant', at: 4 },
          { card: 'barn', at: 1 },
          { card: 'forge', at: 6, stock: { wood: 2 } },
        ],
      },
      {},
    );
    give(m, 0, 'change', 'forge.wood');
    expect(answersOf(m, 0)).toEqual(['merchant 0 resource', 'nowhere']);
  });

  test('F62: tiles of both kinds count', () => {
    const m = ending({ village: [{ card: 'scholar', at: 2 }], skills: { saw: 1 }, doubles: { saw: 1 } }, {});
    expect(total(m, 0)).toBe(6);
  });

  test('F65: the best allocation stands unless the player changes it', () => {
    const m = ending(
      {
        village: [
          { card: 'jeweller', at: 2 },
          { card: 'forge', at: 4, stock: { gold: 2 } },
        ],
      },
      {},
    );
    expect(waiting(m)).toEqual([0, 1]);
    expect(total(m, 0)).toBe(4 + 3);
    give(m, 0, 'change');
    expect(answersOf(m, 0)).toEqual(['forge.gold']);
    give(m, 0, 'forge.gold');
    expect(answersOf(m, 0)).toEqual(['jeweller 0 resource', 'nowhere']);
    give(m, 0, 'nowhere');
    expect(total(m, 0)).toBe(3 + 3);
    give(m, 0, 'change', 'forge.gold', 'nowhere', 'change', 'forge.gold', 'nowhere');
    expect(total(m, 0)).toBe(2 + 3);
    expect(playerOf(m, 0).pins).toEqual([{ thing: 'forge.gold', count: 2, scorer: null }]);
    expect(game.view(m.s, 1).players[0]).toMatchObject({ changed: true, allocation: [] });
    give(m, 0, 'as-proposed');
    expect(total(m, 0)).toBe(4 + 3);
    give(m, 0, 'keep');
    expect(kindOf(m, 0)).toBeUndefined();
    give(m, 1, 'keep');
    expect(isOver(m)).toBe(true);
  });

  test('F65: what was fixed can be fixed otherwise, one piece at a time', () => {
    const m = ending(
      {
        village: [
          { card: 'jeweller', at: 2 },
          { card: 'windmill', at: 4, stock: { gold: 2 } },
        ],
      },
      {},
    );
    for (const where of ['nowhere', 'windmill 0 resource', 'jeweller 0 resource'])
      give(m, 0, 'change', 'windmill.gold', where);
    expect(playerOf(m, 0).pins).toEqual([
      { thing: 'windmill.gold', count: 1, scorer: 'windmill', part: 0, as: 'resource' },
      { thing: 'windmill.gold', count: 1, scorer: 'jeweller', part: 0, as: 'resource' },
    ]);
    expect(total(m, 0)).toBe(2 + 1);
  });

  test('F66: most points win; of tied players most pigs, then most cows, then the place is shared', () => {
    const places = (...players: object[]) => {
      const m = ending(...players);
      keep(m);
      return game.ranking(m.s);
    };
    const pig = { village: [{ card: 'spring-field-2b', at: 1 }] };
    const cow = { village: [{ card: 'spring-field-2c', at: 1 }] };
    const cowInStore = { store: ['summer-keyple-01'] };
    expect(places({ village: [{ card: 'forge', at: 2 }] }, pig)).toEqual([1, 2]);
    expect(places(cow, pig)).toEqual([2, 1]);
    expect(places({}, cow)).toEqual([2, 1]);
    expect(places({}, cowInStore)).toEqual([2, 1]);
    expect(places(cow, cowInStore, {})).toEqual([1, 1, 3]);
  });

  test('F66: tie-breaks use printed icons, whatever the boats say', () => {
    const m = ending(
      {
        village: [
          { card: 'mansfield-ark', at: 1 },
          { card: 'spring-field-2a', at: -1 },
        ],
      },
      { village: [{ card: 'spring-field-2b', at: 1 }] },
    );
    keep(m);
    expect(game.ranking(m.s)).toEqual([2, 1]);
  });

  test('F75: what is not of the colour named counts nothing, wherever the player puts it', () => {
    const store = ['spring-keyple-05', 'summer-keyple-02', 'summer-keyple-01'];
    const m = ending({ village: [{ card: 'village-hall', at: 2 }], store }, {});
    give(m, 0, 'change', 'spring-keyple-05', 'village-hall 0 keyples');
    expect(total(m, 0)).toBe(5);
  });

  test('F77: all sets of the windmill at the value of its topmost uncovered box', () => {
    const windmill = (level: number) =>
      total(ending({ village: [{ card: 'windmill', at: 2, level, stock: { wood: 10 } }] }, {}), 0);
    expect([windmill(0), windmill(1)]).toEqual([10, 14]);
  });
});
