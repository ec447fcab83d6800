import { at, type Refusal, type Seat } from '@thameside/kernel';
import type { Rules } from '../frames.ts';
import type { KnownLot, Lot, State, Table } from '../state.ts';
import { type Commit, canReach, shortage } from './keyples.ts';

export const canBid = (s: State, seat: Seat): boolean => s.centre.some(lot => canReach(s, seat, 'bid', lot));

export const whyNotBid = (s: Table, seat: Seat, lot: KnownLot): Refusal | null =>
  canReach(s, seat, 'bid', lot) ? null : shortage(s, seat, 'bid', lot);

/** K20, K21: a bid, or what is added to one. */
export const commitBid: Commit = (_s, tile, spent, io) => {
  const lot = tile as Lot; // only tiles of the centre are offered
  const total = at(lot.bids, spent.seat) + spent.count;
  lot.bids[spent.seat] = total;
  io.emit({ t: 'bid', total, ...spent });
};

export const bidRules = (): Rules<'bid'> => ({
  bid: {
    legal: (s, f) => s.centre.filter(lot => canReach(s, f.seat, 'bid', lot)).map(lot => lot.id),
    refused: (s, f) =>
      s.centre.flatMap(lot => {
        const why = whyNotBid(s, f.seat, lot);
        return why ? [{ answer: lot.id, refusal: why }] : [];
      }),
    apply: (_s, f, tile, io) => io.push({ k: 'colour', seat: f.seat, act: 'bid', tile }),
  },
});
