import { at, type Memory, type Seat } from '@thameside/kernel';
import { type Counts, countsOf } from '@thameside/kit';
import { KEYPLES, type Keyple, SKILLS, type Skill } from './components/vocabulary.ts';
import type { Event } from './frames.ts';
import type { State } from './state.ts';

/** K38, K60, K65: what others took in the open before it went behind their screens. By seat: at least so many of each. */
export interface Recall {
  readonly keyples: readonly Readonly<Counts<Keyple>>[];
  readonly skills: readonly Readonly<Counts<Skill>>[];
}

export const recallIn = (memory: Memory | undefined): Recall | undefined => memory as Recall | undefined;

/** Nothing else changes what is kept in mind. */
const TOLD: ReadonlySet<Event['t']> = new Set([
  'bid-returned',
  'retrieved',
  'bid',
  'used',
  'upgrading',
  'took-skills',
  'paid',
]);

const spend = <T extends string>(held: Counts<T>, kind: T, count: number): void => {
  held[kind] = Math.max(0, held[kind] - count);
};

export function remember(
  memory: Memory | undefined,
  s: State,
  _me: Seat,
  events: readonly Event[],
): Memory & Recall {
  const before = recallIn(memory);
  if (before && !events.some(({ t }) => TOLD.has(t))) return before as Memory & Recall;
  const keyples = s.players.map((_, seat) => ({ ...(before?.keyples[seat] ?? countsOf(KEYPLES)) }));
  const skills = s.players.map((_, seat) => ({ ...(before?.skills[seat] ?? countsOf(SKILLS)) }));
  for (const event of events) {
    switch (event.t) {
      case 'bid-returned': // K80: what stays in front of the screen is there for all to see
        if (!s.jennifer) at(keyples, event.seat)[event.colour] += event.count;
        break;
      case 'retrieved':
        if (!s.jennifer) for (const colour of event.keyples) at(keyples, event.seat)[colour]++;
        break;
      case 'bid':
      case 'used':
      case 'upgrading':
        spend(at(keyples, event.seat), event.colour, event.count);
        break;
      case 'took-skills':
        for (const skill of event.skills) at(skills, event.seat)[skill]++;
        break;
      case 'paid':
        for (const skill of event.skills) spend(at(skills, event.seat), skill, 1);
        break;
    }
  }
  return { keyples, skills };
}
