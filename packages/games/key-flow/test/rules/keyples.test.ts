import { describe, expect, test } from 'vitest';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import type { KeypleRow } from '../../src/components/set.ts';
import {
  answersOf,
  arrange,
  eventsOf,
  give,
  labelOf,
  othersDiscard,
  playerOf,
  refusalOf,
  siteIn,
  stockOf,
} from '../arrange.ts';
import { game } from '../game.ts';

const KEYPLES = HOUSE_1.cards.filter((card): card is KeypleRow => card.type === 'keyple');

/** Four villages with a card each to be used; seat 0 has chosen the keyple card. */
function facing(card: KeypleRow, village: object = {}) {
  const seats = Math.max(4, Number.parseInt(card.marking, 10));
  const cards = ['keywood', 'key-mine', 'keystone-quarry', 'gold-mine', 'woodcutter', 'miner'];
  const m = arrange({
    season: card.season,
    players: Array.from({ length: seats }, (_, seat) => ({
      village: [{ card: cards[seat], at: 2, ...(seat === 0 ? village : {}) }],
      ...(seat === 0 ? { hand: [card.id] } : {}),
    })),
  });
  give(m, 0, card.id);
  return { m, left: cards[1] ?? '', right: cards[seats - 1] ?? '', across: cards[2] ?? '' };
}

