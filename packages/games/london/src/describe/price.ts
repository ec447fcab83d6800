import type { Answer } from '@thameside/kernel';
import type { Said } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import type { Ongoing } from '../components/vocabulary.ts';
import { loansFor, RECOLOURING, RELIEF } from '../loans.ts';
import type { PlayerView } from '../view.ts';
import { money, say } from './say.ts';

const isShowing = (box: Box, { display }: PlayerView, ongoing: Ongoing): boolean =>
  display.some(({ down, top }) => !down && top !== null && box.cards[top]?.ongoing === ongoing);

/** L33, L80: what it costs to discard the card for a colour; null if that is not possible. */
function serviceOf(box: Box, p: PlayerView, card: string, wanted: string, building: boolean): number | null {
  const colour = box.cards[card]?.colour;
  if (colour === 'grey') {
    const { ability } = box.boroughs[p.boroughs.at(-1) ?? ''] ?? {};
    return wanted === 'any' || (building && ability === 'paupers-count-as-any-colour') ? 0 : null;
  }
  if (wanted === 'any' || colour === wanted) return 0;
  return isShowing(box, p, 'recolour-for-1') ? RECOLOURING : null;
}

/** The same before a card is chosen: the least that any of the hand costs. */
function leastService(box: Box, p: PlayerView, wanted: string, built: string | null): number {
  const rest = [...(p.hand ?? [])];
  if (built !== null) rest.splice(rest.indexOf(built), 1);
  const costs = rest.flatMap(card => serviceOf(box, p, card, wanted, built !== null) ?? []);
  return costs.length > 0 ? Math.min(...costs) : 0;
}

/** What an answer takes out of the purse, and what has to be paid after it because of it. */
interface Due {
  readonly now: number;
  readonly later: number;
}

const NOTHING: Due = { now: 0, later: 0 };

/** What is known of a question; not all questions have a stack. */
interface Asked {
  readonly k: string;
  readonly stack?: number;
}

/** L24: `playing` is the card on its way to the city. */
export function dueFor(
  box: Box,
  p: PlayerView,
  { k, stack }: Asked,
  answer: Answer,
  playing: string | null,
): Due {
  const id = String(typeof answer === 'object' ? answer[0] : answer);
  const { cost = 0, colour, action, canStand, buildsWithoutDiscard } = box.cards[id] ?? {};
  const built = box.cards[playing ?? ''];
  const topOf = (n: unknown) => box.cards[p.display[Number(n)]?.top ?? ''];
  if (answer === 'relief') return { now: RELIEF, later: 0 };
  switch (k) {
    case 'develop': {
      const isFree = !canStand || action !== undefined || buildsWithoutDiscard;
      return { now: 0, later: cost + (isFree || !colour ? 0 : leastService(box, p, colour, id)) };
    }
    case 'wren':
      return { now: 0, later: cost };
    case 'discard': {
      const service = built ? serviceOf(box, p, id, built.colour, true) : null;
      return service === null ? NOTHING : { now: service, later: built?.cost ?? 0 };
    }
    case 'place':
      return p.display[Number(answer)]?.placed ? NOTHING : { now: built?.cost ?? 0, later: 0 };
    case 'buy':
      return { now: box.boroughs[id]?.cost ?? 0, later: 0 };
    case 'run': {
      if (typeof answer !== 'number') return NOTHING;
      const { fee = 0, feeCard = null } = topOf(answer) ?? {};
      return { now: fee, later: feeCard === null ? 0 : leastService(box, p, feeCard, null) };
    }
    case 'fee':
      return { now: serviceOf(box, p, id, topOf(stack)?.feeCard ?? 'any', false) ?? 0, later: 0 };
    case 'again':
      return p.display[Number(answer)]?.activated ? { now: topOf(answer)?.fee ?? 0, later: 0 } : NOTHING;
    case 'cover':
      return { now: cost, later: 0 };
    default:
      return NOTHING;
  }
}

/** L24: the loans that paying all of it takes. */
export const loansOf = (box: Box, p: PlayerView, { now, later }: Due): number =>
  loansFor(box, p.money, now + later, isShowing(box, p, 'loans-pay-12'));

/** Something with what it costs, and the loans it takes, also those that come a little later. */
export function priced(what: Said, cost: number, loans: number): Said {
  if (cost === 0) return loans === 0 ? what : say('answer.with-loans', { what, loans });
  return loans === 0
    ? say('answer.priced', { what, cost: money(cost) })
    : say('answer.priced-loans', { what, cost: money(cost), loans });
}
