import type { Refusal } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import type { Ask } from '../frames.ts';
import { notInHand, refusal, type Why } from '../refusals.ts';

/** The rule by which a question asks for a card of the hand. */
const OF_HAND: Partial<Record<Ask['k'], string>> = {
  develop: 'L30',
  discard: 'L30',
  wren: 'L82',
  give: 'L85',
  fee: 'L50',
  limit: 'L12',
  prison: 'L92',
  workhouse: 'L92',
};

/** Why something that goes on beside everything else does not go on here, for who has nothing that allows it. */
const ASIDES: Readonly<Record<string, Why>> = {
  swap: 'L85.none',
  'swap-borough': 'L85.none',
  relief: 'L95.none',
  loan: 'L22.here',
};
const WITH_ASIDES: readonly Ask['k'][] = ['draw', 'action', 'end', 'develop', 'run'];

/** Answers that are words, where they are not offered. */
const WORDS: Partial<Record<Ask['k'], Readonly<Record<string, Why>>>> = {
  draw: { enough: 'L13.must', deck: 'L86.look', look: 'L86.none' },
  run: { borough: 'L51.no-borough' },
  cover: { none: 'L81.must' },
  again: { none: 'L88.must' },
};

function whyNotWord(f: Ask, text: string): Refusal | undefined {
  const words = { ...WORDS[f.k], ...(WITH_ASIDES.includes(f.k) ? ASIDES : {}) };
  const why = Object.hasOwn(words, text) ? words[text] : undefined;
  return why && refusal(why);
}

/** Why not, of whatever could be meant: any card, borough or number that is neither offered nor listed. */
export function whyNot(box: Box, f: Ask, text: string): Refusal | undefined {
  const [first = '', row] = text.split(' ');
  const card = first in box.cards ? first : undefined;
  const ofHand = OF_HAND[f.k];
  if (card && row === undefined && ofHand) return notInHand(ofHand, card);
  if (/^\d{1,3}$/.test(text)) {
    if (f.k === 'place') return refusal('L31.stack');
    if (f.k === 'run' || f.k === 'again')
      return { ...refusal('L31.stack'), rule: f.k === 'run' ? 'L50' : 'L88' };
    if (f.k === 'victim') return refusal('L91.other');
    if (f.k === 'spare') return refusal('L83.none');
  }
  if (card && (row === 'top' || row === 'bottom')) {
    const rule = { draw: 'L10', pick: 'L10', take: 'L85', cover: 'L81' }[f.k as string];
    return rule === undefined ? undefined : { ...refusal('L10.board', { card }), rule };
  }
  if (card && row === undefined) {
    if (f.k === 'pick' || f.k === 'order') return refusal('L86.looked', { card });
    if (f.k === 'lay-out') return refusal('L34.aside', { card });
  }
  if (f.k === 'buy' && text in box.boroughs) return refusal('L40.offer', { borough: text });
  return whyNotWord(f, text);
}
