import { at, type Seat } from '@thameside/kernel';
import { type Counts, countsOf } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import { KEYPLES, type Keyple } from '../components/vocabulary.ts';
import type { Lot, Player, State, TileId } from '../state.ts';
import { busPoints } from './bus.ts';
import { type Horizons, inHand, LAST_ERA } from './horizon.ts';
import type { Lorebook } from './lore.ts';
import { guessedSkills, skillsOf, tileWorth } from './lots.ts';
import { kept, type Memory } from './memory.ts';
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

/** Everything about a borough that decides what a tile would be worth there. */
export const likeness = (p: Player): string =>
  p.borough.map(({ id, level, q, r, sides }) => `${id}${level}${q},${r}${sides}`).join();

/** As a turn begins: what the turn itself changes about it is small. With a memory for many turns it is quicker. */
export function esteemOf(
  box: Box,
  book: Lorebook,
  w: Weights,
  horizons: Horizons,
  s: State,
  me: Seat,
  memory?: Memory['tiles'],
): Esteem {
  const skills = s.players.map((p, seat) => (seat === me ? skillsOf(p) : guessedSkills(p)));
  const keyples = s.era === LAST_ERA ? s.players.map((p, seat) => keyplesOf(p, seat === me)) : [];

  /** What tells the seat's borough from all others that the memory may know. */
  function nameOf(seat: Seat): string {
    const held = keyples[seat];
    const colours = held ? KEYPLES.map(colour => held[colour]) : '';
    return `${s.era} ${skills[seat]} ${colours} ${likeness(at(s.players, seat))}`;
  }
  const known: Map<string, number>[] = [];
  function knownOf(seat: Seat): Map<string, number> {
    const before = known[seat];
    if (before) return before;
    const found = kept(memory, memory ? nameOf(seat) : '');
    known[seat] = found;
    return found;
  }
  const recall = (seat: Seat, id: TileId, level: number, find: () => number): number => {
    const worths = knownOf(seat);
    const key = level === 0 ? id : `${id} ${level}`;
    const worth = worths.get(key) ?? find();
    worths.set(key, worth);
    return worth;
  };

  const tileTo = (seat: Seat, id: TileId, level: number): number =>
    recall(seat, id, level, () =>
      tileWorth(box, book, w, horizons.next(s), at(s.players, seat), at(skills, seat), id, level),
    );

  function busTo(seat: Seat, id: TileId): number {
    const score = book[id]?.score[0];
    if (!score) return 0;
    return busPoints(score, {
      town: townOf(book, at(s.players, seat).borough),
      skills: at(skills, seat),
      keyples: at(keyples, seat),
      routemasters: BUSES,
    });
  }

  return {
    tileTo,
    lotTo: (seat, lot) =>
      s.era === LAST_ERA
        ? recall(seat, lot.id, lot.level, () => busTo(seat, lot.id))
        : tileTo(seat, lot.id, lot.level),
  };
}
