import type { Seat } from '@thameside/kernel';
import type { OutlineLine, Said } from '@thameside/kit';
import type { Box } from '../../components/box.ts';
import type { PlayerView, StackView, View } from '../../view.ts';
import { cardDoings } from '../component.ts';
import { cardSaid, money, poverty, prestige, say } from '../say.ts';
import { scoreLine } from '../score.ts';

/** L6: numbers for everybody, hands for who may know them. */
const holdings = (box: Box, p: PlayerView): Said[] => [
  say('outline.holdings', {
    money: money(p.money),
    prestige: prestige(p.prestige),
    poverty: poverty(p.poverty),
    loans: say('amount.loans', { n: p.loans }),
  }),
  p.hand && p.hand.length > 0
    ? say('outline.hand-open', { n: p.cards, cards: p.hand.map(id => cardSaid(box, id)) })
    : say('outline.hand', { n: p.cards }),
  p.boroughs.length > 0
    ? say('outline.boroughs', { top: p.boroughs.at(-1) ?? '', boroughs: p.boroughs })
    : say('outline.no-boroughs'),
];

function stackLines(box: Box, stack: StackView, index: number): OutlineLine[] {
  const n = index + 1;
  const card = stack.top === null ? undefined : box.cards[stack.top];
  const under = stack.height - 1;
  const covered =
    under === 0
      ? []
      : stack.cards
        ? [say('outline.covered-open', { cards: stack.cards.slice(0, -1).map(id => cardSaid(box, id)) })]
        : [say('outline.covered', { n: under })];
  if (stack.down || !card) {
    const heading = card
      ? say('outline.stack-down-open', { n, card: cardSaid(box, card.id) })
      : say('outline.stack-down', { n });
    return [{ depth: 2, said: heading }, ...covered.map(said => ({ depth: 3, said }))];
  }
  const state = [
    ...(stack.coins > 0 ? [say('outline.coins', { money: money(stack.coins) })] : []),
    ...(stack.placed ? [say('outline.placed')] : []),
    ...(stack.activated ? [say('outline.activated')] : []),
    ...(stack.used ? [say('outline.used')] : []),
  ];
  return [
    { depth: 2, said: say('outline.stack', { n, card: cardSaid(box, card.id) }) },
    ...[...state, ...cardDoings(card), ...covered].map(said => ({ depth: 3, said })),
  ];
}

function scoreLines({ score, hand }: PlayerView, over: boolean): OutlineLine[] {
  const points = score.reduce((sum, line) => sum + line.points, 0);
  const key = over ? 'outline.points' : hand ? 'outline.points-so-far' : 'outline.points-in-sight';
  return [
    { depth: 1, said: say(key, { points }) },
    ...score.map(line => ({
      depth: 2,
      said: say('outline.score', { points: line.points, source: scoreLine(line) }),
    })),
  ];
}

export function playerLines(box: Box, view: View, seat: Seat): OutlineLine[] {
  const p = view.players[seat];
  if (!p) return [];
  return [
    { depth: 0, said: say(seat === view.me ? 'outline.me' : 'outline.player', { seat }) },
    ...holdings(box, p).map(said => ({ depth: 1, said })),
    ...scoreLines(p, view.over),
    {
      depth: 1,
      said: p.display.length > 0 ? say('outline.city', { n: p.display.length }) : say('outline.no-city'),
    },
    ...p.display.flatMap((stack, i) => stackLines(box, stack, i)),
  ];
}
