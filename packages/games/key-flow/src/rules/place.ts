import { at, type Refused } from '@thameside/kernel';
import { type Box, planOf } from '../components/box.ts';
import type { Rules } from '../frames.ts';
import { refusal } from '../refusals.ts';
import { placesFor, siteAt } from '../village.ts';
import { isPlanSecret } from './secrecy.ts';

/** F13, F20: where the village card goes, or that it is discarded; the winter card of F52 cannot be. */
export function placeRules(box: Box): Rules<'place'> {
  return {
    place: {
      secretNow: isPlanSecret,
      legal(s, f) {
        const places = placesFor(at(s.players, f.seat).village, planOf(box, f.card).river);
        return s.phase === 'winter' ? places : [...places, 'discard'];
      },
      refused(s, f) {
        const { village } = at(s.players, f.seat);
        const { card } = f;
        const { river } = planOf(box, card);
        const other: Refused[] = placesFor(village, !river).map(x => ({
          answer: x,
          refusal: refusal('F20.row', { card, row: river ? 'river' : 'road' }),
        }));
        const taken: Refused[] = village.map(site => ({
          answer: site.x,
          refusal: refusal('F20.taken', { card: site.id }),
        }));
        const ends = placesFor(village, river);
        const beyond = [Math.min(...ends) - 2, Math.max(...ends) + 2].filter(x => !siteAt(village, x));
        return [
          ...other,
          ...taken,
          ...beyond.map(x => ({ answer: x, refusal: refusal('F20.apart', { card }) })),
          ...(s.phase === 'winter' ? [{ answer: 'discard', refusal: refusal('F52.keep', { card }) }] : []),
        ];
      },
      apply(s, f, answer, io) {
        const { plan } = at(s.players, f.seat);
        if (plan) {
          plan.discard = answer === 'discard';
          plan.x = answer === 'discard' ? null : answer;
        }
        io.push({ k: 'ready', seat: f.seat });
      },
    },
  };
}
