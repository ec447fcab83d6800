import type { Refusal } from '@thameside/kernel';
import { type Box, planOf } from '../components/box.ts';
import type { Ask } from '../frames.ts';
import { refusal, type Why } from '../refusals.ts';
import { PAYMENTS } from './pay.ts';

/** Why a card of the set is no answer to the question. */
const NO_CARD: Partial<Record<Ask['k'], Why>> = {
  pick: 'F10.hand',
  target: 'F30.table',
  route: 'F40.own',
  extra: 'F40.own',
  winter: 'F52.hand',
};

/** F20: even places are the upper row, odd ones the lower row. */
const whyNotPlace = (box: Box, card: string, x: number): Refusal => {
  const { river } = planOf(box, card);
  return ((x & 1) === 1) === river
    ? refusal('F20.apart', { card })
    : refusal('F20.row', { card, row: river ? 'river' : 'road' });
};

/** Why not, of whatever could be meant: any card, place, payment or number that is neither offered nor listed. */
export function whyNot(box: Box, f: Ask, text: string): Refusal | undefined {
  const why = NO_CARD[f.k];
  if (why && text in box.cards) return refusal(why, { card: text });
  const isNumber = /^-?\d{1,3}$/.test(text);
  switch (f.k) {
    case 'place':
      return isNumber ? whyNotPlace(box, f.card, Number(text)) : undefined;
    case 'work': {
      const [verb = '', card = ''] = text.split(' ');
      return ['move', 'upgrade', 'turn'].includes(verb) && card in box.cards
        ? refusal('F40.own', { card })
        : undefined;
    }
    case 'pay':
      return text.split(' ').every(word => PAYMENTS.some(payment => payment === word))
        ? refusal('F42.pay')
        : undefined;
    case 'gain':
      return isNumber ? refusal('F34.choice') : undefined;
    case 'exchange':
      return text === 'exchange' ? refusal('F34.pay') : undefined;
    case 'allocate':
      if (text === 'change') return refusal('F62.nothing');
      return text === 'as-proposed' ? refusal('F65.same') : undefined;
    case 'piece':
      return refusal('F62.thing');
    case 'give':
      return refusal('F62.give');
    default:
      return undefined;
  }
}
