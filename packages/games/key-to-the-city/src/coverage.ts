import type { Box } from './components/box.ts';
import type { Event } from './frames.ts';

/** What an event shows at work: a tile in a role, or a kind of event. */
export function touches(event: Event): readonly string[] {
  switch (event.t) {
    case 'used':
      return [`use ${event.tile} ${event.level}`];
    case 'upgraded':
      return [`upgrade ${event.tile} ${event.level}`];
    case 'won':
    case 'claimed':
    case 'home':
      return [`own ${event.tile}`];
    default:
      return [`event ${event.t}`];
  }
}

/** Everything that `touches` can name: each tile owned, used at each level with a panel, upgraded to each level. */
export const touchable = (box: Box): readonly string[] => [
  ...Object.values(box.tiles).flatMap(({ id, use, upgrades, row }) => [
    ...(row.kind === 'river' && row.order === box.river.length ? [] : [`own ${id}`]),
    ...use.flatMap((panel, level) => (panel ? [`use ${id} ${level}`] : [])),
    ...upgrades.map((_, level) => `upgrade ${id} ${level + 1}`),
  ]),
  ...EVENTS.map(t => `event ${t}`),
];

const EVENTS: readonly Event['t'][] = [
  'starts',
  'drew',
  'drew-colours',
  'era',
  'bid',
  'upgrading',
  'paid',
  'took-skills',
  'took-connectors',
  'left-connector',
  'connected',
  'discarded',
  'passed',
  'all-passed',
  'sailed',
  'era-ends',
  'bid-returned',
  'unsold',
  'unclaimed',
  'retrieved',
  'placed',
  'ready',
  'over',
];
