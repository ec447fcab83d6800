import type { Answer } from '@thameside/kernel';
import type { Said } from '@thameside/kit';
import { type Box, type Gained, planOf } from '../components/box.ts';
import type { Frames } from '../frames.ts';
import type { CardId } from '../state.ts';
import type { View } from '../view.ts';
import type { Asked, QuestionName } from './ask.ts';
import { costOf } from './cost.ts';
import { card, paymentGroups, place, resourceGroups, say, skills, thing, tokens } from './say.ts';

/** What is known besides the frame; the view only where it is at hand. */
interface Known {
  readonly box: Box;
  readonly view: View | undefined;
}
type Label<N extends QuestionName> = (
  given: Frames[N]['out'],
  f: Extract<Asked, { readonly k: N }>,
  known: Known,
) => Said;

/** F30: whose village the card lies in, if that can be told. */
function target(id: CardId, { seat }: { readonly seat: number }, { box, view }: Known): Said {
  const village = view?.players.findIndex(p => p.village.some(site => site.id === id)) ?? -1;
  return village < 0 || village === seat
    ? say('answer.card', { card: card(box, id) })
    : say('answer.card-of', { card: card(box, id), seat: village });
}

/** What one of several gains brings. */
export const gainSaid = ({ resources, tokens: n, draws }: Gained): Said[] => [
  ...resourceGroups(resources),
  ...(n > 0 ? [tokens(n)] : []),
  ...(draws > 0 ? [skills('random', draws)] : []),
];

const named = (id: CardId, { box }: Known): Said => say('answer.card', { card: card(box, id) });

const LABELS: { readonly [N in QuestionName]: Label<N> } = {
  pick: (id, _f, known) => named(id, known),
  place: given =>
    given === 'discard' ? say('answer.discard') : say('answer.place', { place: place(given) }),
  target: (given, f, known) => (given === 'discard' ? say('answer.discard') : target(given, f, known)),
  ready: () => say('answer.ready'),
  exchange: given => say(`answer.exchange.${given}`),
  gain(i, { card: id, level }, { box }) {
    const option = planOf(box, id).boxes[level]?.action?.gain.options[i];
    return say('answer.gain', { gain: option ? gainSaid(option) : [] });
  },
  work: (task, _f, { box }) =>
    task === 'done' ? say('answer.done') : say(`answer.work.${task[0]}`, { card: card(box, task[1]) }),
  cargo: resource => say('answer.thing', { thing: say(`resource.${resource}`) }),
  route: (id, _f, known) => named(id, known),
  pay: given => say('answer.pay', { paid: paymentGroups(given) }),
  extra: (given, _f, known) => (given === 'done' ? say('answer.done') : named(given, known)),
  winter: (id, _f, known) => named(id, known),
  allocate: given => say(`answer.allocate.${given}`),
  piece: (id, _f, { box }) => say('answer.thing', { thing: thing(box, id) }),
  give: (given, _f, { box }) =>
    given === 'nowhere'
      ? say('answer.give.nowhere')
      : say('answer.give', { card: card(box, given[0]), as: say(`gift.${given[2]}`) }),
};

/** A frame's name says what its answers are; the types cannot follow it through the table. */
const labelOf = (box: Box, f: Asked, given: Answer, view: View | undefined): Said =>
  (LABELS[f.k] as (given: Answer, f: Asked, known: Known) => Said)(given, f, { box, view });

export function answer(box: Box, f: Asked, given: Answer, view: View | undefined): Said {
  const label = labelOf(box, f, given, view);
  const cost = costOf(box, f, given, view);
  return cost > 0 ? say('answer.costing', { answer: label, tokens: tokens(cost) }) : label;
}
