import { arranging } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import { keyFlow } from '../../src/game.ts';
import { answersOf, arrange, give, othersDiscard, playerOf, stockOf } from '../arrange.ts';

/** Seat 0 plays a card with 3 keyples in its own village, in winter. */
const village = (cards: readonly object[], own: object = {}) => ({
  season: 'winter',
  players: [
    { home: 'home-1', hand: ['winter-keyple-05'], village: cards, ...own },
    { hand: ['winter-keyple-10'] },
  ],
});

describe('icons', () => {
  test('F5: a white resource that is gained is of any type, gold included', () => {
    const white = keyFlow({
      ...HOUSE_1,
      cards: HOUSE_1.cards.map(card =>
        card.id === 'keywood' && card.type === 'village'
          ? { ...card, boxes: [{ gain: { resources: ['any'] } }], upgradeCosts: [] }
          : card,
      ),
    });
    const own = arranging(white);
    const m = own.answers(
      own.arrange(village([{ card: 'keywood', at: 2 }])),
      0,
      'winter-keyple-05',
      'keywood',
    );
    expect(own.legalOf(m, 0)).toEqual(['0', '1', '2', '3']);
    const stocks = [0, 1, 2, 3].map(
      nth => playerOf(own.answers(m, 0, nth), 0).plan?.after?.village[1]?.stock,
    );
    expect(stocks).toMatchObject([{ iron: 1 }, { stone: 1 }, { wood: 1 }, { gold: 1 }]);
  });

  test('F5: a white resource in a cost is of any type, gold included', () => {
    for (const type of ['iron', 'stone', 'wood', 'gold']) {
      const m = arrange(
        village(
          [
            { card: 'wainwright', at: 2 },
            { card: 'inn', at: 4, stock: { [type]: 1 } },
          ],
          { skills: { saw: 1 } },
        ),
      );
      give(m, 0, 'winter-keyple-05', 'wainwright');
      expect(answersOf(m, 0), type).toContain('upgrade inn');
    }
  });

  test('F5: a white skill is of any type', () => {
    for (const type of ['anvil', 'pick', 'saw']) {
      const m = arrange(village([{ card: 'brewer', at: 2 }], { skills: { [type]: 1 } }));
      give(m, 0, 'winter-keyple-05', 'brewer');
      expect(answersOf(m, 0), type).toContain('exchange');
    }
  });

  test('F5: "?" is drawn at random', () => {
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(seed => {
      const m = arrange({ seed, ...village([{ card: 'apprentice-hall', at: 2 }]) });
      give(m, 0, 'winter-keyple-05', 'apprentice-hall', 'ready');
      othersDiscard(m);
      return JSON.stringify(playerOf(m, 0).skills);
    });
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  test('F67: resources and tokens are never short', () => {
    const m = arrange(
      village(
        [
          { card: 'keywood', at: 2, stock: { wood: 90 } },
          { card: 'gold-mine', at: 4, stock: { gold: 90 } },
        ],
        { tokens: 99 },
      ),
    );
    give(m, 0, 'winter-keyple-05', 'keywood', 'ready');
    othersDiscard(m);
    give(m, 0, 'gold-mine', 'done');
    expect(stockOf(m, 0, 'keywood')).toEqual({ wood: 91 });
    expect(stockOf(m, 0, 'gold-mine')).toEqual({ gold: 91 });
    expect(playerOf(m, 0).tokens).toBe(98);

    const rich = arrange(village([{ card: 'brewer', at: 2 }], { tokens: 99, skills: { saw: 1 } }));
    give(rich, 0, 'winter-keyple-05', 'brewer', 'exchange', 'ready');
    othersDiscard(rich);
    expect(playerOf(rich, 0).tokens).toBe(100);
  });
});
