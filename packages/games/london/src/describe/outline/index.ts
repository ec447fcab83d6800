import type { OutlineLine, Said } from '@thameside/kit';
import type { Box } from '../../components/box.ts';
import type { View } from '../../view.ts';
import { boroughDoings } from '../component.ts';
import { cardSaid, say } from '../say.ts';
import { playerLines } from './player.ts';

const cards = (box: Box, row: readonly (string | null)[]): Said[] =>
  row.filter(card => card !== null).map(card => cardSaid(box, card));

function boardLines(box: Box, { top, bottom, deck, gone, aside, playing }: View): Said[] {
  const row = (name: 'top' | 'bottom', spaces: readonly (string | null)[]): Said => {
    const shown = cards(box, spaces);
    const free = spaces.length - shown.length;
    return shown.length > 0
      ? say('outline.row', { row: name, cards: shown, free })
      : say('outline.row-empty', { row: name, free });
  };
  return [
    row('top', top),
    row('bottom', bottom),
    say('outline.deck', { n: deck }),
    ...(gone.length > 0 ? [say('outline.gone', { n: gone.length })] : []),
    ...(aside.length > 0 ? [say('outline.aside', { cards: cards(box, aside) })] : []),
    ...(playing === null ? [] : [say('outline.playing', { card: cardSaid(box, playing) })]),
  ];
}

function lookLines(box: Box, { looking, looked, active }: View): Said[] {
  if (looking === 0) return [];
  return looked
    ? [say('outline.looked', { cards: cards(box, looked) })]
    : [say('outline.looking', { seat: active, n: looking })];
}

function landLines(box: Box, { offer, boroughDeck }: View): OutlineLine[] {
  return [
    { depth: 0, said: say('outline.land') },
    ...offer.flatMap((id): OutlineLine[] => {
      const borough = id === null ? undefined : box.boroughs[id];
      if (!borough) return [];
      return [
        { depth: 1, said: say('answer.borough', { borough: borough.id }) },
        ...boroughDoings(borough).map(said => ({ depth: 2, said })),
      ];
    }),
    { depth: 1, said: say('outline.borough-deck', { n: boroughDeck }) },
  ];
}

function when({ over, last, active }: View): Said[] {
  if (over) return [say('outline.over')];
  const turn = say('outline.turn', { seat: active });
  if (last === null) return [turn];
  return [turn, last === 0 ? say('outline.last') : say('outline.last-turns', { n: last })];
}

/** The whole table from top to bottom, as one seat sees it. */
export function outline(box: Box, view: View): OutlineLine[] {
  const [heading = say('outline.over'), ...more] = when(view);
  return [
    { depth: 0, said: heading },
    ...[...more, ...lookLines(box, view)].map(said => ({ depth: 1, said })),
    { depth: 0, said: say('outline.board') },
    ...boardLines(box, view).map(said => ({ depth: 1, said })),
    ...landLines(box, view),
    ...view.players.flatMap((_, seat) => playerLines(box, view, seat)),
  ];
}
