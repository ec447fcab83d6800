import { at, type Seat } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import type { Score } from '../components/set.ts';
import { KEYPLES } from '../components/vocabulary.ts';
import type { State, TileId } from '../state.ts';
import { berthPoints, laterBerth } from './berths.ts';
import { boroughWorth } from './borough.ts';
import { type Bus, busWorth, stockOf } from './bus.ts';
import { esteemOf } from './esteem.ts';
import { type Horizons, inHand, LAST_ERA } from './horizon.ts';
import { settling } from './laying.ts';
import { type Hold, ledgerOf } from './ledger.ts';
import type { Lorebook } from './lore.ts';
import { keeps } from './rivalry.ts';
import type { Town } from './town.ts';
import type { Weights } from './weights.ts';

const NOTHING: Score = { rule: 'fixed', each: 0 };

/** What one seat makes of the positions that it can reach in one turn. */
export function appraiser(box: Box, book: Lorebook, w: Weights, horizons: Horizons, root: State, seat: Seat) {
  const { tileTo, lotTo } = esteemOf(box, book, w, horizons, root, seat);
  const settled = settling(book);

  const concave = (keyples: number): number =>
    Math.min(keyples, w.plenty) + w.glut * Math.max(0, keyples - w.plenty);

  /** The chance that the run of passes will be the end of the era. */
  function ends(s: State): number {
    if (!s.passes.includes(seat)) return 0;
    return w.quiet ** s.players.filter((p, other) => !p.sailed && !s.passes.includes(other)).length;
  }

  /** The Routemaster tiles that count for the seat, each with the chance that it will be the seat's. */
  function buses(s: State, won: readonly Hold[]): readonly Bus[] {
    if (s.era === LAST_ERA) return won.map(({ lot, chance }) => ({ score: scoreOf(lot.id), chance }));
    return s.routemasters.map(id => ({ score: scoreOf(id), chance: w.bus / s.players.length }));
  }
  const scoreOf = (id: TileId): Score => book[id]?.score[0] ?? NOTHING;

  function worth(s: State): number {
    if (s.era === 0) return 0; // homes differ in colour alone
    const p = at(s.players, seat);
    const n = s.players.length;
    const now = s.era - 1;
    const ledger = ledgerOf(s, seat, (lot, holder) => keeps(s, seat, lot, holder, lotTo, w));
    const rides = buses(s, ledger.won);
    const h = horizons.of(s, seat);
    const stock = stockOf(p, rides);
    const value = (town: Town) => boroughWorth(town, stock, h, w);
    const town = settled(p, value);
    let total = value(town);
    if (s.era < LAST_ERA) for (const { lot, chance } of ledger.won) total += chance * lotTo(seat, lot);
    total += busWorth(rides, { town, keyples: ledger.end }, s.era === LAST_ERA ? 1 : at(w.colour, now));

    // The barge
    const keyples = KEYPLES.reduce((sum, colour) => sum + ledger.end[colour], 0);
    const future = (drawn: number) => at(w.keyple, now) * concave(keyples + drawn);
    const riverTile = s.river[0];
    const claimed = riverTile === undefined ? 0 : tileTo(seat, riverTile, 0);
    const berths = at(box.berths, s.era);
    const berthWorth = (i: number) => berthPoints(box, w, s, i, claimed) + future(berths[i]?.keyples ?? 0);
    if (p.sailed) total += berthWorth(p.berth);
    else {
      const free = berths
        .map((_, i) => i)
        .filter(i => !s.players.some(other => other.sailed && other.berth === i));
      const values = free.map(berthWorth).sort((a, b) => b - a);
      total += laterBerth(s, seat, values);
      total += at(w.hand, now) * (inHand(p) + w.movable * ledger.movable) * (1 - ends(s));
    }

    // The others
    let harm = 0;
    for (const { lot, seat: winner, chance } of ledger.lost) {
      harm += chance * (lotTo(winner, lot) + (lot.placed - at(lot.bids, winner)) * at(w.keyple, now));
    }
    s.players.forEach((other, whose) => {
      if (whose === seat) return;
      for (const site of other.borough) harm += site.placed * at(w.keyple, now);
    });
    return total - (w.envy * harm) / (n - 1);
  }

  /** The borough alone, connectors that are not laid yet included. */
  function borough(s: State): number {
    const stock = stockOf(at(s.players, seat), buses(s, []));
    const value = (town: Town) => boroughWorth(town, stock, horizons.of(root, seat), w);
    return value(settled(at(s.players, seat), value));
  }

  return { worth, lotTo, borough };
}
