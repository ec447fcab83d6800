import type { Said } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import type { Key } from '../texts/index.ts';

export const say = (key: Key, params: Said['params'] = {}): Said => ({ key, params });

/** A card by its name; with its colour and set where others bear the same name. */
export function cardSaid(box: Box, id: string): Said {
  const card = box.cards[id];
  return card && box.namesakes.has(id)
    ? say('answer.namesake', { card: id, colour: card.colour, set: card.set })
    : say('answer.card', { card: id });
}

export const money = (n: number): Said => say('amount.money', { n });
export const prestige = (n: number): Said => say('amount.prestige', { n });
export const poverty = (n: number): Said => say('amount.poverty', { n });

interface Amounts {
  readonly money?: number;
  readonly prestige?: number;
  readonly poverty?: number;
}

/** What comes and goes, one entry for each that is not nothing. */
export const amounts = ({ money: m = 0, prestige: p = 0, poverty: poor = 0 }: Amounts): Said[] => [
  ...(m === 0 ? [] : [say('gain.money', { money: money(m) })]),
  ...(p === 0 ? [] : [say('gain.prestige', { prestige: prestige(p) })]),
  ...(poor === 0
    ? []
    : [say(poor > 0 ? 'gain.poverty' : 'lose.poverty', { poverty: poverty(Math.abs(poor)) })]),
];
