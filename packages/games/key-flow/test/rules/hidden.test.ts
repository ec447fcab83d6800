import { asked, redealt, seedOf } from '@thameside/kernel';
import { foresight, secretPaths, viewKeys } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import { arrange, begun, give, type Table } from '../arrange.ts';
import { game } from '../game.ts';

const cardOf = (wanted: string) => HOUSE_1.cards.find(({ id }) => id === wanted)!;

describe('what a player sees', () => {
  test('F6: the fields of a view, none of them by accident', () => {
    const m = arrange({
      season: 'winter',
      players: [
        {
          village: [{ card: 'stable', at: 2, stock: { wood: 1 } }],
          hand: ['winter-keyple-05'],
          store: ['spring-keyple-01'],
        },
        { hand: ['winter-keyple-10'] },
      ],
    });
    give(m, 0, 'winter-keyple-05', 'stable', 'move stable', 'done');
    const final = arrange({
      phase: 'final',
      players: [{ village: [{ card: 'dairy', at: 2 }], tokens: 1 }, {}],
    });
    const views = [m.s, final.s].flatMap(s => [0, 1, null].map(viewer => game.view(s, viewer)));
    expect(viewKeys(...views)).toMatchInlineSnapshot(`
      [
        "box",
        "decisions",
        "doubles",
        "doubles.anvil",
        "doubles.pick",
        "doubles.saw",
        "me",
        "openBacks",
        "openStores",
        "over",
        "passing",
        "phase",
        "pile",
        "players",
        "players[].allocation",
        "players[].allocation[].as",
        "players[].allocation[].count",
        "players[].allocation[].part",
        "players[].allocation[].scorer",
        "players[].allocation[].thing",
        "players[].backs",
        "players[].backs.2+",
        "players[].backs.3+",
        "players[].backs.4+",
        "players[].backs.5+",
        "players[].backs.6+",
        "players[].backs.K",
        "players[].cards",
        "players[].changed",
        "players[].discardBacks",
        "players[].discardBacks.2+",
        "players[].discardBacks.3+",
        "players[].discardBacks.4+",
        "players[].discardBacks.5+",
        "players[].discardBacks.6+",
        "players[].discardBacks.K",
        "players[].discarded",
        "players[].discards",
        "players[].doubles",
        "players[].doubles.anvil",
        "players[].doubles.pick",
        "players[].doubles.saw",
        "players[].hand",
        "players[].home",
        "players[].plan",
        "players[].plan.after",
        "players[].plan.after.doubles",
        "players[].plan.after.doubles.anvil",
        "players[].plan.after.doubles.pick",
        "players[].plan.after.doubles.saw",
        "players[].plan.after.skillTiles",
        "players[].plan.after.skills",
        "players[].plan.after.skills.anvil",
        "players[].plan.after.skills.pick",
        "players[].plan.after.skills.saw",
        "players[].plan.after.tokens",
        "players[].plan.after.village",
        "players[].plan.after.village[].extra",
        "players[].plan.after.village[].id",
        "players[].plan.after.village[].keyples",
        "players[].plan.after.village[].level",
        "players[].plan.after.village[].stock",
        "players[].plan.after.village[].stock.gold",
        "players[].plan.after.village[].stock.iron",
        "players[].plan.after.village[].stock.stone",
        "players[].plan.after.village[].stock.wood",
        "players[].plan.after.village[].tokens",
        "players[].plan.after.village[].turned",
        "players[].plan.after.village[].x",
        "players[].plan.card",
        "players[].plan.deeds",
        "players[].plan.deeds[].from",
        "players[].plan.deeds[].resource",
        "players[].plan.deeds[].seat",
        "players[].plan.deeds[].t",
        "players[].plan.deeds[].to",
        "players[].plan.discard",
        "players[].plan.draws",
        "players[].plan.target",
        "players[].plan.tokens",
        "players[].plan.village",
        "players[].plan.x",
        "players[].score",
        "players[].score[].hidden",
        "players[].score[].key",
        "players[].score[].params",
        "players[].score[].params.card",
        "players[].score[].params.count",
        "players[].score[].params.part",
        "players[].score[].points",
        "players[].score[].rule",
        "players[].skillTiles",
        "players[].skills",
        "players[].skills.anvil",
        "players[].skills.pick",
        "players[].skills.saw",
        "players[].store",
        "players[].stored",
        "players[].tokens",
        "players[].village",
        "players[].village[].extra",
        "players[].village[].id",
        "players[].village[].keyples",
        "players[].village[].level",
        "players[].village[].stock",
        "players[].village[].stock.gold",
        "players[].village[].stock.iron",
        "players[].village[].stock.stone",
        "players[].village[].stock.wood",
        "players[].village[].tokens",
        "players[].village[].turned",
        "players[].village[].x",
        "players[].winter",
        "players[].winterCards",
        "season",
        "shown",
        "turn",
      ]
    `);
  });

  test('F6: the secrets of a seat, all of which a new deal changes', () => {
    const { moved, unmoved } = secretPaths(game, { games: 1, seats: [2, 3], seed: 'secrets' });
    expect(moved).toMatchInlineSnapshot(`
      [
        "players[].discards[]",
        "players[].hand[]",
        "players[].plan.after.doubles.anvil",
        "players[].plan.after.doubles.pick",
        "players[].plan.after.doubles.saw",
        "players[].plan.after.skillTiles",
        "players[].plan.after.skills.anvil",
        "players[].plan.after.skills.pick",
        "players[].plan.after.skills.saw",
        "players[].plan.after.tokens",
        "players[].plan.after.village[].extra",
        "players[].plan.after.village[].id",
        "players[].plan.after.village[].keyples[]",
        "players[].plan.after.village[].level",
        "players[].plan.after.village[].stock.gold",
        "players[].plan.after.village[].stock.iron",
        "players[].plan.after.village[].stock.stone",
        "players[].plan.after.village[].stock.wood",
        "players[].plan.after.village[].tokens",
        "players[].plan.after.village[].turned",
        "players[].plan.after.village[].x",
        "players[].plan.card",
        "players[].plan.deeds[].card",
        "players[].plan.deeds[].from",
        "players[].plan.deeds[].level",
        "players[].plan.deeds[].on",
        "players[].plan.deeds[].paid[]",
        "players[].plan.deeds[].resource",
        "players[].plan.deeds[].resources[]",
        "players[].plan.deeds[].seat",
        "players[].plan.deeds[].t",
        "players[].plan.deeds[].to",
        "players[].plan.deeds[].tokens",
        "players[].plan.discard",
        "players[].plan.draws",
        "players[].plan.target",
        "players[].plan.tokens",
        "players[].plan.village",
        "players[].plan.x",
        "players[].skills.anvil",
        "players[].skills.pick",
        "players[].skills.saw",
        "players[].winter[]",
      ]
    `);
    // everybody has seen what went under a store
    expect(unmoved).toMatchInlineSnapshot(`
      [
        "me",
        "players[].store[]",
      ]
    `);
  });

  test('F6: the backs of hands and of discards are seen by all, unless the table hides them', () => {
    const position = {
      season: 'winter',
      players: [
        { hand: ['winter-keyple-05', 'dairy'], discards: ['keywood'] },
        { hand: ['winter-keyple-10', 'key-market'] },
      ],
    };
    const backs = (options: object, viewer: number | null) =>
      game.view(arrange({ ...position, options }).s, viewer).players.map(p => [p.backs, p.discardBacks]);
    const counts = (marked: object) => ({ K: 0, '2+': 0, '3+': 0, '4+': 0, '5+': 0, '6+': 0, ...marked });
    const numbered = HOUSE_1.cards.filter(({ id }) => /^winter-keyple-(05|10)$/.test(id));
    const [five, ten] = numbered.map(({ marking }) => String(marking));
    for (const viewer of [0, 1, null])
      expect(backs({}, viewer)).toEqual([
        [counts({ K: 1, [five!]: 1 }), counts({ K: 1 })],
        [counts({ K: 1, [ten!]: 1 }), counts({})],
      ]);
    expect(backs({ backs: 'hidden' }, 1)).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(game.options(3).backs).toEqual(['open', 'hidden']);
  });

  test('F6: a new deal keeps to the backs that are seen, and to nothing else', () => {
    const backs = (m: Table) =>
      m.s.players.map(p =>
        p.hand
          .map(id => cardOf(id).marking)
          .sort()
          .join(),
      );
    const dealt = (options: Record<string, string>) => {
      let kept = 0;
      const found = new Set<string>();
      for (let i = 0; i < 30; i++) {
        const m = begun(4, options, 'backs');
        const before = backs(m);
        const imagined = redealt(game, m, 0, seedOf(`deal ${i}`));
        if (backs(imagined).join(';') === before.join(';')) kept++;
        found.add(imagined.s.players[1]!.hand.toSorted().join());
      }
      return { kept, hands: found.size };
    };
    expect(dealt({ backs: 'open' })).toMatchObject({ kept: 30 });
    expect(dealt({ backs: 'open' }).hands).toBeGreaterThan(20);
    expect(dealt({ backs: 'hidden' }).kept).toBeLessThan(15);
    // in which order another holds the cards is not seen
    const one = begun(4, {}, 'order');
    const other = begun(4, {}, 'order');
    other.s.players[1]!.hand.reverse();
    expect(redealt(game, other, 0, seedOf('x')).s.players[1]).toEqual(
      redealt(game, one, 0, seedOf('x')).s.players[1],
    );
  });

  test('F12: a new deal keeps the open card of a seat that decides in secret, and nothing of what it decides', () => {
    const m = arrange({
      options: { decisions: 'together' },
      players: [
        { village: [{ card: 'keywood', at: 2 }], hand: ['spring-keyple-06', 'builder'] },
        { hand: ['stable', 'miner'] },
      ],
    });
    give(m, 0, 'spring-keyple-06', 'ready');
    give(m, 1, 'stable', 'ready');
    give(m, 1, 2);
    const half = redealt(game, m, 0, seedOf('half'));
    expect([asked(half, 1)?.k, half.s.players[1]?.plan]).toMatchObject([
      'place',
      { card: 'stable', x: null },
    ]);
    give(m, 1, 'ready');
    const whole = redealt(game, m, 0, seedOf('whole'));
    expect([asked(whole, 1), whole.s.players[1]?.plan?.card]).toEqual([undefined, 'stable']);
  });

  test('F6: nobody can foresee what is drawn', () => {
    // hands are dealt from decks; skill tiles are drawn by lot
    const { draws, foreseen } = foresight(game, { games: 4 });
    expect(draws).toBeGreaterThan(200);
    expect(foreseen).toBeLessThan(draws / 5);
  });

  test('F6: a new deal keeps to what can be: K cards where only K cards are, every hand of its season', () => {
    const m = begun(4);
    const shuffle = <T>(items: T[]): T[] => items.reverse();
    game.redeal(m, 0, shuffle);
    const isK = (id: string) => !/-(field|keyple)-/.test(id);
    expect(m.s.removed.every(isK)).toBe(true);
    expect(m.s.players.every(p => p.winter.every(isK))).toBe(true);
    expect(m.s.players.map(p => p.hand.length)).toEqual([6, 6, 6, 6]);
  });
});
