import {
  type Answer,
  type Journal,
  open,
  openFrom,
  RuleError,
  restart,
  type Seat,
  seedOf,
  submit,
  undo,
  undoable,
  waiting,
} from '@thameside/kernel';
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { type At, arrange, game, legalOf, player, questionOf, site } from '../arrange.ts';

const journalOf = (m: At): Journal<State> => openFrom(game, m, {}, seedOf('undo')).journal;
const given = (j: Journal<State>, seat: Seat, ...answers: Answer[]) => submit(game, j, seat, answers).journal;
const canUndo = (j: Journal<State>, seat: Seat): boolean => {
  try {
    undo(game, j, seat);
    return true;
  } catch (error) {
    if (error instanceof RuleError && error.code === 'cannot-undo') return false;
    throw error;
  }
};

const table = () =>
  journalOf(
    arrange({
      era: 2,
      active: 0,
      centre: [
        { tile: 'harrods' },
        { tile: 'bt-tower', colour: 'red', bids: [1, 2] },
        { tile: 'charing-cross', colour: 'blue', bids: [0, 1] },
      ],
      players: [
        {
          home: 'greenwich',
          screen: { red: 4, blue: 2 },
          skills: { coin: 1, brick: 1 },
          borough: [{ tile: 'covent-garden', at: [1, 0], connectors: { 0: 'black' } }],
        },
        { home: 'tower-of-london', screen: { red: 4, blue: 2 }, skills: { coin: 1 } },
      ],
    }),
  );

describe('one’s own turn', () => {
  const TURNS: Record<string, Answer[]> = {
    bid: ['bid', 'harrods', 'red', 'bt-tower', 2],
    use: ['use', 'greenwich', 'blue', 1, 'brick', 'compass'],
    upgrade: ['upgrade', 'covent-garden', 'red', 'enough', 3],
    pass: ['pass'],
    sail: ['sail', 3],
  };
  for (const [verb, turn] of Object.entries(TURNS)) {
    test(`K11: ${verb}: every step can be taken back, and the last one too`, () => {
      const before: Journal<State>[] = [];
      for (const answer of turn) before.push(given(before.at(-1) ?? table(), 0, answer));
      expect(questionOf(before.at(-1)!.now, 1)).toBe('turn');
      let j = before.pop()!;
      for (const earlier of [...before.reverse(), table()]) {
        j = undo(game, j, 0);
        expect(j).toEqual(earlier);
      }
      expect(canUndo(j, 0)).toBe(false);
    });

    test(`K11: ${verb}: not once the next player has begun to answer`, () => {
      const done = given(table(), 0, ...turn);
      const begun = given(done, 1, 'bid');
      expect(canUndo(begun, 0)).toBe(false);
      expect(undo(game, begun, 1)).toEqual(done);
      expect(canUndo(undo(game, begun, 1), 0)).toBe(true);
    });

    test(`K11: ${verb}: a turn can be begun again, and only the own one`, () => {
      const done = given(table(), 0, ...turn);
      expect(restart(game, done, 0)).toEqual(table());
      const next = given(done, 1, 'bid', 'charing-cross', 'blue');
      expect(restart(game, next, 1)).toEqual(done);
      expect(restart(game, next, 0)).toEqual(next);
    });
  }

  test('K50: a pass that sends all off can be taken back until the first berth is chosen', () => {
    const passed = given(given(table(), 0, 'pass'), 1, 'pass');
    expect(questionOf(passed.now, 0)).toBe('berth');
    expect(questionOf(undo(game, passed, 1).now, 1)).toBe('turn');
    expect(canUndo(given(passed, 0, 5), 1)).toBe(false);
  });
});

describe('what has come to light', () => {
  test('K3: nobody goes back behind the first draw', () => {
    const { journal } = open(game, 2, { homes: 'chosen', start: '1', jennifer: 'off' }, seedOf('undo'));
    const one = given(journal, 0, 'greenwich');
    expect(undo(game, one, 0)).toEqual(journal);
    const two = given(one, 1, 'tower-of-london');
    expect([0, 1].filter(seat => canUndo(two, seat))).toEqual([]);
  });

  test('K64: the last barge to sail cannot come back once keyples are drawn', () => {
    const sailing = given(given(table(), 0, 'sail', 5), 1, 'sail');
    expect(canUndo(sailing, 1)).toBe(true);
    const sailed = given(sailing, 1, 4);
    expect([0, 1].filter(seat => canUndo(sailed, seat))).toEqual([]);
  });
});

