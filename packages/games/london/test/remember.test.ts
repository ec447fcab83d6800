import { chooseLively } from '@thameside/bots';
import {
  at,
  type Emitted,
  isOver,
  type Memories,
  play,
  redealt,
  remembering,
  rngOf,
  seedOf,
  start,
  waiting,
} from '@thameside/kernel';
import { expect, test } from 'vitest';
import { recallIn, remember } from '../src/remember.ts';
import type { CardId } from '../src/state.ts';
import { game } from './game.ts';

const sorted = (cards: readonly CardId[]) => [...cards].sort();
const handsOf = (memories: Memories, me: number) => recallIn(memories[me])?.hands ?? [];

/** Whether all of these are among those, as often. */
function among(these: readonly CardId[], those: readonly CardId[]): boolean {
  const left = [...those];
  return these.every(card => left.splice(left.indexOf(card), left.includes(card) ? 1 : 0).length === 1);
}

test('cards that others took from the board are known until they are seen again, and every deal keeps to that', () => {
  const m = start(game, 3, { start: 'random' }, seedOf('memory'));
  const rng = rngOf(seedOf('luck'));
  let memories = remembering(game, [], m, []);
  let known = 0;
  for (let n = 0; !isOver(m) && n < 400; n++) {
    const seat = at(waiting(m), 0);
    const hands = handsOf(memories, seat);
    const imagined = redealt(game, m, seat, seedOf(String(n)), memories[seat]).s;
    m.s.players.forEach((p, other) => {
      if (other === seat) return;
      known += at(hands, other).length;
      expect(among(at(hands, other), p.hand)).toBe(true);
      expect(among(at(hands, other), at(imagined.players, other).hand)).toBe(true);
      expect(at(imagined.players, other).hand).toHaveLength(p.hand.length);
    });
    const events: Emitted[] = [];
    play(game, m, seat, chooseLively(game, m, seat, rng), (event, to) =>
      events.push({ event, to: to ?? null }),
    );
    memories = remembering(game, memories, m, events as never);
  }
  expect(known).toBeGreaterThan(100);
});

test('what comes and goes in the open', () => {
  const { s } = start(game, 2, { start: '1' }, seedOf('x'));
  const events = [
    { t: 'drew-board', seat: 1, card: 'a', row: 'top' },
    { t: 'drew-board', seat: 1, card: 'b', row: 'top' },
    { t: 'drew-board', seat: 1, card: 'b', row: 'top' },
    { t: 'swapped', seat: 1, gave: 'a', took: 'c', by: 'x' },
    { t: 'discarded', seat: 1, card: 'b', why: 'fee' },
    { t: 'discarded', seat: 0, card: 'b', why: 'fee' },
  ] as const;
  expect(sorted(at(remember(undefined, s, 0, events).hands, 1))).toEqual(['b', 'c']);
});