describe('where a keyple card goes', () => {
  test.each(KEYPLES.map(card => [card.id, card] as const))(
    'F30: %s goes where its arrows point',
    (_, card) => {
      const { m, left, right, across } = facing(card);
      const answers = answersOf(m, 0);
      expect(answers.includes('keywood')).toBe(card.arrows.includes('down'));
      expect(answers.includes(left)).toBe(card.arrows.includes('left'));
      expect(answers.includes(right)).toBe(card.arrows.includes('right'));
      expect(answers).not.toContain(across);
      expect(refusalOf(m, 0, across)?.key).toBe('refuse.F30.beyond');
    },
  );

  test.each(KEYPLES.map(card => [card.id, card] as const))(
    'F32: %s needs fewer cards there than it has keyples, the icon’s token included',
    (_, card) => {
      if (!card.arrows.includes('down')) return;
      const others = KEYPLES.filter(
        each => each.season === card.season && each.id !== card.id && each.marking === '2+',
      );
      const reach = card.keyples + (card.token ? 1 : 0);
      for (const count of [0, 1, 2, 3]) {
        const keyples = others.slice(0, count).map(each => each.id);
        const { m } = facing(card, { keyples });
        expect(answersOf(m, 0).includes('keywood'), `${count} cards`).toBe(count < Math.min(3, reach));
      }
    },
  );

  test('F30: only a card of the upper row with something to do can be used; the home can', () => {
    const m = arrange({
      season: 'winter',
      players: [
        {
          home: 'home-1',
          hand: ['winter-keyple-05'],
          village: [
            { card: 'inn', at: 2 },
            { card: 'forge', at: 4 },
            { card: 'dairy', at: -2 },
            { card: 'barn', at: 1 },
          ],
        },
        {},
      ],
    });
    give(m, 0, 'winter-keyple-05');
    expect(answersOf(m, 0)).toEqual(['home-1', 'inn', 'discard']);
    expect(refusalOf(m, 0, 'forge')).toMatchObject({ rule: 'F53', key: 'refuse.F53.never' });
    expect(refusalOf(m, 0, 'barn')).toMatchObject({ rule: 'F53', key: 'refuse.F53.river' });
  });

  test('F31: with two players left is below the opponent’s home, right above it, and the home is neither', () => {
    const position = (hand: string) => ({
      season: 'winter',
      players: [
        { hand: [hand] },
        {
          home: 'home-2',
          village: [
            { card: 'inn', at: -2 },
            { card: 'miner', at: 2 },
          ],
        },
      ],
    });
    const left = arrange(position('winter-keyple-01'));
    give(left, 0, 'winter-keyple-01');
    expect(answersOf(left, 0)).toContain('inn');
    expect(answersOf(left, 0)).not.toContain('miner');
    expect(refusalOf(left, 0, 'miner')?.key).toBe('refuse.F31.side');
    expect(refusalOf(left, 0, 'home-2')?.key).toBe('refuse.F31.home');
    const right = arrange(position('winter-keyple-03'));
    give(right, 0, 'winter-keyple-03');
    expect(answersOf(right, 0)).toContain('miner');
    expect(answersOf(right, 0)).not.toContain('inn');
  });

  test('F32: cards are counted, not keyples', () => {
    const m = arrange({
      players: [
        { village: [{ card: 'keywood', at: 2, keyples: ['spring-keyple-05'] }], hand: ['spring-keyple-02'] },
        {},
      ],
    });
    give(m, 0, 'spring-keyple-02');
    expect(answersOf(m, 0)).toContain('keywood');
  });

  test('F33: what a card above others takes in tokens is said with the answer', () => {
    const keyples = ['spring-keyple-05', 'spring-keyple-02'];
    const m = arrange({
      players: [
        {
          home: 'home-1',
          village: [
            { card: 'keywood', at: 2, keyples },
            { card: 'key-mine', at: 4 },
          ],
          hand: ['spring-keyple-01'],
          tokens: 5,
        },
        {},
      ],
    });
    give(m, 0, 'spring-keyple-01');
    expect(labelOf(m, 0, 'keywood')).toEqual({
      key: 'answer.costing',
      params: {
        answer: {
          key: 'answer.card',
          params: { card: { key: 'village-card', params: { card: 'keywood' } } },
        },
        tokens: { key: 'amount.tokens', params: { n: 2 } },
      },
    });
    expect(labelOf(m, 0, 'key-mine').key).toBe('answer.card');
    expect(labelOf(m, 0, 'discard').key).toBe('answer.discard');
  });

  test('F33: exactly as many tokens are placed as are needed', () => {
    const m = arrange({
      players: [
        {
          village: [{ card: 'keywood', at: 2, keyples: ['spring-keyple-05', 'spring-keyple-02'] }],
          hand: ['spring-keyple-01'],
          tokens: 5,
        },
        {},
      ],
    });
    give(m, 0, 'spring-keyple-01', 'keywood', 'ready');
    othersDiscard(m);
    expect(playerOf(m, 0).tokens).toBe(3);
    expect(siteIn(m, 0, 'keywood').tokens).toBe(2);
  });

  test('F33: tokens are spent though the action changes nothing, and the icon pays', () => {
    const keyples = ['spring-keyple-05', 'spring-keyple-02'];
    const spent = (hand: string) => {
      const m = arrange({
        players: [
          { village: [{ card: 'apprentice-hall', at: 2, keyples }], hand: [hand], tokens: 5 },
          { hand: ['spring-keyple-04'] },
        ],
      });
      give(m, 0, hand, 'apprentice-hall', 'ready');
      othersDiscard(m);
      return playerOf(m, 0).tokens;
    };
    expect(spent('spring-keyple-01')).toBe(3);
    expect(spent('spring-keyple-03')).toBe(4);
  });

  test('F33: the token of the card’s own icon may be used on it, a token gained by the action not', () => {
    const position = (hand: string, tokens: number) => ({
      players: [
        { village: [{ card: 'alehouse', at: 2, keyples: ['spring-keyple-05'] }], hand: [hand], tokens },
        {},
      ],
    });
    const own = arrange(position('spring-keyple-03', 0));
    give(own, 0, 'spring-keyple-03', 'alehouse', '0', 'ready');
    othersDiscard(own);
    expect(playerOf(own, 0).tokens).toBe(1);
    const gained = arrange(position('spring-keyple-01', 0));
    give(gained, 0, 'spring-keyple-01');
    expect(answersOf(gained, 0)).not.toContain('alehouse');
    expect(refusalOf(gained, 0, 'alehouse')).toMatchObject({ rule: 'F33', params: { need: 1, have: 0 } });
  });

  test('F32 and F33: three keyples are the most: no number of tokens leads above three cards', () => {
    const m = arrange({
      players: [
        {
          village: [
            { card: 'keywood', at: 2, keyples: ['spring-keyple-05', 'spring-keyple-02', 'spring-keyple-06'] },
          ],
          hand: ['spring-keyple-01'],
          tokens: 9,
        },
        {},
      ],
    });
    give(m, 0, 'spring-keyple-01');
    expect(refusalOf(m, 0, 'keywood')?.rule).toBe('F32');
  });

  test('F33: a token icon pays whoever played the card, whatever the village', () => {
    const m = arrange({
      players: [
        { hand: ['spring-keyple-03', 'builder'] },
        { hand: ['spring-keyple-01', 'miner'] },
        { village: [{ card: 'keywood', at: 2 }], hand: ['spring-keyple-02', 'quarryman'] },
      ],
    });
    give(m, 0, 'spring-keyple-03', 'keywood', 'ready');
    othersDiscard(m);
    expect(playerOf(m, 0).tokens).toBe(1);
    expect(playerOf(m, 2).tokens).toBe(1);
    expect(playerOf(m, 2).village[1]?.keyples).toEqual(['spring-keyple-03']);
  });

  test('F34: resources go onto the own card, or from another village onto the own home', () => {
    const m = arrange({
      players: [
        { home: 'home-1', village: [{ card: 'woodcutter', at: 2 }], hand: ['spring-keyple-01', 'builder'] },
        { home: 'home-2', hand: ['spring-keyple-06', 'miner'] },
        { hand: ['spring-keyple-02', 'quarryman'] },
      ],
    });
    give(m, 0, 'spring-keyple-01', 'woodcutter', 'ready');
    give(m, 1, 'spring-keyple-06', 'woodcutter', 'ready');
    othersDiscard(m);
    expect(stockOf(m, 0, 'woodcutter')).toEqual({ wood: 2 });
    expect(stockOf(m, 0, 'home-1')).toEqual({});
    expect(stockOf(m, 1, 'home-2')).toEqual({ wood: 2 });
  });

  test('F34: a card may be placed though its action cannot be done; it occupies and pays its icon', () => {
    const m = arrange({
      season: 'summer',
      players: [
        { village: [{ card: 'carpenter', at: 2 }], hand: ['summer-keyple-05', 'farrier'] },
        { hand: ['summer-keyple-01', 'summer-keyple-02'] },
      ],
    });
    give(m, 0, 'summer-keyple-05', 'carpenter', 'ready');
    othersDiscard(m);
    expect(playerOf(m, 0).tokens).toBe(1);
    expect(siteIn(m, 0, 'carpenter').keyples).toEqual(['summer-keyple-05']);
    expect(stockOf(m, 0, 'carpenter')).toEqual({});
  });

  test('F34: the action may be done in part', () => {
    const m = arrange({
      players: [
        {
          home: 'home-1',
          village: [{ card: 'stable', at: 2, stock: { wood: 2 } }],
          hand: ['spring-keyple-05'],
        },
        {},
      ],
    });
    give(m, 0, 'spring-keyple-05', 'stable', 'move stable', 'done', 'ready');
    othersDiscard(m);
    expect(stockOf(m, 0, 'home-1')).toEqual({ wood: 1 });
    expect(stockOf(m, 0, 'stable')).toEqual({ wood: 1 });
  });

  test('F35: a keyple card stays with the village it was played in, and goes under that village’s store', () => {
    const m = arrange({
      players: [
        { hand: ['spring-keyple-01'] },
        { hand: ['spring-keyple-02'] },
        { village: [{ card: 'keywood', at: 2 }], hand: ['spring-keyple-04'] },
      ],
    });
    give(m, 0, 'spring-keyple-01', 'keywood', 'ready');
    const events = othersDiscard(m);
    for (const seat of [1, 2]) give(m, seat, 'done');
    expect(m.s.season).toBe(1);
    expect(playerOf(m, 2).store).toEqual(['spring-keyple-01']);
    expect(playerOf(m, 0).store).toEqual([]);
    expect(eventsOf(events, 'sent')).toMatchObject([{ seat: 0, village: 2 }]);
  });

  test('F35: when a season ends the owner looks into the own store, and nobody else does; all know how many there are', () => {
    const m = arrange({
      season: 'summer',
      players: [
        { hand: ['summer-keyple-01'], store: ['spring-keyple-01', 'spring-keyple-02'] },
        { village: [{ card: 'keywood', at: 2 }], hand: ['summer-keyple-04'] },
      ],
    });
    const stores = (viewer: number | null) => game.view(m.s, viewer).players.map(p => [p.stored, p.store]);
    for (const viewer of [0, 1, null])
      expect(stores(viewer)).toEqual([
        [2, null],
        [0, null],
      ]);
    othersDiscard(m);
    expect(m.s.phase).toBe('extra');
    expect(stores(0)).toEqual([
      [2, ['spring-keyple-01', 'spring-keyple-02']],
      [0, null],
    ]);
    expect(stores(1)).toEqual([
      [2, null],
      [0, []],
    ]);
    expect(stores(null)).toEqual([
      [2, null],
      [0, null],
    ]);
    const told = [...give(m, 0, 'done'), ...give(m, 1, 'done')];
    expect(told.filter(({ event }) => event.t === 'store')).toEqual([
      { event: { t: 'store', seat: 0, cards: ['spring-keyple-01', 'spring-keyple-02'] }, to: [0] },
    ]);
    expect([m.s.phase, stores(0)]).toEqual([
      'season',
      [
        [2, null],
        [0, null],
      ],
    ]);
  });

  test('F35: during a season nobody sees a store, not even its owner, unless the table has open stores', () => {
    const players = [{ store: ['spring-keyple-01'], hand: ['summer-keyple-01'] }, {}];
    const closed = arrange({ season: 'summer', players });
    expect(game.view(closed.s, 0).players[0]?.store).toBeNull();
    const open = arrange({ season: 'summer', players, options: { stores: 'open' } });
    expect(game.view(open.s, 1).players[0]?.store).toEqual(['spring-keyple-01']);
    const between = arrange({ phase: 'winter', players: [{ store: ['spring-keyple-01'] }, {}] });
    expect(game.view(between.s, 0).players[0]?.store).toEqual(['spring-keyple-01']);
    expect(game.view(between.s, 1).players[0]?.store).toBeNull();
  });

  test('F35: the score during a season does not rest on the store', () => {
    const points = (store: string[]) =>
      game.score(
        arrange({
          season: 'winter',
          players: [{ store, village: [{ card: 'key-market', at: 2 }], hand: ['winter-keyple-01'] }, {}],
        }).s,
      );
    expect(points(['spring-keyple-01', 'spring-keyple-05'])).toEqual(points([]));
  });
});
