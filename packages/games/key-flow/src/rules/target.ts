import { at, type Refusal, type Refused, type Seat } from '@thameside/kernel';
import { type Box, planOf } from '../components/box.ts';
import type { KeypleRow } from '../components/set.ts';
import { type Arrow, MOST_KEYPLES } from '../components/vocabulary.ts';
import type { Rules } from '../frames.ts';
import { refusal } from '../refusals.ts';
import { type CardId, decidesOpenly, neighbour, type Player, type Site, type State } from '../state.ts';
import { boxOf, hasPower, tokensNeeded } from '../village.ts';
import { begin } from './action.ts';
import { isPlanSecret } from './secrecy.ts';

/** F46. */
const isWeak = ({ keyples, token }: KeypleRow): boolean => keyples === 2 || (keyples === 1 && token);

const keypleOf = (box: Box, card: CardId): KeypleRow => {
  const { keyple } = planOf(box, card);
  if (!keyple) throw new Error(`${card} is no keyple card`);
  return keyple;
};

/** F30, F31: the arrow that leads from the seat to a card there; null if none could. */
function arrowTo(s: State, seat: Seat, village: Seat, site: Site): Arrow | null {
  if (village === seat) return 'down';
  if (s.players.length === 2) return site.x === 0 ? null : site.x < 0 ? 'left' : 'right';
  if (village === neighbour(s, seat, 1)) return 'left';
  return village === neighbour(s, seat, -1) ? 'right' : null;
}

/** F33: held before the reveal, and the card's own. */
const tokensAtHand = (p: Player, keyple: KeypleRow): number => p.tokens + (keyple.token ? 1 : 0);

const hasRoom = (p: Player, keyple: KeypleRow, site: Site): boolean =>
  site.keyples.length < MOST_KEYPLES && tokensNeeded(site, keyple) <= tokensAtHand(p, keyple);

/** Every card that the keyple card can be put above, the own village first. */
function targets(box: Box, s: State, seat: Seat, keyple: KeypleRow): CardId[] {
  const p = at(s.players, seat);
  const anywhere = isWeak(keyple) && hasPower(box, p.village, 'weak-cards-go-anywhere');
  const found: CardId[] = [];
  const seats = s.players.length;
  for (let i = 0; i < seats; i++) {
    const village = (seat + i) % seats;
    for (const site of at(s.players, village).village) {
      if (!boxOf(box, site).action || !hasRoom(p, keyple, site)) continue;
      const arrow = arrowTo(s, seat, village, site);
      if (arrow !== null && (anywhere || keyple.arrows.includes(arrow))) found.push(site.id);
    }
  }
  return found;
}

function whyNot(box: Box, s: State, seat: Seat, village: Seat, site: Site, keyple: KeypleRow): Refusal {
  const card = site.id;
  if (planOf(box, card).river) return refusal('F53.river', { card });
  if (!boxOf(box, site).action) return refusal('F53.never', { card });
  const p = at(s.players, seat);
  const arrow = arrowTo(s, seat, village, site);
  if (arrow === null)
    return s.players.length === 2 ? refusal('F31.home', { card }) : refusal('F30.beyond', { seat: village });
  const anywhere = isWeak(keyple) && hasPower(box, p.village, 'weak-cards-go-anywhere');
  if (!anywhere && !keyple.arrows.includes(arrow)) {
    return refusal(s.players.length === 2 && village !== seat ? 'F31.side' : 'F30.arrow', { arrow });
  }
  const { length } = site.keyples;
  if (length >= MOST_KEYPLES) return refusal('F32.full', { card, cards: length });
  return refusal('F33.tokens', {
    card,
    cards: length,
    keyples: keyple.keyples,
    need: tokensNeeded(site, keyple),
    have: tokensAtHand(p, keyple),
  });
}

export function targetRules(box: Box): Rules<'target'> {
  return {
    target: {
      secretNow: isPlanSecret,
      legal: (s, f) => [...targets(box, s, f.seat, keypleOf(box, f.card)), 'discard'],
      refused(s, f): Refused[] {
        const keyple = keypleOf(box, f.card);
        const offered = targets(box, s, f.seat, keyple);
        return s.players.flatMap((p, village) =>
          p.village
            .filter(site => !offered.includes(site.id))
            .map(site => ({ answer: site.id, refusal: whyNot(box, s, f.seat, village, site, keyple) })),
        );
      },
      apply(s, f, answer, io) {
        const { seat, card } = f;
        const { plan } = at(s.players, seat);
        if (!plan) throw new Error(`seat ${seat} has picked nothing`);
        if (!decidesOpenly(s)) io.push({ k: 'ready', seat });
        if (answer === 'discard') {
          plan.discard = true;
          return;
        }
        plan.target = answer;
        plan.village = s.players.findIndex(p => p.village.some(site => site.id === answer));
        const site = at(s.players, plan.village).village.find(each => each.id === answer);
        if (!site) throw new Error(`no card ${answer} on the table`);
        plan.tokens = tokensNeeded(site, keypleOf(box, card));
        begin(box, s, seat, site, io);
      },
    },
  };
}

/** F46: whether the printed arrows alone would not have led there. */
export const wentFar = (box: Box, s: State, seat: Seat, card: CardId, village: Seat, site: Site): boolean => {
  const arrow = arrowTo(s, seat, village, site);
  return arrow === null || !keypleOf(box, card).arrows.includes(arrow);
};
