import { arranging } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import { keyFlow } from '../../src/game.ts';
import { answersOf, arrange, give, othersDiscard, playerOf, refusalOf, siteIn, stockOf } from '../arrange.ts';
import { game } from '../game.ts';

describe('boats', () => {
  test('F45: a boat is never activated, and its power works from the turn after it is placed', () => {
    const m = arrange({
      season: 'summer',
      players: [
        { home: 'home-1', hand: ['brainwave', 'summer-keyple-01'] },
        { hand: ['summer-keyple-02', 'summer-keyple-07'] },
        { hand: ['summer-keyple-03', 'summer-keyple-08'] },
      ],
    });
    give(m, 0, 'brainwave', '1', 'ready');
    othersDiscard(m);
    give(m, 0, 'summer-keyple-07');
    expect(answersOf(m, 0)).toContain(playerOf(m, 1).village[0]?.id);
    expect(answersOf(m, 0)).toContain(playerOf(m, 2).village[0]?.id);
    expect(refusalOf(m, 0, 'brainwave')?.key).toBe('refuse.F53.river');
  });

  test.each([
    ['winter-keyple-01', 2, true],
    ['winter-keyple-08', 1, true],
    ['winter-keyple-05', 3, false],
  ])('F46: with Brainwave %s (%i keyples) goes anywhere: %s', (card, _keyples, anywhere) => {
    const position = (village: object[]) => ({
      season: 'winter',
      players: [{ home: 'home-1', village, hand: [card] }, { home: 'home-2' }, { home: 'home-3' }],
    });
    const plain = arrange(position([]));
    give(plain, 0, card);
    expect(answersOf(plain, 0).includes('home-2') && answersOf(plain, 0).includes('home-3')).toBe(false);
    const m = arrange(position([{ card: 'brainwave', at: 1 }]));
    give(m, 0, card);
    expect(['home-1', 'home-2', 'home-3'].every(home => answersOf(m, 0).includes(home))).toBe(anywhere);
  });

  test('F46: with Brainwave a card with 1 keyple and no token icon goes where its arrows point', () => {
    const cards = HOUSE_1.cards.map(card =>
      card.id === 'winter-keyple-02' && card.type === 'keyple'
        ? { ...card, arrows: ['down' as const] }
        : card,
    );
    const own = arranging(keyFlow({ ...HOUSE_1, cards }));
    const m = own.arrange({
      season: 'winter',
      players: [
        { home: 'home-1', village: [{ card: 'brainwave', at: 1 }], hand: ['winter-keyple-02'] },
        { home: 'home-2' },
        { home: 'home-3' },
      ],
    });
    expect(own.legalOf(own.answers(m, 0, 'winter-keyple-02'), 0)).toEqual(['home-1', 'discard']);
  });

  test('F47: with the Flipper each tile turned puts 1 gold on its card at once', () => {
    const position = (boat: object[]) => ({
      season: 'winter',
      players: [
        {
          home: 'home-1',
          hand: ['winter-keyple-05'],
          village: [
            { card: 'wainwright', at: 2 },
            ...boat,
            { card: 'peddler', at: 4, level: 1 },
            { card: 'goldsmith', at: 6, stock: { gold: 1 }, level: 1 },
          ],
        },
        { hand: ['winter-keyple-10'] },
      ],
    });
    const m = arrange(position([{ card: 'flipper', at: 1 }]));
    give(m, 0, 'winter-keyple-05', 'wainwright', 'turn peddler', 'turn goldsmith', 'done', 'ready');
    othersDiscard(m);
    expect(stockOf(m, 0, 'peddler')).toEqual({ gold: 1 });
    expect(stockOf(m, 0, 'goldsmith')).toEqual({ gold: 2 });
    const plain = arrange(position([]));
    give(plain, 0, 'winter-keyple-05', 'wainwright', 'turn peddler', 'done', 'ready');
    othersDiscard(plain);
    expect(stockOf(plain, 0, 'peddler')).toEqual({});
  });

  test('F48: with the Keyflower any resource stands for any other, one for one', () => {
    const position = (boat: object[]) => ({
      season: 'winter',
      players: [
        {
          hand: ['winter-keyple-05'],
          village: [
            { card: 'wainwright', at: 2 },
            { card: 'goldsmith', at: 4, stock: { wood: 1, iron: 1 } },
            { card: 'forge', at: 6, stock: { stone: 2 } },
            ...boat,
          ],
        },
        { hand: ['winter-keyple-10'] },
      ],
    });
    const plain = arrange(position([]));
    give(plain, 0, 'winter-keyple-05', 'wainwright');
    expect(answersOf(plain, 0)).not.toContain('upgrade goldsmith');
    const m = arrange(position([{ card: 'keyflower', at: 1 }]));
    give(m, 0, 'winter-keyple-05', 'wainwright');
    expect(answersOf(m, 0)).not.toContain('upgrade forge');
    give(m, 0, 'upgrade goldsmith', 'done', 'ready');
    othersDiscard(m);
    expect(siteIn(m, 0, 'goldsmith').level).toBe(1);
    expect(stockOf(m, 0, 'goldsmith')).toEqual({});
  });

  test('F48: with the Keyflower a skill tile stands for no resource, nor a resource for a tile', () => {
    const m = arrange({
      season: 'winter',
      players: [
        {
          hand: ['winter-keyple-05'],
          village: [
            { card: 'wainwright', at: 2 },
            { card: 'goldsmith', at: 4, stock: { wood: 1 } },
            { card: 'keywood', at: 6, stock: { wood: 3 } },
            { card: 'keyflower', at: 1 },
          ],
          skills: { anvil: 3 },
        },
        { hand: ['winter-keyple-10'] },
      ],
    });
    give(m, 0, 'winter-keyple-05', 'wainwright');
    expect(refusalOf(m, 0, 'upgrade goldsmith')?.rule).toBe('F42');
    expect(refusalOf(m, 0, 'upgrade keywood')?.rule).toBe('F42');
  });

  const points = (village: object[], store: string[], card: string) => {
    const { s } = arrange({ phase: 'final', players: [{ village, store }, {}] });
    return game.score(s)[0]?.find(line => line.params.card === card)?.points ?? 0;
  };

  test('F49: with the Keymelequin green keyples may score as yellow, and yellow as green', () => {
    const store = ['spring-keyple-05', 'summer-keyple-02'];
    const fete = { card: 'summer-fete', at: 2 };
    expect(points([fete], store, 'summer-fete')).toBe(6);
    expect(points([fete, { card: 'keymelequin', at: 1 }], store, 'summer-fete')).toBe(12);
    const market = { card: 'key-market', at: 2 };
    expect(points([market], store, 'key-market')).toBe(9);
    expect(points([market, { card: 'keymelequin', at: 1 }], store, 'key-market')).toBe(18);
  });

  test('F49: with the Mansfield Ark pigs may score as sheep, and sheep as pigs', () => {
    const store = ['spring-keyple-07', 'spring-keyple-04', 'summer-keyple-07'];
    const bastion = { card: 'sea-bastion', at: -1 };
    expect(points([bastion], store, 'sea-bastion')).toBe(0);
    expect(points([bastion, { card: 'mansfield-ark', at: 1 }], store, 'sea-bastion')).toBe(10);
    const ianvincible = { card: 'ianvincible', at: -1 };
    expect(points([ianvincible], store, 'ianvincible')).toBe(0);
    expect(points([ianvincible, { card: 'mansfield-ark', at: 1 }], store, 'ianvincible')).toBe(10);
  });
});
