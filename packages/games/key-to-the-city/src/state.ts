import type { Seat } from '@thameside/kernel';
import { beyondQ, beyondR, type Cell, type Counts } from '@thameside/kit';
import type { Connector, Keyple, Skill } from './components/vocabulary.ts';

export type TileId = string;

/** A tile with what the current era has put on it. */
export interface Tile {
  id: TileId;
  level: number;
  /** K12: set by the first keyple of the era, in a bid or on the tile; holds to the end of the era. */
  colour: Keyple | null;
  /** Keyples lying on the tile, whoever placed them. */
  placed: number;
  /** K31: the size of the latest placement this era. */
  ladder: number;
}

/** A tile in the centre; `bids` by seat. */
export interface Lot extends Tile {
  bids: number[];
}

/** A tile in a borough. A connector on a shared side is written on both tiles (K36). */
export interface Site extends Tile {
  q: number;
  r: number;
  rotation: number;
  sides: (Connector | null)[];
}

export interface Player {
  /** '' until homes are chosen. */
  home: TileId;
  screen: Counts<Keyple>;
  /** K80: keyples recovered in the Jennifer variant. */
  front: Counts<Keyple>;
  /** K38: behind the screen, too. */
  skills: Counts<Skill>;
  /** K35: gained and not yet placed or discarded. */
  unplaced: Connector[];
  borough: Site[];
  /** K61, K63: taken at the end of the era, to be placed under K66. */
  taken: Tile[];
  /** Index from the left, on the current era's river tile, or on the next one for who has sailed. */
  berth: number;
  sailed: boolean;
}

export interface State {
  jennifer: boolean;
  /** 0 before the first era is dealt. */
  era: number;
  over: boolean;
  /** Whose turn it is. */
  active: Seat;
  /** K50: who has passed in the present run, in order. */
  passes: Seat[];
  bag: Counts<Keyple>;
  connectors: Counts<Connector>;
  skills: Counts<Skill>;
  /** Homes that nobody has taken yet; empty once all have chosen. */
  homes: TileId[];
  /** Undealt building tiles, face down; the last one is on top. */
  pile: TileId[];
  /** Production tiles of eras to come. */
  later: TileId[];
  /** K5: face up until era 4. */
  routemasters: TileId[];
  /** River tiles not yet claimed, downstream. */
  river: TileId[];
  /** Out of the game. */
  box: TileId[];
  centre: Lot[];
  players: Player[];
}

/** The same for those who only read. */
type Known<T> = T extends readonly (infer E)[]
  ? readonly Known<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Known<T[K]> }
    : T;
export type KnownTile = Known<Tile>;
export type KnownLot = Known<Lot>;
export type KnownSite = Known<Site>;
export type KnownPlayer = Known<Player>;
/** What legality rests on: the state has it, and so has what one seat sees of it (`tableOf`). */
export type Table = Known<Pick<State, 'passes' | 'connectors' | 'skills' | 'centre' | 'players'>>;

export const freshTile = (id: TileId, level = 0): Tile => ({ id, level, colour: null, placed: 0, ladder: 0 });

export function siteAt<C extends Cell>(borough: readonly C[], q: number, r: number): C | undefined {
  for (const site of borough) if (site.q === q && site.r === r) return site;
  return undefined;
}

export const siteBeyond = <C extends Cell>(borough: readonly C[], cell: Cell, side: number): C | undefined =>
  siteAt(borough, beyondQ(cell, side), beyondR(cell, side));

export const siteOf = (p: Player, id: TileId): Site | undefined => p.borough.find(site => site.id === id);

export const lotOf = <L extends KnownLot>(s: { readonly centre: readonly L[] }, id: TileId): L | undefined =>
  s.centre.find(lot => lot.id === id);

/** A tile that can be used or upgraded now: in the centre or in any borough. */
export function tileOf<L extends KnownTile, S extends KnownTile>(
  s: { readonly centre: readonly L[]; readonly players: readonly { readonly borough: readonly S[] }[] },
  id: TileId,
): L | S {
  for (const lot of s.centre) if (lot.id === id) return lot;
  for (const p of s.players) for (const site of p.borough) if (site.id === id) return site;
  throw new Error(`no tile ${id} on the table`);
}

/** The highest bid of anybody but `seat`. */
export function rivalBid(lot: KnownLot, seat: Seat): number {
  let most = 0;
  for (let i = 0; i < lot.bids.length; i++)
    if (i !== seat && (lot.bids[i] as number) > most) most = lot.bids[i] as number;
  return most;
}

/** K13, K22: a bid that somebody else has exceeded. */
export const isLosing = (lot: KnownLot, seat: Seat): boolean => {
  const own = lot.bids[seat] as number;
  return own > 0 && rivalBid(lot, seat) > own;
};

/** K20 keeps totals at a tile apart, so the highest bid is one player's. */
export function winnerOf(lot: Lot): Seat | null {
  let winner: Seat | null = null;
  let most = 0;
  lot.bids.forEach((n, seat) => {
    if (n > most) {
      most = n;
      winner = seat;
    }
  });
  return winner;
}

/** K10, K61: seats clockwise, beginning with the barge that lies furthest right. */
export function clockwiseFromRight(s: State): Seat[] {
  const first = s.players.reduce(
    (best, p, seat) => (p.berth > (s.players[best] as Player).berth ? seat : best),
    0,
  );
  return s.players.map((_, i) => (first + i) % s.players.length);
}
