import type { Box } from './components/box.ts';
import type { Event } from './frames.ts';

const kindOf = (t: string): string => `event ${t}`;

/** What an event shows at work: a card or borough in a role, or a kind of event. */
export function touches(event: Event): readonly string[] {
  switch (event.t) {
    case 'built':
      return [`build ${event.card}`];
    case 'activated':
      return [`run ${event.card}`];
    case 'played':
      return [`play ${event.card}`];
    case 'bought':
      return [`buy ${event.borough}`];
    case 'borough-ran':
      return [`run ${event.borough}`];
    case 'recoloured':
    case 'pauper-served':
    case 'swapped':
    case 'relieved':
    case 'drew-more':
    case 'drew-less':
    case 'looked':
    case 'spared':
      return [`use ${event.by}`];
    case 'stored':
    case 'bank':
      return [`use ${event.card}`];
    case 'discarded':
      return [`discard ${event.card}`];
    case 'scored':
      return event.line.key === 'score.card' ? [`score ${event.line.params.card}`] : [kindOf('scored')];
    default:
      return [kindOf(event.t)];
  }
}

/** Everything that `touches` can name: each card built, run, used, played, discarded and scored as it can be. */
export const touchable = (box: Box): readonly string[] => [
  ...Object.values(box.cards).flatMap(({ id, canStand, runs, action, ongoing, react, endPrestige }) => [
    `discard ${id}`,
    ...(canStand ? [`build ${id}`] : []),
    ...(runs ? [`run ${id}`] : []),
    ...(action === undefined ? [] : [`play ${id}`]),
    ...(ongoing === undefined && react === undefined ? [] : [`use ${id}`]),
    ...(endPrestige > 0 ? [`score ${id}`] : []),
  ]),
  ...Object.values(box.boroughs).flatMap(({ id, run, ability }) => [
    `buy ${id}`,
    ...(run === undefined ? [] : [`run ${id}`]),
    ...(ability === undefined ? [] : [`use ${id}`]),
  ]),
  ...EVENTS.map(kindOf),
];

const EVENTS: readonly Event['t'][] = [
  'starts',
  'turn',
  'dealt',
  'repaid',
  'loan',
  'drew',
  'drew-card',
  'drew-board',
  'nothing-to-draw',
  'looked-cards',
  'put-back',
  'cleared',
  'chose',
  'lost-coins',
  'offered',
  'collected',
  'paid',
  'burdened',
  'earned',
  'again',
  'no-effect',
  'flipped',
  'poverty',
  'last-turns',
  'scored',
  'over',
];
