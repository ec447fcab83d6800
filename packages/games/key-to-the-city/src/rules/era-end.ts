import { at } from '@thameside/kernel';
import { type Counts, countsOf, spread } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import { KEYPLES, type Keyple } from '../components/vocabulary.ts';
import type { KeyIo, Rules } from '../frames.ts';
import {
  clockwiseFromRight,
  freshTile,
  type Lot,
  type Player,
  type State,
  type Tile,
  winnerOf,
} from '../state.ts';
import { drawKeyples } from './bag.ts';

/** K80: in the Jennifer variant what comes back stays in front of the screen. */
const recovered = (s: State, p: Player): Counts<Keyple> => (s.jennifer ? p.front : p.screen);

const LAST_ERA = 4;

/** K60 */
function returnLosingBids(s: State, io: KeyIo): void {
  for (const lot of s.centre) {
    const winner = winnerOf(lot);
    lot.bids.forEach((count, seat) => {
      if (count === 0 || seat === winner || lot.colour === null) return;
      recovered(s, at(s.players, seat))[lot.colour] += count;
      lot.bids[seat] = 0;
      io.emit({ t: 'bid-returned', seat, tile: lot.id, colour: lot.colour, count });
    });
  }
}

/** K61: the winning bid goes into the bag; the keyples on the tile come along with it. */
function takeLot(s: State, lot: Lot, seat: number, io: KeyIo): void {
  const count = at(lot.bids, seat);
  if (lot.colour !== null) s.bag[lot.colour] += count;
  const { bids: _, ...tile } = lot;
  at(s.players, seat).taken.push(tile);
  io.emit({ t: 'won', seat, tile: lot.id, count });
}

/** K62 */
function leaveLot(s: State, lot: Lot, io: KeyIo): void {
  if (lot.colour !== null) s.bag[lot.colour] += lot.placed;
  s.box.push(lot.id);
  io.emit({ t: 'unsold', tile: lot.id });
}

function takeLots(s: State, order: readonly number[], io: KeyIo): void {
  for (const seat of order) for (const lot of s.centre) if (winnerOf(lot) === seat) takeLot(s, lot, seat, io);
  for (const lot of s.centre) if (winnerOf(lot) === null) leaveLot(s, lot, io);
  s.centre = [];
}

/** K63: the berth just reached says who takes the river tile just left. */
function claimRiver(box: Box, s: State, io: KeyIo): void {
  const claimBerth = at(box.berths, s.era).findIndex(berth => berth.claims === true);
  const tile = s.river.shift() ?? '';
  const seat = s.players.findIndex(p => p.berth === claimBerth);
  if (seat < 0) {
    s.box.push(tile);
    io.emit({ t: 'unclaimed', tile });
    return;
  }
  at(s.players, seat).taken.push(freshTile(tile));
  io.emit({ t: 'claimed', seat, tile });
}

/** K65: all keyples in the borough and on the tiles just taken, whoever placed them. */
function retrieve(s: State, p: Player, seat: number, io: KeyIo): void {
  const found = countsOf(KEYPLES);
  const clear = (tile: Tile) => {
    if (tile.colour !== null) found[tile.colour] += tile.placed;
    tile.colour = null;
    tile.placed = 0;
    tile.ladder = 0;
  };
  p.borough.forEach(clear);
  p.taken.forEach(clear);
  const hand = recovered(s, p);
  for (const colour of KEYPLES) hand[colour] += found[colour];
  const keyples = spread(KEYPLES, found);
  if (keyples.length > 0) io.emit({ t: 'retrieved', seat, keyples });
}

export function eraEndRules(box: Box): Rules<'era-end' | 'era-over'> {
  return {
    'era-end': {
      run(s, _f, io) {
        io.emit({ t: 'era-ends', era: s.era });
        const order = clockwiseFromRight(s);
        returnLosingBids(s, io);
        takeLots(s, order, io);
        claimRiver(box, s, io);
        if (s.era < LAST_ERA) {
          // K64
          for (const seat of order) {
            drawKeyples(s, seat, at(at(box.berths, s.era), at(s.players, seat).berth).keyples ?? 0, io);
          }
        }
        for (const seat of order) retrieve(s, at(s.players, seat), seat, io);
        io.push({ k: 'era-over' });
        io.join(); // K66: all at the same time
        for (const seat of order)
          if (at(s.players, seat).taken.length > 0) io.aside(seat, { k: 'placing', seat });
      },
    },
    'era-over': {
      run(s, _f, io) {
        io.reveal(); // K66: once all are ready, placements stand, also where nothing is drawn after them
        if (s.era < LAST_ERA) {
          io.push({ k: 'era' });
          return;
        }
        s.over = true;
        io.emit({ t: 'over' });
      },
    },
  };
}
