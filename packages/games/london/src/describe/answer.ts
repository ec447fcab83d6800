import type { Answer, Seat } from '@thameside/kernel';
import type { Said } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import { ASIDES, type Aside, type Frames, type Space } from '../frames.ts';
import type { PlayerView, View } from '../view.ts';
import type { Asked, QuestionName } from './ask.ts';
import { dueFor, loansOf, priced } from './price.ts';
import { amounts, cardSaid, money, say } from './say.ts';

/** What is known besides the frame; the player who is asked only where the view is at hand. */
interface Known {
  readonly box: Box;
  readonly p: PlayerView | undefined;
}
type Label<N extends QuestionName> = (
  given: Frames[N]['out'],
  f: Extract<Asked, { readonly k: N }>,
  known: Known,
) => Said;

const isAside = (given: unknown): given is Aside => (ASIDES as readonly unknown[]).includes(given);

const space = (box: Box, [card, row]: Space): Said => say('answer.space', { card: cardSaid(box, card), row });

function stack(n: number, { box, p }: Known): Said {
  const shown = p?.display[n];
  if (shown?.top == null) return say('answer.stack', { n: n + 1 });
  const key = shown.down ? 'answer.stack-down' : 'answer.stack-top';
  return say(key, { n: n + 1, card: cardSaid(box, shown.top) });
}

const card = (id: string, { box }: Known): Said => cardSaid(box, id);

const orEnough =
  <N extends QuestionName>(
    key: 'answer.enough' | 'answer.enough.cards' | 'answer.enough.run',
    label: Label<N>,
  ): Label<N> =>
  (given, f, known) =>
    given === 'enough' ? say(key) : label(given, f, known);

const topBorough = ({ p }: Known): Said => {
  const id = p?.boroughs.at(-1);
  return id === undefined ? say('answer.run.borough') : say('answer.borough', { borough: id });
};

const LABELS: { readonly [N in QuestionName]: Label<N> } = {
  repay: (given, _f, { box }) => say(`answer.repay.${given}`, { money: money(box.set.loan.repay) }),
  draw: orEnough('answer.enough.cards', (given, _f, { box }) =>
    typeof given === 'object' ? space(box, given) : say(given === 'look' ? 'answer.look' : 'answer.deck'),
  ),
  pick: (given, _f, { box }) =>
    typeof given === 'object' ? space(box, given) : say('answer.looked', { card: cardSaid(box, given) }),
  order: (given, _f, known) => card(given, known),
  action: given => say(`answer.action.${given as Exclude<typeof given, Aside>}`),
  end: () => say('answer.done'),
  limit: (given, _f, known) => card(given, known),
  take: (given, _f, { box }) => space(box, given),
  give: (given, _f, known) => card(given, known),
  develop: orEnough('answer.enough', (given, _f, known) => card(given, known)),
  discard: (given, _f, known) => card(given, known),
  place: (given, _f, known) => (given === 'new' ? say('answer.place.new') : stack(given, known)),
  wren: orEnough('answer.enough', (given, _f, known) => card(given, known)),
  'lay-out': (given, _f, known) => card(given, known),
  buy: given => say('answer.borough', { borough: given }),
  run: orEnough('answer.enough.run', (given, _f, known) =>
    typeof given === 'number' ? stack(given, known) : topBorough(known),
  ),
  fee: (given, _f, known) => card(given, known),
  parts: (given, f, { box }) => {
    const gains = amounts(box.cards[f.card]?.run ?? {});
    return given === 'amounts' ? say('answer.parts.amounts', { gains }) : say('answer.parts.special');
  },
  cover: (given, _f, { box }) => (given === 'none' ? say('answer.none') : space(box, given)),
  victim: given => say('answer.seat', { seat: given }),
  prison: orEnough('answer.enough.cards', (given, _f, known) => card(given, known)),
  workhouse: orEnough('answer.enough.cards', (given, _f, known) => card(given, known)),
  again: (given, _f, known) => (given === 'none' ? say('answer.none') : stack(given, known)),
  spare: (given, _f, known) => (given === 'flip' ? say('answer.spare.flip') : stack(given, known)),
};

const QUESTIONS_WITH_ASIDES: readonly string[] = ['draw', 'action', 'end', 'develop', 'run'];

/** A frame's name says what its answers are; the types cannot follow it through the table. */
function named(box: Box, f: Asked, given: Answer, view: View | undefined): Said {
  if (isAside(given) && QUESTIONS_WITH_ASIDES.includes(f.k)) return say(`answer.${given}`);
  const known = { box, p: view?.players[f.seat as Seat] };
  return (LABELS[f.k] as (given: Answer, f: Asked, known: Known) => Said)(given, f, known);
}

/** With what it costs, and the loans that it takes (L24), where the view is at hand. */
export function answer(box: Box, f: Asked, given: Answer, view: View | undefined): Said {
  const what = named(box, f, given, view);
  const p = view?.players[f.seat as Seat];
  if (!view || !p) return what;
  const due = dueFor(box, p, f, given, view.playing);
  // what the card will cost is said where it is chosen; Lambeth's words say their price themselves
  const isChosen = f.k === 'develop' || f.k === 'wren';
  return priced(what, given === 'relief' ? 0 : isChosen ? due.later : due.now, loansOf(box, p, due));
}
