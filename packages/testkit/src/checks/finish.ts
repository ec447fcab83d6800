import { hashOf, type Journal, load, type Match, save } from '@thameside/kernel';
import { isPlain } from '../plain.ts';
import { type Checking, onFrozen } from './checking.ts';

/** Points can be counted at any time. */
export function checkScore<S, E>(c: Checking<S, E>, m: Match<S>): void {
  const lines = onFrozen(c.fail, 'impure', 'score', () => c.game.score(m.s));
  if (lines.length !== m.lanes.length) c.fail('score', `${lines.length} seats`);
  for (const line of lines.flat()) {
    const text = JSON.stringify(line);
    if (!line.rule || !line.key || !isPlain(line)) c.fail('score', text);
    if (!Number.isFinite(line.points) || typeof line.hidden !== 'boolean') c.fail('score', text);
  }
}

/** At the end: a place for every seat, somebody first, and equal places only by sharing: 1, 1, 3. */
export function checkRanking<S, E>(c: Checking<S, E>, m: Match<S>): readonly number[] {
  const places = onFrozen(c.fail, 'impure', 'ranking', () => c.game.ranking(m.s));
  const isRanking =
    places.length === m.lanes.length &&
    places.every(place => place === 1 + places.filter(p => p < place).length);
  if (!isRanking) c.fail('ranking', JSON.stringify(places));
  return places;
}

/** The match file gives the same match. */
export function checkReplay<S, E>(c: Checking<S, E>, j: Journal<S>): void {
  const again = loaded(c, save(c.game, j));
  if (hashOf(again.now) !== hashOf(j.now)) c.fail('replay', 'another hash');
}

function loaded<S, E>(c: Checking<S, E>, file: string): Journal<S> {
  try {
    return load(c.game, file);
  } catch (error) {
    return c.fail('replay', String(error));
  }
}
