import { describe, expect, test } from 'vitest';
import { answers, arrange, legalOf, lot, player, refusalOf, refusalsOf, told } from '../arrange.ts';

const holding = (...reds: number[]) => reds.map(red => ({ screen: { red } }));
const barbican = (bids: number[]) => [
  { tile: 'barbican', colour: bids.some(n => n > 0) ? 'red' : null, bids },
];

describe('a bid', () => {
  test('K20: book (1): a bid must have more keyples than the previous bids', () => {
    const m = arrange({ players: holding(9, 9), centre: barbican([0, 2]) });
    const count = answers(m, 0, 'bid', 'barbican', 'red');
    expect(legalOf(count, 0)).toEqual(['3', '4', '5', '6', '7', '8', '9']);
    expect(refusalsOf(count, 0)).toEqual({ 1: 'K20', 2: 'K20' });
    const { match, events } = told(m, 0, 'bid', 'barbican', 'red', 3);
    expect(lot(match, 'barbican')).toEqual({
      id: 'barbican',
      level: 0,
      colour: 'red',
      placed: 0,
      ladder: 0,
      bids: [3, 2],
    });
    expect(player(match, 0).screen.red).toBe(6);
    expect(events).toEqual([
      { t: 'bid', seat: 0, tile: 'barbican', colour: 'red', count: 3, groups: [], total: 3 },
    ]);
  });

  test('K20: at least 1 keyple; there is no maximum', () => {
    const m = arrange({ players: holding(30, 0), centre: barbican([0, 0]) });
    expect(legalOf(answers(m, 0, 'bid', 'barbican', 'red'), 0)).toEqual(
      Array.from({ length: 30 }, (_, i) => String(i + 1)),
    );
    expect(refusalOf(answers(m, 0, 'bid', 'barbican', 'red'), 0, 0)).toBe('K20');
    expect(lot(answers(m, 0, 'bid', 'barbican', 'red', 30), 'barbican').bids).toEqual([30, 0]);
  });

  test("K20: strictly more than every other player's bid, not only than the lowest or the next player's", () => {
    const m = arrange({ players: holding(9, 0, 0, 0), centre: barbican([0, 1, 4, 2]) });
    expect(legalOf(answers(m, 0, 'bid', 'barbican', 'red'), 0)[0]).toBe('5');
  });

  test('K20: who cannot bid more cannot bid', () => {
    const m = arrange({ players: holding(4, 0), centre: [...barbican([0, 4]), { tile: 'senate-house' }] });
    expect(legalOf(answers(m, 0, 'bid'), 0)).toEqual(['senate-house']);
    expect(refusalsOf(answers(m, 0, 'bid'), 0)).toEqual({ barbican: 'K20' });
    const none = arrange({ players: holding(4, 0), centre: barbican([0, 4]) });
    expect(refusalOf(none, 0, 'bid')).toBe('K20');
  });

  test('K20: for tiles in the centre only, whatever lies in the boroughs', () => {
    const m = arrange({
      era: 2,
      players: [
        { screen: { red: 9 }, borough: [{ tile: 'barbican', at: [1, 0] }] },
        { borough: [{ tile: 'gherkin', at: [1, 0] }] },
      ],
      centre: [{ tile: 'harrods' }],
    });
    expect(legalOf(answers(m, 0, 'bid'), 0)).toEqual(['harrods']);
  });

  test('K20: keyples placed on the tile by use do not count as bids', () => {
    const m = arrange({
      players: holding(9, 0),
      centre: [{ tile: 'barbican', colour: 'red', bids: [0, 1], placed: 5, ladder: 5 }],
    });
    expect(legalOf(answers(m, 0, 'bid', 'barbican', 'red'), 0)[0]).toBe('2');
  });
});

describe('adding to a bid', () => {
  test('K21: book (2): keyples added to an outbid bid must make the new total the winning bid', () => {
    const m = arrange({ players: holding(5, 0, 0), centre: barbican([2, 4, 3]) });
    const count = answers(m, 0, 'bid', 'barbican', 'red');
    expect(legalOf(count, 0)).toEqual(['3', '4', '5']);
    expect(refusalsOf(count, 0)).toEqual({ 1: 'K20', 2: 'K20' });
    const { match, events } = told(count, 0, 3);
    expect(lot(match, 'barbican').bids).toEqual([5, 4, 3]);
    expect(events).toEqual([
      { t: 'bid', seat: 0, tile: 'barbican', colour: 'red', count: 3, groups: [], total: 5 },
    ]);
  });

  test('K21: also to a winning bid, at least 1', () => {
    const m = arrange({ players: holding(3, 0), centre: barbican([5, 4]) });
    expect(legalOf(answers(m, 0, 'bid', 'barbican', 'red'), 0)).toEqual(['1', '2', '3']);
    expect(lot(answers(m, 0, 'bid', 'barbican', 'red', 1), 'barbican').bids).toEqual([6, 4]);
    const alone = arrange({ players: holding(3, 0), centre: barbican([1, 0]) });
    expect(lot(answers(alone, 0, 'bid', 'barbican', 'red', 1), 'barbican').bids).toEqual([2, 0]);
  });

  test('K21: a losing bid moved onto a winning bid counts as added, without any from the screen', () => {
    const m = arrange({
      players: holding(0, 0),
      centre: [...barbican([5, 4]), { tile: 'senate-house', colour: 'red', bids: [2, 3] }],
    });
    const added = answers(m, 0, 'bid', 'barbican', 'red', 'senate-house', 0);
    expect([lot(added, 'barbican').bids, lot(added, 'senate-house').bids]).toEqual([
      [7, 4],
      [0, 3],
    ]);
  });

  test('K21: not with less than would make it the winning bid', () => {
    const m = arrange({ players: holding(2, 0), centre: barbican([2, 4]) });
    expect(
      refusalsOf(
        answers(
          arrange({ players: holding(2, 0), centre: [...barbican([2, 4]), { tile: 'gherkin' }] }),
          0,
          'bid',
        ),
        0,
      ),
    ).toEqual({
      barbican: 'K20',
    });
    expect(legalOf(m, 0)).not.toContain('bid');
  });
});

describe('an outbid group', () => {
  test('K22: stays where it is until its owner uses it', () => {
    const m = arrange({ players: holding(5, 5, 5), centre: barbican([0, 0, 0]) });
    const one = answers(m, 0, 'bid', 'barbican', 'red', 2);
    const two = answers(one, 1, 'bid', 'barbican', 'red', 3);
    const three = answers(two, 2, 'bid', 'barbican', 'red', 4);
    expect(lot(three, 'barbican').bids).toEqual([2, 3, 4]);
    expect(three.s.players.map(p => p.screen.red)).toEqual([3, 2, 1]);
    const round = answers(answers(answers(three, 0, 'pass'), 1, 'sail', 3), 2, 'pass');
    expect(lot(round, 'barbican').bids).toEqual([2, 3, 4]);
  });
});
