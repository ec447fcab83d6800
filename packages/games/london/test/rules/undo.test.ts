import {
  type Answer,
  type Journal,
  openFrom,
  RuleError,
  restart,
  type Seat,
  seedOf,
  submit,
  undo,
} from '@thameside/kernel';
import { expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { arrange, game, stack } from '../arrange.ts';

const table = (): Journal<State> =>
  openFrom(
    game,
    arrange({
      top: ['sewers', 'omnibus'],
      players: [
        {
          money: 20,
          loans: 1,
          hand: ['salters', 'vintners', 'lords'],
          display: [stack('university-of-london')],
        },
        {},
      ],
    }),
    {},
    seedOf('undo'),
  ).journal;
const given = (j: Journal<State>, seat: Seat, ...answers: Answer[]) =>
  answers.reduce((now, answer) => submit(game, now, seat, [answer]).journal, j);
const canUndo = (j: Journal<State>, seat: Seat): boolean => {
  try {
    undo(game, j, seat);
    return true;
  } catch (error) {
    if (error instanceof RuleError && error.code === 'cannot-undo') return false;
    throw error;
  }
};

test('L10: a draw from the board can be taken back, and all that came before it', () => {
  const j = given(table(), 0, 'repay', ['sewers', 'top'], 'develop', 'salters', 'vintners', 'new');
  expect(restart(game, j, 0)).toEqual(table());
});

test('L10: a draw from the deck cannot', () => {
  const j = given(table(), 0, 'enough', ['sewers', 'top'], 'draw', 'deck');
  expect(canUndo(j, 0)).toBe(false);
  expect(canUndo(given(j, 0, ['omnibus', 'top']), 0)).toBe(true);
});

test('L86: nor can a look at the deck, but what is taken then can be chosen anew', () => {
  const j = given(table(), 0, 'enough', 'look');
  expect(canUndo(j, 0)).toBe(false);
  expect(restart(game, given(j, 0, ['sewers', 'top']), 0)).toEqual(j);
});

test('L40: a purchase shows a new borough and stands', () => {
  const j = given(table(), 0, 'enough', ['sewers', 'top'], 'buy', 'city');
  expect(j.now.s.offer).not.toContain('city');
  expect(canUndo(j, 0)).toBe(false);
});

test('L53: a run can be taken back as long as the next player has not answered', () => {
  const j = given(table(), 0, 'enough', ['sewers', 'top'], 'run', 'enough');
  expect(canUndo(j, 0)).toBe(true);
  expect(canUndo(given(j, 1, ['omnibus', 'top']), 0)).toBe(false);
});
