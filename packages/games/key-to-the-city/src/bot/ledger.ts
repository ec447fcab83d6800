import { at, type Seat } from '@thameside/kernel';
import { type Counts, countsOf } from '@thameside/kit';
import { KEYPLES, type Keyple } from '../components/vocabulary.ts';
import { type Lot, type State, winnerOf } from '../state.ts';

/** A lot that somebody holds, with the chance to keep it. */
export interface Hold {
  readonly lot: Lot;
  readonly seat: Seat;
  readonly chance: number;
}

/** What the auction will leave a seat with. */
export interface Ledger {
  /** Keyples by colour once the era is over, those to be drawn apart. */
  readonly end: Readonly<Counts<Keyple>>;
  /** Keyples in losing bids. */
  readonly movable: number;
  readonly won: readonly Hold[];
  readonly lost: readonly Hold[];
}

/** K60 to K65: losing bids and keyples on one's own tiles come back, winning bids do not. */
export function ledgerOf(s: State, seat: Seat, keeps: (lot: Lot, holder: Seat) => number): Ledger {
  const p = at(s.players, seat);
  const end = countsOf(KEYPLES);
  for (const colour of KEYPLES) end[colour] = p.screen[colour] + p.front[colour];
  for (const site of p.borough) if (site.colour !== null) end[site.colour] += site.placed;
  let movable = 0;
  const won: Hold[] = [];
  const lost: Hold[] = [];
  for (const lot of s.centre) {
    const holder = winnerOf(lot);
    if (holder === null || lot.colour === null) continue;
    const chance = keeps(lot, holder);
    const bid = at(lot.bids, seat);
    if (holder === seat) {
      end[lot.colour] += chance * lot.placed + (1 - chance) * bid;
      won.push({ lot, seat, chance });
    } else {
      end[lot.colour] += bid;
      movable += bid;
      lost.push({ lot, seat: holder, chance });
    }
  }
  return { end, movable, won, lost };
}
