import { describe, expect, test } from 'vitest';
import { type At, answers, arrange, legalOf, questionOf, refusalsOf } from '../arrange.ts';

const whose = (m: At) => m.s.players.flatMap((_, seat) => (questionOf(m, seat) === 'turn' ? [seat] : []));

/** The seats whose turn it is, one after the other, if each of them passes. */
function turns(m: At, count: number): number[] {
  const seats: number[] = [];
  let match = m;
  while (seats.length < count) {
    const [seat] = whose(match);
    if (seat === undefined) break;
    seats.push(seat);
    if (seats.length < count) match = answers(match, seat, 'pass');
  }
  return seats;
}

describe('turn order', () => {
  test('K10: book, "Game play": whose barge lies furthest right plays first, then clockwise', () => {
    const next = (berths: number[]) =>
      arrange({ phase: 'placing', active: 1, players: berths.map(berth => ({ berth })) });
    expect(turns(next([0, 3, 1]), 3)).toEqual([1, 2, 0]);
    expect(turns(next([5, 3, 4]), 3)).toEqual([0, 1, 2]);
    // by berths it would be 2, 1, 0
    expect(turns(next([1, 4, 5]), 3)).toEqual([2, 0, 1]);
    expect(turns(next([0, 1]), 2)).toEqual([1, 0]);
  });

  test('K10: the order is that of the seats also after the first round', () => {
    const m = arrange({
      active: 2,
      players: [{ screen: { red: 5 } }, {}, {}, {}],
      centre: [{ tile: 'barbican' }],
    });
    const round = answers(answers(answers(m, 2, 'pass'), 3, 'pass'), 0, 'bid', 'barbican', 'red', 1);
    expect(turns(round, 3)).toEqual([1, 2, 3]);
  });

  test('K10: players who have sailed are skipped, also when they sail in between', () => {
    const m = arrange({ active: 1, players: [{}, {}, { sailed: true }, {}, { sailed: true }] });
    expect(turns(m, 3)).toEqual([1, 3, 0]);
    expect(turns(answers(m, 1, 'sail', 0), 2)).toEqual([3, 0]);
  });

  test('K10: a lone remaining player has turn after turn', () => {
    const m = arrange({
      players: [{ screen: { red: 3 } }, { sailed: true }, { sailed: true }],
      centre: [{ tile: 'barbican' }],
    });
    const again = answers(m, 0, 'bid', 'barbican', 'red', 1);
    expect(whose(again)).toEqual([0]);
    expect(whose(answers(again, 0, 'bid', 'barbican', 'red', 1))).toEqual([0]);
  });
});

describe('a turn', () => {
  const able = arrange({
    players: [
      {
        screen: { red: 5 },
        skills: { coin: 1 },
        borough: [
          {
            tile: 'greenwich',
            connectors: { 0: 'red', 1: 'blue', 2: 'black', 3: 'grey', 4: 'brown', 5: 'yellow' },
          },
        ],
      },
      {},
      {},
    ],
    centre: [{ tile: 'barbican' }],
  });

  test('K11: book, "Game play": bid, use, upgrade, pass or set sail', () => {
    expect(legalOf(able, 0)).toEqual(['bid', 'use', 'upgrade', 'pass', 'sail']);
  });

  test("K11: exactly one of them, then it is the next player's turn", () => {
    for (const action of [
      ['bid', 'barbican', 'red', 1],
      ['use', 'barbican', 'red', 1],
      ['upgrade', 'greenwich', 'red', 1],
      ['pass'],
      ['sail', 2],
    ]) {
      const m = answers(able, 0, ...action);
      expect([action[0], whose(m), questionOf(m, 0)]).toEqual([action[0], [1], undefined]);
    }
  });

  test('K11: only the player whose turn it is', () => {
    expect(able.s.players.map((_, seat) => legalOf(able, seat).length)).toEqual([5, 0, 0]);
  });

  test('K11: without keyples only passing and sailing are left', () => {
    const m = arrange({
      players: [{ skills: { coin: 1 } }, { screen: { red: 9 } }],
      centre: [{ tile: 'barbican' }],
    });
    expect(legalOf(m, 0)).toEqual(['pass', 'sail']);
    expect(refusalsOf(m, 0)).toEqual({ bid: 'K20', use: 'K30', upgrade: 'K40' });
  });

  test('K11: one action a turn, round after round', () => {
    let m = able;
    for (const seat of [0, 1, 2, 0, 1, 2]) {
      expect(whose(m)).toEqual([seat]);
      m = seat === 0 ? answers(m, 0, 'bid', 'barbican', 'red', 1) : answers(m, seat, 'pass');
    }
    expect(whose(m)).toEqual([0]);
  });
});
