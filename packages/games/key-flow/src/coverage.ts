import type { Box } from './components/box.ts';
import type { Event } from './frames.ts';

const kindOf = (t: string): string => `event ${t}`;

/** What an event shows at work: a card in a role, a boat's power, or a kind of event. */
export function touches(event: Event): readonly string[] {
  switch (event.t) {
    case 'home':
    case 'placed':
      return [`play ${event.card}`];
    case 'sent':
      return [`play ${event.card}`, `use ${event.on} ${event.level}`, ...(event.far ? [kindOf('far')] : [])];
    case 'extra':
      return [`use ${event.card} ${event.level}`, kindOf('extra')];
    case 'upgraded':
      return [`upgrade ${event.card} ${event.level}`];
    case 'shown':
      return []; // only under the competition rule
    default:
      return [kindOf(event.t)];
  }
}

/** Everything that `touches` can name: each card played, used at each level and upgraded to each. */
export const touchable = (box: Box): readonly string[] => [
  ...Object.values(box.cards).flatMap(({ id, boxes, costs }) => [
    `play ${id}`,
    ...boxes.flatMap(({ action }, level) => (action ? [`use ${id} ${level}`] : [])),
    ...costs.map((_, level) => `upgrade ${id} ${level + 1}`),
  ]),
  ...EVENTS.map(kindOf),
];

const EVENTS: readonly (Event['t'] | 'far')[] = [
  'season',
  'turn',
  'far',
  'token',
  'discarded',
  'gained',
  'paid',
  'moved',
  'turned',
  'flipped',
  'took-skills',
  'drew',
  'drew-skills',
  'season-ends',
  'extra',
  'stored',
  'store',
  'reallocated',
  'over',
];
