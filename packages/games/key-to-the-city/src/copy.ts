import type { Lot, Player, Site, State, Tile } from './state.ts';

const copyTile = (t: Tile): Tile => ({
  id: t.id,
  level: t.level,
  colour: t.colour,
  placed: t.placed,
  ladder: t.ladder,
});

const copyLot = (t: Lot): Lot => ({
  id: t.id,
  level: t.level,
  colour: t.colour,
  placed: t.placed,
  ladder: t.ladder,
  bids: t.bids.slice(),
});

const copySite = (t: Site): Site => ({
  id: t.id,
  level: t.level,
  colour: t.colour,
  placed: t.placed,
  ladder: t.ladder,
  q: t.q,
  r: t.r,
  rotation: t.rotation,
  sides: t.sides.slice(),
});

const copyPlayer = (p: Player): Player => ({
  home: p.home,
  screen: { ...p.screen },
  front: { ...p.front },
  skills: { ...p.skills },
  unplaced: p.unplaced.slice(),
  borough: p.borough.map(copySite),
  taken: p.taken.map(copyTile),
  berth: p.berth,
  sailed: p.sailed,
});

/** Written out for speed: searching bots copy the state for every line of play they try. */
export const copyState = (s: State): State => ({
  jennifer: s.jennifer,
  era: s.era,
  over: s.over,
  active: s.active,
  passes: s.passes.slice(),
  bag: { ...s.bag },
  connectors: { ...s.connectors },
  skills: { ...s.skills },
  homes: s.homes.slice(),
  pile: s.pile.slice(),
  later: s.later.slice(),
  routemasters: s.routemasters.slice(),
  river: s.river.slice(),
  box: s.box.slice(),
  centre: s.centre.map(copyLot),
  players: s.players.map(copyPlayer),
});
