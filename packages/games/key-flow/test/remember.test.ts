import { choose } from '@thameside/bots';
import {
  at,
  type Match,
  memoriesOf,
  open,
  redealt,
  rngOf,
  seedOf,
  submit,
  undo,
  waiting,
} from '@thameside/kernel';
import { expect, test } from 'vitest';
import { recallIn } from '../src/remember.ts';
import type { CardId, State } from '../src/state.ts';
import { game } from './game.ts';

const OPTIONS = { decisions: 'with-card', backs: 'open', stores: 'closed' };

/** A game of two, up to its nth turn, played at random. */
function upTo(turn: number) {
  let { journal } = open(game, 2, OPTIONS, seedOf('memory'));
  const rng = rngOf(seedOf('luck'));
  while (journal.now.s.turn < turn) {
    const seat = at(waiting(journal.now), 0);
    const answer = choose(game, redealt(game, journal.now, seat, seedOf('x')), seat, rng);
    journal = submit(game, journal, seat, [answer]).journal;
  }
  return journal;
}
const handOf = (m: Match<State>, seat: number): readonly CardId[] => at(m.s.players, seat).hand;
const sorted = (cards: readonly CardId[]) => [...cards].sort();

test('F10: who has passed a hand on knows what is in it', () => {
  const journal = upTo(3);
  const [memory] = memoriesOf(game, journal);
  const theirs = sorted(handOf(journal.now, 1));
  expect(recallIn(memory)?.hands[0]).toEqual(handOf(journal.now, 0));
  expect(recallIn(memory)?.hands[1]).toEqual(expect.arrayContaining(theirs));
  for (const seed of ['a', 'b', 'c']) {
    const imagined = redealt(game, journal.now, 0, seedOf(seed), memory);
    const known = new Set(recallIn(memory)?.hands[1]);
    expect(handOf(imagined, 1).every(card => known.has(card))).toBe(true);
    expect(game.census(imagined.s)).toEqual(game.census(journal.now.s));
  }
});

test('in the first turn nothing is known of another hand', () => {
  const journal = upTo(1);
  expect(recallIn(memoriesOf(game, journal)[0])?.hands[1]).toEqual([]);
});

test('what is taken back is forgotten', () => {
  const journal = upTo(2);
  const seat = at(waiting(journal.now), 0);
  const before = memoriesOf(game, journal);
  const after = submit(game, journal, seat, [at(handOf(journal.now, seat), 0)]).journal;
  expect(memoriesOf(game, undo(game, after, seat))).toEqual(before);
});
