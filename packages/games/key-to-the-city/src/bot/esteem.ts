import { at, type Seat } from '@thameside/kernel';
import { type Counts, countsOf } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import { KEYPLES, type Keyple } from '../components/vocabulary.ts';
import type { Lot, Player, State, TileId } from '../state.ts';
import { busPoints } from './bus.ts';
import { type Horizons, inHand, LAST_ERA } from './horizon.ts';
import type { Lorebook } from './lore.ts';
import { guessedSkills, skillsOf, tileWorth } from './lots.ts';
import { townOf } from './town.ts';
import type { Weights } from './weights.ts';

/** Routemaster tiles that a player will usually own; there are twice as many as players (K5). */
const BUSES = 2;

/** What a tile is worth to each seat, as far as one of them can tell. */
export interface Esteem {
  tileTo(seat: Seat, id: TileId, level: number): number;
  lotTo(seat: Seat, lot: Lot): number;
}

/** All keyples that the player has or will get back; of others only the number is known. */
function keyplesOf(p: Player, known: boolean): Counts<Keyple> {
  if (!known) {
    const placed = p.borough.reduce((sum, site) => sum + site.placed, 0);
    return countsOf(KEYPLES, (inHand(p) + placed) / KEYPLES.length);
  }
  const keyples = countsOf(KEYPLES);
  for (const colour of KEYPLES) keyples[colour] = p.screen[colour] + p.front[colour];
  for (const site of p.borough) if (site.colour !== null) keyples[site.colour] += site.placed;
  return keyples;
}

/** As a turn begins: what the turn itself changes about it is small. */
export function esteemOf(
  box: Box,
  book: Lorebook,
  w: Weights,
  horizons: Horizons,
  s: State,
  me: Seat,
): Esteem {
  const known = new Map<string, number>();
  const recall = (seat: Seat, id: TileId, find: () => number): number => {
    const key = `${seat} ${id}`;
    const worth = known.get(key) ?? find();
    known.set(key, worth);
    return worth;
  };

  const tileTo = (seat: Seat, id: TileId, level: number): number =>
    recall(seat, id, () => {
      const p = at(s.players, seat);
      const skills = seat === me ? skillsOf(p) : guessedSkills(p);
      return tileWorth(box, book, w, horizons.next(s), p, skills, id, level);
    });

  function busTo(seat: Seat, id: TileId): number {
    const p = at(s.players, seat);
    const score = book[id]?.score[0];
    if (!score) return 0;
    const skills = seat === me ? skillsOf(p) : guessedSkills(p);
    const keyples = keyplesOf(p, seat === me);
    return busPoints(score, { town: townOf(book, p.borough), skills, keyples, routemasters: BUSES });
  }

  return {
    tileTo,
    lotTo: (seat, lot) =>
      s.era === LAST_ERA ? recall(seat, lot.id, () => busTo(seat, lot.id)) : tileTo(seat, lot.id, lot.level),
  };
}
