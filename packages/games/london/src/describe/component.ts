import type { OutlineLine, Said } from '@thameside/kit';
import type { Box, CardPlan } from '../components/box.ts';
import type { BoroughRow } from '../components/set.ts';
import { amounts, money, prestige, say } from './say.ts';

/** What running it costs and brings. */
function runSaid({ fee, feeCard, run, flips, runs }: CardPlan): Said[] {
  if (!runs) return [];
  const gains = amounts(run);
  return [
    ...(fee > 0 ? [say('does.fee', { money: money(fee) })] : []),
    ...(feeCard === null ? [] : [say('does.fee-card', { card: say(`colour-card.${feeCard}`) })]),
    ...(gains.length > 0 ? [say('does.run', { gains })] : []),
    ...(run.special ? [say('does.special', { what: say(`does.${run.special}`) })] : []),
    ...(flips ? [say('does.flips')] : []),
  ];
}

/** What a card does, line by line. */
export const cardDoings = (card: CardPlan): Said[] => [
  ...(card.isPauper ? [say('does.pauper')] : []),
  ...(card.cost > 0 ? [say('does.cost', { money: money(card.cost) })] : []),
  ...(card.buildsWithoutDiscard ? [say('does.free-build')] : []),
  ...runSaid(card),
  ...(card.ongoing ? [say('does.ongoing', { what: say(`does.${card.ongoing}`) })] : []),
  ...(card.react ? [say(`does.${card.react}`)] : []),
  ...(card.action ? [say('does.action', { what: say(`does.${card.action}`) })] : []),
  ...(card.endPrestige > 0 ? [say('does.end', { prestige: prestige(card.endPrestige) })] : []),
];

export function boroughDoings({ cost, gain, run, ability, side, river }: BoroughRow): Said[] {
  const gains = [
    ...(gain.draw > 0 ? [say('gain.cards', { n: gain.draw })] : []),
    ...amounts({ prestige: gain.prestige, poverty: gain.poverty }),
  ];
  return [
    say('does.buy', { money: money(cost) }),
    ...(gains.length > 0 ? [say('does.gain', { gains })] : []),
    ...(run ? [say('does.borough-run', { gains: amounts(run) })] : []),
    ...(ability ? [say('does.ability', { what: say(`does.${ability}`) })] : []),
    say('does.place', { side, river: river ? 'yes' : 'no' }),
  ];
}

const below = (lines: readonly Said[]): OutlineLine[] => lines.map(said => ({ depth: 1, said }));

/** Action cards are a kind of their own, whatever their colour. */
export function kindOf({ cards, boroughs }: Box, id: string): string {
  const card = cards[id];
  if (!card) return boroughs[id] ? 'borough' : '';
  if (card.isPauper) return 'pauper';
  return card.action ? 'action-card' : `${card.colour}-card`;
}

/** Everything about a card or borough: the same words for gallery, tooltip and screen reader. */
export function component(box: Box, id: string): OutlineLine[] {
  const card = box.cards[id];
  if (card) {
    const kind = card.isPauper ? 'pauper' : card.action ? 'action-card' : 'city-card';
    const { colour, set, copies } = card;
    return [
      { depth: 0, said: say('answer.card', { card: id }) },
      ...below([
        say('component.card', { kind, colour, set }),
        say('component.copies', { n: copies }),
        ...cardDoings(card),
      ]),
    ];
  }
  const borough = box.boroughs[id];
  if (!borough) return [];
  return [
    { depth: 0, said: say('answer.borough', { borough: id }) },
    ...below([say(borough.starter ? 'component.starter' : 'component.borough'), ...boroughDoings(borough)]),
  ];
}
