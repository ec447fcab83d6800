import type { Answer } from '@thameside/kernel';
import { type Box, planOf } from '../components/box.ts';
import type { Ask } from '../frames.ts';
import type { View } from '../view.ts';
import { tokensFor, tokensNeeded } from '../village.ts';

/** F33, F50: the tokens that an answer takes, as far as the table is in view. */
export function costOf(box: Box, f: Ask, given: Answer, view: View | undefined): number {
  if (f.k !== 'target' && f.k !== 'extra') return 0;
  const site = view?.players.flatMap(({ village }) => village).find(({ id }) => id === given);
  if (!site) return 0;
  if (f.k === 'extra') return tokensFor(site);
  const { keyple } = planOf(box, f.card);
  return keyple ? tokensNeeded(site, keyple) : 0;
}
