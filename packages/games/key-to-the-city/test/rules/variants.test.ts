import { describe, expect, test } from 'vitest';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import {
  type At,
  answers,
  arrange,
  game,
  gameWith,
  legalOf,
  lot,
  opened,
  player,
  questionOf,
  told,
} from '../arrange.ts';

/** Nobody draws at the end of an era. */
const dry = gameWith({
  tiles: HOUSE_1.tiles.map(row =>
    row.berths ? { ...row, berths: row.berths.map(({ keyples: _, ...berth }) => berth) } : row,
  ),
});

/** Seat 0 has lost a bid, won a used tile and been used at home; seat 1 has already sailed. */
const beforeTheEnd = (jennifer: 'on' | 'off', g = dry) =>
  arrange(
    {
      active: 0,
      options: { jennifer },
      centre: [
        { tile: 'barbican', colour: 'red', bids: [2, 3] },
        { tile: 'covent-garden', colour: 'blue', bids: [1, 0], placed: 4, ladder: 4 },
      ],
      players: [
        { screen: { yellow: 5 }, borough: [{ tile: 'greenwich', colour: 'yellow', placed: 2, ladder: 2 }] },
        { sailed: true, berth: 1 },
      ],
    },
    g,
  );
const sails = (m: At) => answers(m, 0, 'sail', 5);
const NONE = { blue: 0, red: 0, yellow: 0 };

describe('the Jennifer variant', () => {
  test('K80: is off unless the table wants it', () => {
    expect(game.options(3).jennifer).toEqual(['off', 'on']);
    expect(opened(2).s.jennifer).toBe(false);
    expect(opened(2, { jennifer: 'on' }).s.jennifer).toBe(true);
  });

  test('K80: book: keyples of losing bids and of the own borough stay in front of the screen', () => {
    expect(player(sails(beforeTheEnd('on')), 0)).toMatchObject({
      screen: { blue: 0, red: 0, yellow: 5 },
      front: { red: 2, yellow: 2 },
    });
  });

  test('K80: so do the keyples of a tile just won', () => {
    expect(player(sails(beforeTheEnd('on')), 0).front.blue).toBe(4);
  });

  test('K80: without it they all go behind the screen', () => {
    expect(player(sails(beforeTheEnd('off')), 0)).toMatchObject({
      screen: { blue: 4, red: 2, yellow: 7 },
      front: NONE,
    });
  });

  test('K80: book: keyples drawn at the beginning and at the end of an era go behind the screen', () => {
    for (const { front, screen } of opened(4, { jennifer: 'on' }).s.players) {
      expect(front).toEqual(NONE);
      expect(screen.blue + screen.red + screen.yellow).toBe(10);
    }
    const { front, screen } = player(sails(beforeTheEnd('on', game)), 0);
    expect(front).toEqual({ blue: 4, red: 2, yellow: 2 });
    expect(screen.blue + screen.red + screen.yellow).toBe(5 + 4);
  });

  test('K80: what lies in front of the screen stays there from era to era', () => {
    const m = arrange(
      {
        era: 2,
        options: { jennifer: 'on' },
        active: 0,
        players: [{ front: { red: 3 } }, { sailed: true, berth: 1 }],
      },
      dry,
    );
    expect(player(sails(m), 0)).toMatchObject({ front: { red: 3 }, screen: NONE });
  });

  test('K80: book: what lies in front of the screen is visible to all', () => {
    const { s } = sails(beforeTheEnd('on'));
    for (const viewer of [0, 1, null]) {
      expect(game.view(s, viewer).players[0]).toMatchObject({
        front: { blue: 4, red: 2, yellow: 2 },
        keyples: 5,
      });
    }
    expect(game.view(s, 1).players[0]?.screen).toBeNull();
  });
});

describe('keyples in front of the screen are used like the others', () => {
  const holding = (screen: number, front: number) =>
    arrange({
      active: 0,
      options: { jennifer: 'on' },
      centre: [{ tile: 'barbican', colour: 'red', bids: [0, 2] }],
      players: [{ screen: { red: screen }, front: { red: front } }, {}],
    });
  const bidding = (screen: number, front: number) =>
    answers(holding(screen, front), 0, 'bid', 'barbican', 'red');

  test('K80: both together', () => {
    expect(legalOf(bidding(2, 2), 0)).toEqual(['3', '4']);
    const m = answers(bidding(2, 2), 0, 4, 2);
    expect(lot(m, 'barbican').bids).toEqual([4, 2]);
    expect(player(m, 0)).toMatchObject({ screen: { red: 0 }, front: { red: 0 } });
  });

  test('K80: by themselves', () => {
    const m = answers(bidding(0, 3), 0, 3, 3);
    expect(lot(m, 'barbican').bids).toEqual([3, 2]);
    expect(player(m, 0).front.red).toBe(0);
  });

  test('K80: the player says how many come from in front, where there is a choice', () => {
    const m = answers(bidding(2, 3), 0, 3);
    expect(questionOf(m, 0)).toBe('front');
    expect(legalOf(m, 0)).toEqual(['1', '2', '3']);
    expect(player(answers(m, 0, 1), 0)).toMatchObject({ screen: { red: 0 }, front: { red: 2 } });
    expect(player(answers(m, 0, 3), 0)).toMatchObject({ screen: { red: 2 }, front: { red: 0 } });
  });

  test('K80, K81: whether it is asked rests on what all can see, not on what lies behind the screen', () => {
    expect(questionOf(answers(bidding(5, 0), 0, 3), 1)).toBe('turn');
    for (const screen of [0, 1, 3, 6]) expect(questionOf(answers(bidding(screen, 3), 0, 3), 0)).toBe('front');
    expect(legalOf(answers(bidding(1, 2), 0, 3), 0)).toEqual(['2']);
    expect(legalOf(answers(bidding(0, 5), 0, 3), 0)).toEqual(['3']);
  });

  test('K80: to use a tile too, and moved with a losing bid', () => {
    let m = arrange({
      active: 0,
      options: { jennifer: 'on' },
      centre: [
        { tile: 'barbican', colour: 'red', bids: [1, 2] },
        { tile: 'senate-house', colour: 'red', placed: 3, ladder: 3 },
      ],
      players: [{ screen: { red: 2 }, front: { red: 2 } }, {}],
    });
    m = answers(m, 0, 'use', 'senate-house', 'red', 'barbican');
    expect(legalOf(m, 0)).toEqual(['3', '4']);
    const { match, events } = told(m, 0, 3, 1);
    expect(events[0]).toMatchObject({ t: 'used', count: 4, groups: ['barbican'] });
    expect(player(match, 0)).toMatchObject({ screen: { red: 0 }, front: { red: 1 } });
  });
});
