import { type Answer, asked, legal, type Match, step } from '@thameside/kernel';
import type { Said } from '@thameside/kit';
import { wander } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { openBox } from '../../src/components/box.ts';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import { describer } from '../../src/describe/index.ts';
import type { State } from '../../src/state.ts';
import { type At, answers, arrange, game, player, stack } from '../arrange.ts';

const say = describer(openBox(HOUSE_1));

/** What the label of an answer announces. */
function announced(m: At, answer: Answer, seat = 0): number {
  const said: Said = say.answer(asked(m, seat)!, answer, game.view(m.s, seat));
  return Number(said.params.loans ?? 0);
}

/** The fewest loans that are taken with the answer and what belongs to it. */
function taken(m: Match<State>, seat: number, answer: Answer): number {
  const before = player(m, seat).loans;
  const fewest = (now: Match<State>): number =>
    ['discard', 'place', 'fee'].includes(asked(now, seat)?.k ?? '')
      ? Math.min(...legal(game, now, seat).map(next => fewest(step(game, now, seat, next).match)))
      : player(now, seat).loans - before;
  return fewest(step(game, m, seat, answer).match);
}

const action = (position: object) => arrange({ phase: 'action', ...position });

describe('L24: a loan is announced', () => {
  test('where a card is built through School', () => {
    const display = [stack('school-brown')];
    const hand = ['lords', 'salters'];
    const rich = answers(action({ players: [{ money: 1, hand, display }, {}] }), 0, 'develop');
    expect(announced(rich, 'lords')).toBe(0);
    const poor = answers(action({ players: [{ money: 0, hand, display }, {}] }), 0, 'develop');
    expect(announced(poor, 'lords')).toBe(1);
    expect(announced(answers(poor, 0, 'lords'), 'salters')).toBe(1);
  });

  test('where School makes a card dear that could be paid without it, also at the place', () => {
    const hand = ['buckingham-palace', 'lords', 'salters'];
    const display = [stack('school-brown')];
    const m = answers(action({ players: [{ money: 10, hand, display }, {}] }), 0, 'develop');
    expect(announced(m, 'buckingham-palace')).toBe(0);
    const discard = answers(m, 0, 'buckingham-palace');
    expect([announced(discard, 'lords'), announced(discard, 'salters')]).toEqual([0, 1]);
    expect(announced(answers(discard, 0, 'salters'), 'new')).toBe(1);
    expect(announced(answers(discard, 0, 'lords'), 'new')).toBe(0);
  });

  test('for the Great Exhibition through School', () => {
    const display = [stack('great-exhibition'), stack('school-brown')];
    const run = answers(action({ players: [{ money: 0, hand: ['salters'], display }, {}] }), 0, 'run');
    expect(announced(run, 0)).toBe(1);
    expect(announced(answers(run, 0, 0), 'salters')).toBe(1);
  });

  test('for Lambeth, run fees, Coffee House and Whitehall', () => {
    const lambeth = action({ players: [{ money: 1, poverty: 1, boroughs: ['lambeth'] }, {}] });
    expect(announced(lambeth, 'relief')).toBe(1);
    const display = [stack('woolwich-arsenal'), stack('coffee-house'), stack('whitehall')];
    const top = ['buckingham-palace'];
    const run = answers(action({ top, players: [{ money: 6, display }, {}] }), 0, 'run');
    expect(announced(run, 0)).toBe(1);
    expect(announced(answers(run, 0, 1), ['buckingham-palace', 'top'])).toBe(1);
    const again = answers(run, 0, 0, 2);
    expect(player(again, 0).money).toBe(9);
    expect(announced(again, 0)).toBe(0);
    const poor = answers(action({ players: [{ money: 7, display }, {}] }), 0, 'run', 0, 2);
    expect(announced(poor, 0)).toBe(1);
  });

  test('by every answer of random games, as many as are taken', () => {
    let dear = 0;
    const wrong: string[] = [];
    wander(game, { games: 2, seed: 'loans' }, (m, seat) => {
      const k = asked(m, seat)!.k;
      for (const answer of legal(game, m, seat)) {
        if (answer === 'loan' || answer === 'repay') continue;
        const loans = announced(m, answer, seat);
        const found = taken(m, seat, answer);
        if (loans !== found) wrong.push(`${k} ${answer}: says ${loans}, takes ${found}`);
        if (found > 0) dear++;
      }
    });
    expect(wrong).toEqual([]);
    expect(dear).toBeGreaterThan(20);
  });
});
