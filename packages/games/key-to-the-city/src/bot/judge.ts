import { at, type Seat } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import type { Score } from '../components/set.ts';
import { KEYPLES, SKILLS } from '../components/vocabulary.ts';
import type { Player, State, TileId } from '../state.ts';
import { berthPoints, laterBerth } from './berths.ts';
import { boroughWorth } from './borough.ts';
import { type Bus, busWorth, stockOf } from './bus.ts';
import { esteemOf, likeness } from './esteem.ts';
import { type Horizon, type Horizons, inHand, LAST_ERA } from './horizon.ts';
import { settling } from './laying.ts';
import { type Hold, type Ledger, ledgerOf } from './ledger.ts';
import type { Lorebook } from './lore.ts';
import { skillsOf } from './lots.ts';
import { kept, type Memory, type Settled } from './memory.ts';
import { keeps } from './rivalry.ts';
import type { Town } from './town.ts';
import type { Weights } from './weights.ts';

/** Whether two players have the same borough, with the same to put in it. */
const isAlike = (a: Player, b: Player): boolean =>
  a.borough.length === b.borough.length &&
  a.unplaced.length === b.unplaced.length &&
  a.unplaced.every((connector, i) => connector === b.unplaced[i]) &&
  SKILLS.every(skill => a.skills[skill] === b.skills[skill]) &&
  a.borough.every((site, i) => {
    const other = at(b.borough, i);
    return (
      site.id === other.id &&
      site.level === other.level &&
      site.q === other.q &&
      site.r === other.r &&
      site.sides.every((connector, side) => connector === other.sides[side])
    );
  });

const NOTHING: Score = { rule: 'fixed', each: 0 };

/** What one seat makes of the positions that it can reach in one turn. */
export function appraiser(
  box: Box,
  book: Lorebook,
  w: Weights,
  horizons: Horizons,
  root: State,
  seat: Seat,
  memory?: Memory,
) {
  const me = at(root.players, seat);
  const name = memory ? likeness(me) : '';
  const { tileTo, lotTo } = esteemOf(box, book, w, horizons, root, seat, memory?.tiles);
  const settled = settling(book, kept(memory?.layouts, name));

  /** What keyples that are kept are worth when the era is over; beyond plenty they count less. */
  const keptKeyples = (s: State, count: number): number =>
    at(w.keyple, s.era - 1) * (Math.min(count, w.plenty) + w.glut * Math.max(0, count - w.plenty));

  /** The chance that the run of passes will be the end of the era. */
  function chanceThatAllPass(s: State): number {
    if (!s.passes.includes(seat)) return 0;
    return w.quiet ** s.players.filter((p, other) => !p.sailed && !s.passes.includes(other)).length;
  }

  /** The Routemaster tiles that count for the seat, each with the chance that it will be the seat's. */
  function buses(s: State, won: readonly Hold[]): readonly Bus[] {
    if (s.era === LAST_ERA) return won.map(({ lot, chance }) => ({ score: scoreOf(lot.id), chance }));
    return s.routemasters.map(id => ({ score: scoreOf(id), chance: w.bus / s.players.length }));
  }
  const scoreOf = (id: TileId): Score => book[id]?.score[0] ?? NOTHING;

  /** The borough with its connectors laid. Most lines leave it as it is: then it is judged once for each horizon. */
  const unchanged = kept(memory?.boroughs, memory ? `${name} ${me.unplaced} ${skillsOf(me)}` : '');
  function boroughOf(p: Player, rides: readonly Bus[], h: Horizon): Settled {
    const isKnown = root.era < LAST_ERA && isAlike(p, me);
    const before = isKnown ? unchanged.get(h) : undefined;
    if (before) return before;
    const stock = stockOf(p, rides);
    const value = (town: Town) => boroughWorth(town, stock, h, w);
    const town = settled(p, value);
    const found = { town, worth: value(town) };
    if (isKnown) unchanged.set(h, found);
    return found;
  }

  /** The borough as it stands, the lots that will probably be won, and what Routemaster tiles make of both. */
  function boroughAndLots(s: State, p: Player, ledger: Ledger): number {
    const rides = buses(s, ledger.won);
    const { town, worth: standing } = boroughOf(p, rides, horizons.of(s, seat));
    let worth = standing;
    if (s.era < LAST_ERA) for (const { lot, chance } of ledger.won) worth += chance * lotTo(seat, lot);
    const colours = s.era === LAST_ERA ? 1 : at(w.colour, s.era - 1);
    return worth + busWorth(rides, { town, keyples: ledger.end }, colours);
  }

  /** The berth that the seat has or will probably get, with all the keyples that it will have then. */
  function berthWorth(s: State, p: Player, ledger: Ledger): number {
    const keyples = KEYPLES.reduce((sum, colour) => sum + ledger.end[colour], 0);
    const riverTile = s.river[0];
    const claimed = riverTile === undefined ? 0 : tileTo(seat, riverTile, 0);
    const berths = at(box.berths, s.era);
    const worthOf = (i: number) =>
      berthPoints(box, w, s, i, claimed) + keptKeyples(s, keyples + (berths[i]?.keyples ?? 0));
    if (p.sailed) return worthOf(p.berth);
    const free = berths
      .map((_, i) => i)
      .filter(i => !s.players.some(other => other.sailed && other.berth === i));
    return laterBerth(
      s,
      seat,
      free.map(worthOf).sort((a, b) => b - a),
    );
  }

  /** What the keyples that can still be used in this era are good for. */
  function keyplesToUse(s: State, p: Player, ledger: Ledger): number {
    const usable = inHand(p) + w.movable * ledger.movable;
    return p.sailed ? 0 : at(w.hand, s.era - 1) * usable * (1 - chanceThatAllPass(s));
  }

  /** What the others win, with the keyples that they get back. */
  function goodOfOthers(s: State, ledger: Ledger): number {
    const keyple = at(w.keyple, s.era - 1);
    let good = 0;
    for (const { lot, seat: winner, chance } of ledger.lost)
      good += chance * (lotTo(winner, lot) + (lot.placed - at(lot.bids, winner)) * keyple);
    s.players.forEach((other, whose) => {
      if (whose === seat) return;
      for (const site of other.borough) good += site.placed * keyple;
    });
    return good;
  }

  function worth(s: State): number {
    if (s.era === 0) return 0; // homes differ in colour alone
    const p = at(s.players, seat);
    const ledger = ledgerOf(s, seat, (lot, holder) => keeps(s, seat, lot, holder, lotTo, w));
    const mine = boroughAndLots(s, p, ledger) + berthWorth(s, p, ledger) + keyplesToUse(s, p, ledger);
    return mine - (w.envy * goodOfOthers(s, ledger)) / (s.players.length - 1);
  }

  /** The borough alone, connectors that are not laid yet included. */
  function borough(s: State): number {
    const stock = stockOf(at(s.players, seat), buses(s, []));
    const value = (town: Town) => boroughWorth(town, stock, horizons.of(root, seat), w);
    return value(settled(at(s.players, seat), value));
  }

  return { worth, lotTo, borough };
}
