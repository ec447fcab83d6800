import type { Answer } from '@thameside/kernel';
import type { Said } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import { loansFor, RECOLOURING, RELIEF } from '../loans.ts';
import type { PlayerView } from '../view.ts';
import { money, say } from './say.ts';

/** L32, L90. */
const hasBank = (box: Box, { display }: PlayerView): boolean =>
  display.some(({ down, top }) => !down && top !== null && box.cards[top]?.ongoing === 'loans-pay-12');

/** L80: another colour costs something; paupers serve for nothing where they serve at all. */
const recolouring = (box: Box, card: string, wanted: string | null | undefined): number => {
  const colour = box.cards[card]?.colour;
  return wanted == null || wanted === 'any' || colour === wanted || colour === 'grey' ? 0 : RECOLOURING;
};

/** L80: the same before a card is chosen, if the hand has nothing that serves without it. */
function leastRecolouring(box: Box, p: PlayerView, built: string | null, wanted: string | null): number {
  if (p.hand === null || wanted === null || wanted === 'any') return 0;
  const rest = [...p.hand];
  if (built !== null) rest.splice(rest.indexOf(built), 1);
  const southwark = box.boroughs[p.boroughs.at(-1) ?? '']?.ability === 'paupers-count-as-any-colour';
  const serves = (card: string) => box.cards[card]?.colour !== 'grey' || (built !== null && southwark);
  return Math.min(RECOLOURING, ...rest.filter(serves).map(card => recolouring(box, card, wanted)));
}

/** What an answer takes out of the purse, and what has to be paid after it because of it. */
interface Due {
  readonly now: number;
  readonly later: number;
}

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
  const { cost = 0, colour, action, buildsWithoutDiscard } = box.cards[id] ?? {};
  const built = box.cards[playing ?? ''];
  const topOf = (n: unknown) => box.cards[p.display[Number(n)]?.top ?? ''];
  if (answer === 'relief') return { now: RELIEF, later: 0 };
  switch (k) {
    case 'develop': {
      const isFree = colour === undefined || action !== undefined || buildsWithoutDiscard;
      return { now: 0, later: cost + (isFree ? 0 : leastRecolouring(box, p, id, colour)) };
    }
    case 'wren':
      return { now: 0, later: cost };
    case 'discard':
      return { now: recolouring(box, id, built?.colour), later: built?.cost ?? 0 };
    case 'place':
      return { now: built?.cost ?? 0, later: 0 };
    case 'buy':
      return { now: box.boroughs[id]?.cost ?? 0, later: 0 };
    case 'run': {
      const { fee = 0, feeCard = null } = typeof answer === 'number' ? (topOf(answer) ?? {}) : {};
      return { now: fee, later: leastRecolouring(box, p, null, feeCard) };
    }
    case 'fee':
      return { now: recolouring(box, id, topOf(stack)?.feeCard), later: 0 };
    case 'again':
      return { now: topOf(answer)?.fee ?? 0, later: 0 };
    case 'cover':
      return { now: cost, later: 0 };
    default:
      return { now: 0, later: 0 };
  }
}

/** L24: the loans that paying all of it takes. */
export const loansOf = (box: Box, p: PlayerView, { now, later }: Due): number =>
  loansFor(box, p.money, now + later, hasBank(box, p));

/** Something with what it costs, and the loans it takes, also those that come a little later. */
export function priced(what: Said, cost: number, loans: number): Said {
  if (cost === 0) return loans === 0 ? what : say('answer.with-loans', { what, loans });
  return loans === 0
    ? say('answer.priced', { what, cost: money(cost) })
    : say('answer.priced-loans', { what, cost: money(cost), loans });
}