describe('connectors', () => {
  /** Seat 0 has gained two connectors, and it is seat 1's turn. */
  const gained = () => given(table(), 0, 'use', 'covent-garden', 'blue', 1, 'all');

  test('K35: their placement can be taken back, and the use before it', () => {
    const placed = given(gained(), 0, 'blue', ['greenwich', 3]);
    expect(site(placed.now, 0, 'greenwich').sides[3]).toBe('blue');
    const back = undo(game, placed, 0);
    expect(site(back.now, 0, 'greenwich').sides[3]).toBeNull();
    expect(restart(game, placed, 0)).toEqual(table());
  });

  test('K35: it can be taken back after the next player has played, but the use cannot', () => {
    const played = given(gained(), 1, 'bid', 'charing-cross', 'blue', 2);
    const placed = given(played, 0, 'blue', ['greenwich', 3], 'discard');
    expect(restart(game, placed, 0)).toEqual(played);
    expect(player(restart(game, placed, 0).now, 0).unplaced).toEqual(['black', 'blue']);
  });

  test('K35: what was placed before the next player played stays', () => {
    const played = given(given(gained(), 0, 'blue', ['greenwich', 3]), 1, 'pass');
    expect(undoable(played, 0)).toBe(-1);
  });

  test('K35: the next player can go back, and what was placed meanwhile stays', () => {
    const played = given(gained(), 1, 'bid', 'charing-cross', 'blue', 2);
    const placed = given(played, 0, 'blue', ['greenwich', 3]);
    const back = restart(game, placed, 1);
    expect(questionOf(back.now, 1)).toBe('turn');
    expect(site(back.now, 0, 'greenwich').sides[3]).toBe('blue');
    expect(back.now).toEqual(given(gained(), 0, 'blue', ['greenwich', 3]).now);
  });
});

describe('placing', () => {
  /** Both have a tile to place at the end of the era. */
  const placing = (era: number, first: string, second: string) =>
    journalOf(
      arrange({
        era,
        phase: 'placing',
        players: [
          { home: 'greenwich', taken: [{ tile: first }] },
          { home: 'tower-of-london', taken: [{ tile: second }] },
        ],
      }),
    );
  const ERAS = [
    [1, 'barbican', 'the-shard'],
    [2, 'harrods', 'the-shard'],
    [3, 'gherkin', 'the-shard'],
    [4, 'tate-modern', 'tate-britain'],
  ] as const;

  for (const [era, first, second] of ERAS) {
    test(`K66: era ${era}: placements can be changed until all are ready, also by who is ready`, () => {
      let j = given(placing(era, first, second), 0, [1, 0], 'ready');
      j = given(j, 1, [0, 1]);
      expect(waiting(j.now)).toEqual([1]);
      j = undo(game, undo(game, j, 0), 0);
      j = given(j, 0, [-1, 0]);
      expect(site(j.now, 0, first)).toMatchObject({ q: -1, r: 0 });
      expect(site(j.now, 1, second)).toMatchObject({ q: 0, r: 1 });
    });

    test(`K66: era ${era}: nobody changes anything once all are ready`, () => {
      let j = given(placing(era, first, second), 0, [1, 0], 'ready');
      j = given(j, 1, [0, 1], 'ready');
      expect(era === 4 ? j.now.s.over : j.now.s.era === era + 1).toBe(true);
      expect([0, 1].filter(seat => canUndo(j, seat))).toEqual([]);
      expect([0, 1].map(seat => restart(game, j, seat))).toEqual([j, j]);
    });
  }

  test('K66: tiles can be laid down in another order', () => {
    const j = journalOf(
      arrange({
        phase: 'placing',
        players: [{ taken: [{ tile: 'barbican' }, { tile: 'senate-house' }] }, {}],
      }),
    );
    const placed = given(j, 0, 'barbican', [1, 0], [2, 0]);
    expect(restart(game, placed, 0)).toEqual(j);
    expect(legalOf(restart(game, placed, 0).now, 0)).toEqual(['barbican', 'senate-house']);
  });

  test('K53: after the end nothing is taken back', () => {
    let j = journalOf(arrange({ era: 4, active: 0, players: [{}, {}] }));
    j = given(given(j, 0, 'sail', 5), 1, 'sail', 4);
    expect(j.now.s.over).toBe(true);
    expect([0, 1].filter(seat => canUndo(j, seat))).toEqual([]);
  });
});
