import { at, type Seat } from '@thameside/kernel';
import { totalOf } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import { SKILLS } from '../components/vocabulary.ts';
import { type CardId, neighbour, type State } from '../state.ts';
import { aiming } from './aims.ts';
import { type Estate, estateOf } from './estate.ts';
import { hauling } from './haul.ts';
import type { Horizon } from './horizon.ts';
import type { Lorebook } from './lore.ts';
import { appraiser } from './value.ts';

/** F6: of face-down skill tiles only the number is known. */
function seenFrom(s: State, rival: Seat): Estate {
  const p = at(s.players, rival);
  const hidden = totalOf(SKILLS, p.skills) / SKILLS.length;
  return { ...estateOf(s, rival), skills: SKILLS.map(skill => p.doubles[skill] + hidden) };
}

/** F10: what the player who takes up the hand can make of the best card that is left in it. */
export function leavings(
  box: Box,
  book: Lorebook,
  h: Horizon,
  s: State,
  seat: Seat,
): (picked: CardId) => number {
  const rival = neighbour(s, seat, s.season % 2 === 0 ? 1 : -1);
  const estate = seenFrom(s, rival);
  const opinion = appraiser(book, h, estate, []);
  const aim = aiming(box, book, opinion, hauling(box, book, opinion), rival, () => estate);
  const least = opinion.worth(estate);
  const own = estate.village.map(({ id }) => id);
  const gains = at(s.players, seat).hand.map(card => ({ card, gain: aim.undecided(s, card, own) - least }));
  return picked => {
    let most = 0;
    for (const { card, gain } of gains) if (card !== picked) most = Math.max(most, gain);
    return most;
  };
}
