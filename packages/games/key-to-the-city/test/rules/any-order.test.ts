import {
  type Answer,
  choices,
  type Journal,
  openFrom,
  seedOf,
  submitInOrder,
  words,
} from '@thameside/kernel';
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { type At, answers, arrange, game, legalOf, player } from '../arrange.ts';
import { upgradedSite } from './sites.ts';

const journalOf = (m: At): Journal<State> =>
  openFrom(game, m, { homes: 'random', start: 'random', jennifer: 'off' }, seedOf('order')).journal;
const choicesOf = (j: Journal<State>): string[] => choices(game, j.now, 0).map(words);
const given = (j: Journal<State>, ...list: Answer[]): Journal<State> =>
  list.reduce((now, answer) => submitInOrder(game, now, 0, [answer]).journal, j);
const written = (j: Journal<State>): string[] => j.entries.map(({ answer }) => words(answer));

/** Both orders are possible, and are the same match. */
function expectSame(j: Journal<State>, one: readonly Answer[], other: readonly Answer[]): Journal<State> {
  const [first, second] = [given(j, ...one), given(j, ...other)];
  expect(written(second)).toEqual(written(first));
  expect(second.now).toEqual(first.now);
  // several at once are written in that order, too
  const atOnce = submitInOrder(game, j, 0, other).journal;
  expect([written(atOnce), atOnce.now]).toEqual([written(first), first.now]);
  return second;
}

describe('what is chosen several at a time is chosen in any order', () => {
  const picking = () =>
    journalOf(
      answers(
        arrange({
          active: 0,
          era: 2,
          players: [
            { screen: { red: 1 }, skills: { coin: 1 }, borough: [upgradedSite('waterloo-station', 1)] },
            {},
          ],
        }),
        0,
        'use',
        'waterloo-station',
        'red',
        1,
        'coin',
      ),
    );

  test('K33: white connectors: after yellow, black is still there', () => {
    const yellow = given(picking(), 'yellow');
    expect(choicesOf(yellow)).toEqual(choicesOf(picking()));
    expect(legalOf(yellow.now, 0)).not.toContain('black'); // who goes through all sets meets each of them once
    const both = expectSame(picking(), ['black', 'yellow', 'enough'], ['yellow', 'black', 'enough']);
    expect(player(both.now, 0).unplaced).toEqual(['black', 'yellow']);
    expectSame(picking(), ['black', 'blue', 'yellow'], ['yellow', 'black', 'blue']);
    expectSame(picking(), ['black', 'black', 'yellow'], ['black', 'yellow', 'black']);
  });

  test('K34: connectors to leave', () => {
    const m = arrange({
      era: 2,
      players: [{ screen: { red: 1 }, borough: [upgradedSite('covent-garden', 1)] }, {}],
    });
    const j = journalOf(answers(m, 0, 'use', 'covent-garden', 'red', 1));
    expect(choicesOf(given(j, 'blue'))).toEqual(['black', 'all', 'blue']);
    const left = expectSame(j, ['black', 'blue', 'all'], ['blue', 'black', 'all']);
    expect(player(left.now, 0).unplaced).toEqual(['black', 'blue']);
  });

  test('K13: losing groups, also where one of them alone is not enough', () => {
    const m = arrange({
      active: 0,
      players: [{ screen: { red: 1 } }, {}],
      centre: [
        { tile: 'bank-of-england', colour: 'red', bids: [2, 3] },
        { tile: 'barbican', colour: 'red', bids: [3, 4] },
        { tile: 'gherkin', colour: 'red', bids: [1, 2] },
        { tile: 'senate-house', colour: 'red', bids: [0, 4] },
      ],
    });
    const j = journalOf(answers(m, 0, 'bid', 'senate-house', 'red'));
    expect(choicesOf(j)).toEqual(['bank-of-england', 'barbican', 'gherkin']);
    expect(choicesOf(given(j, 'gherkin'))).toEqual(['bank-of-england', 'barbican']);
    expectSame(j, ['bank-of-england', 'barbican', 'enough'], ['barbican', 'bank-of-england', 'enough']);
    expectSame(j, ['bank-of-england', 'barbican', 'gherkin'], ['gherkin', 'bank-of-england', 'barbican']);
    expectSame(j, ['barbican', 'gherkin', 'enough'], ['gherkin', 'barbican', 'enough']);
  });
});
