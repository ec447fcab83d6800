import {
  type Answer,
  clone,
  type Emitted,
  type Match,
  type Seat,
  step,
  type Written,
} from '@thameside/kernel';
import { difference, isPlain, notPlain } from '../plain.ts';
import { type Checking, onFrozen } from './checking.ts';

export type Census = Readonly<Record<string, number>>;

/** How much there is at first, in whole numbers. */
export function firstCensus<S, E>(c: Checking<S, E>, s: S): Census {
  const first = c.game.census(s);
  for (const [component, count] of Object.entries(first))
    if (!Number.isInteger(count) || count < 0) c.fail('census', `${component}: ${count}`);
  return first;
}

/** Nothing is made or lost. */
export function checkCensus<S, E>(
  c: Checking<S, E>,
  first: Census,
  s: S,
  property: 'census' | 'redeal' = 'census',
): void {
  const now = c.game.census(s);
  const component = difference(first, now);
  if (component !== undefined)
    c.fail(property, `${component}: ${first[component]} at first, now ${now[component]}`);
}

/** A frozen match is plain JSON, and a copy of it is equal. */
export function checkState<S, E>(c: Checking<S, E>, m: Match<S>): void {
  const fault = notPlain(m);
  if (fault !== undefined) c.fail('not-plain', fault);
  const copy = onFrozen(c.fail, 'impure', 'copy', () => c.game.copy(m.s));
  const path = difference(copy, clone(m.s));
  if (path !== undefined) c.fail('copy', `${path} differs`);
}

/** The same answer, given to a match that has been stored and read again, has the same effects. */
export function checkSlowMotion<S, E>(
  c: Checking<S, E>,
  m: Match<S>,
  seat: Seat,
  answer: Answer,
  normal: Written<S, E>,
): void {
  const stored: Match<S> = JSON.parse(JSON.stringify(m));
  const slow = step(c.game, stored, seat, JSON.parse(JSON.stringify(answer)));
  const path = difference(slow.match, normal.journal.now);
  if (path !== undefined) c.fail('slow-motion', `${path} differs`);
  const event = difference(slow.events, normal.events);
  if (event !== undefined) c.fail('slow-motion', `events${event} differs`);
}

/** Events are plain, have a possible audience, and touch only what can be touched. */
export function checkEvents<S, E>(c: Checking<S, E>, seats: number, events: readonly Emitted<E>[]): void {
  for (const { event, to } of events) {
    const text = JSON.stringify(event);
    if (!isPlain(event)) c.fail('event', `not plain: ${text}`);
    const audience = new Set(to);
    if (
      to &&
      (audience.size !== to.length || to.some(seat => !Number.isInteger(seat) || seat < 0 || seat >= seats))
    ) {
      c.fail('event', `audience ${JSON.stringify(to)}: ${text}`);
    }
    for (const touched of c.game.touches(event)) {
      if (!c.game.touchable.includes(touched)) c.fail('event', `touches ${touched}: ${text}`);
    }
  }
}
