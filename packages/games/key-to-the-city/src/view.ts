import type { ScoreLine, Seat } from '@thameside/kernel';
import { type Counts, countsOf, totalOf } from '@thameside/kit';
import type { Box } from './components/box.ts';
import { type Connector, KEYPLES, type Keyple, SKILLS, type Skill } from './components/vocabulary.ts';
import { scoreOf } from './score.ts';
import {
  type Lot,
  type Player,
  type Site,
  type State,
  type Table,
  type Tile,
  type TileId,
  winnerOf,
} from './state.ts';

/** What one seat may know (K81). */
export interface View {
  readonly me: Seat | null;
  readonly jennifer: boolean;
  readonly era: number;
  readonly over: boolean;
  readonly active: Seat;
  readonly passes: readonly Seat[];
  /** How many keyples are left in the bag; their colours are hidden. */
  readonly bag: number;
  readonly connectors: Readonly<Counts<Connector>>;
  readonly skills: Readonly<Counts<Skill>>;
  readonly homes: readonly TileId[];
  /** How many building tiles have not been dealt. */
  readonly pile: number;
  readonly later: readonly TileId[];
  readonly routemasters: readonly TileId[];
  readonly river: readonly TileId[];
  readonly box: readonly TileId[];
  readonly centre: readonly LotView[];
  readonly players: readonly PlayerView[];
}

export interface TileView {
  readonly id: TileId;
  readonly level: number;
  readonly colour: Keyple | null;
  readonly placed: number;
  readonly ladder: number;
}
export interface LotView extends TileView {
  readonly bids: readonly number[];
  readonly winner: Seat | null;
}
export interface SiteView extends TileView {
  readonly q: number;
  readonly r: number;
  readonly rotation: number;
  readonly sides: readonly (Connector | null)[];
}
export interface PlayerView {
  readonly home: TileId;
  /** Behind the screen: how many, and which, if the viewer may know. */
  readonly keyples: number;
  readonly screen: Readonly<Counts<Keyple>> | null;
  readonly front: Readonly<Counts<Keyple>>;
  readonly skillTiles: number;
  readonly skills: Readonly<Counts<Skill>> | null;
  readonly unplaced: readonly Connector[];
  readonly borough: readonly SiteView[];
  readonly taken: readonly TileView[];
  readonly berth: number;
  readonly sailed: boolean;
  /** The lines that the viewer may know. */
  readonly score: readonly ScoreLine[];
}

const tileView = (t: Tile): TileView => ({
  id: t.id,
  level: t.level,
  colour: t.colour,
  placed: t.placed,
  ladder: t.ladder,
});

const lotView = (t: Lot): LotView => ({
  id: t.id,
  level: t.level,
  colour: t.colour,
  placed: t.placed,
  ladder: t.ladder,
  bids: t.bids,
  winner: winnerOf(t),
});

const siteView = (t: Site): SiteView => ({
  id: t.id,
  level: t.level,
  colour: t.colour,
  placed: t.placed,
  ladder: t.ladder,
  q: t.q,
  r: t.r,
  rotation: t.rotation,
  sides: t.sides,
});

const playerView = (p: Player, open: boolean, lines: readonly ScoreLine[]): PlayerView => ({
  home: p.home,
  keyples: totalOf(KEYPLES, p.screen),
  screen: open ? p.screen : null,
  front: p.front,
  skillTiles: totalOf(SKILLS, p.skills),
  skills: open ? p.skills : null,
  unplaced: p.unplaced,
  borough: p.borough.map(siteView),
  taken: p.taken.map(tileView),
  berth: p.berth,
  sailed: p.sailed,
  score: lines.filter(line => open || !line.hidden),
});

/** A view as the rules read a table; of what is hidden there is nothing. */
export const tableOf = ({ passes, connectors, skills, centre, players }: View): Table => ({
  passes,
  connectors,
  skills,
  centre,
  players: players.map(p => ({
    ...p,
    screen: p.screen ?? countsOf(KEYPLES),
    skills: p.skills ?? countsOf(SKILLS),
  })),
});

/** Once the game is over everything is open. */
export function viewOf(box: Box, s: State, me: Seat | null): View {
  const lines = scoreOf(box, s);
  return {
    me,
    jennifer: s.jennifer,
    era: s.era,
    over: s.over,
    active: s.active,
    passes: s.passes,
    bag: totalOf(KEYPLES, s.bag),
    connectors: s.connectors,
    skills: s.skills,
    homes: s.homes,
    pile: s.pile.length,
    later: s.later,
    routemasters: s.routemasters,
    river: s.river,
    box: s.box,
    centre: s.centre.map(lotView),
    players: s.players.map((p, seat) => playerView(p, s.over || seat === me, lines[seat] ?? [])),
  };
}
