import { type Rng, type Seat, shuffle } from '@thameside/kernel';
import { beyondQ, beyondR, countsOf, opposite } from '@thameside/kit';
import { KEYPLES, SIDES, SKILLS } from '../components/vocabulary.ts';
import type { Lot, Player, Site, State, Tile, TileId } from '../state.ts';
import { arrivalLevel, berthCount, erasOfArrival, type Setting } from './setting.ts';
import { type Draft, optionsOf, type PlayerDraft, type SiteDraft, type Stocks } from './shape.ts';

interface Lying extends Partial<Omit<Tile, 'id'>> {
  readonly tile: TileId;
}
const lying = (draft: Lying, level: number): Tile => ({
  id: draft.tile,
  level: draft.level ?? level,
  colour: draft.colour ?? null,
  placed: draft.placed ?? 0,
  ladder: draft.ladder ?? 0,
});

export const lotsOf = ({ box, era, seats }: Setting, { centre = [] }: Draft): Lot[] =>
  centre.map(lot => ({
    ...lying(lot, arrivalLevel(box, lot.tile, era)),
    bids: Array.from({ length: seats }, (_, seat) => lot.bids?.[seat] ?? 0),
  }));

/** K1: each player's home, by name or by lying in the borough; who has none gets the first that is not mentioned. */
export function homesOf({ box }: Setting, { players }: Draft, { left }: Stocks['tiles']): TileId[] {
  const named = players.map(
    ({ home, borough = [] }) => home ?? borough.map(({ tile }) => tile).find(id => box.homes.includes(id)),
  );
  const free = box.homes.filter(id => !named.includes(id) && (left[id] ?? 0) > 0);
  return named.map(home => home ?? free.shift() ?? '');
}

export const connectorAt = ({ connectors }: SiteDraft, side: number) => connectors?.[String(side) as '0'];

/** The tiles of a borough as they are written; the home at the origin, first if it was left out. */
export function boroughOf({ borough = [] }: PlayerDraft, home: TileId): SiteDraft[] {
  const drafts = borough.some(({ tile }) => tile === home) ? borough : [{ tile: home }, ...borough];
  return drafts.map(site => (site.tile === home && !site.at ? { ...site, at: [0, 0] } : site));
}

/** K36: what is written on one of the tiles that share a side holds for both. */
function sitesOf(setting: Setting, drafts: readonly SiteDraft[]): Site[] {
  return drafts.map(draft => {
    const [q, r] = draft.at ?? [0, 0];
    const sides = Array.from({ length: SIDES }, (_, side) => {
      const [x, y] = [beyondQ({ q, r }, side), beyondR({ q, r }, side)];
      const beyond = drafts.find(({ at }) => at?.[0] === x && at[1] === y);
      return connectorAt(draft, side) ?? (beyond && connectorAt(beyond, opposite(side))) ?? null;
    });
    const level = erasOfArrival(setting, draft.tile).map(era => arrivalLevel(setting.box, draft.tile, era));
    return { ...lying(draft, Math.min(...level)), q, r, rotation: draft.rotation ?? 0, sides };
  });
}

export const playerOf = (setting: Setting, draft: PlayerDraft, home: TileId): Player => ({
  home,
  screen: draft.screen ?? countsOf(KEYPLES),
  front: draft.front ?? countsOf(KEYPLES),
  skills: draft.skills ?? countsOf(SKILLS),
  unplaced: [...(draft.unplaced ?? [])],
  borough: sitesOf(setting, boroughOf(draft, home)),
  taken: (draft.taken ?? []).map(tile => lying(tile, arrivalLevel(setting.box, tile.tile, setting.era))),
  berth: draft.berth ?? -1,
  sailed: draft.sailed ?? setting.phase === 'placing',
});

/** Who has no berth gets the rightmost that is free, in seat order. */
export function moor(setting: Setting, players: readonly Player[]): void {
  for (const player of players) {
    if (player.berth >= 0) continue;
    const taken = players.filter(({ sailed }) => sailed === player.sailed).map(({ berth }) => berth);
    let free = berthCount(setting, player.sailed) - 1;
    while (free > 0 && taken.includes(free)) free--;
    player.berth = free;
  }
}

/** Whose turn it is; if nothing is said, of those who have not sailed the one whose barge lies furthest right. */
export const activeSeat = (players: readonly Player[]): Seat =>
  players.reduce(
    (first, { sailed, berth }, seat) =>
      !sailed && (players[first]?.sailed || berth > (players[first]?.berth ?? 0)) ? seat : first,
    0,
  );

/** The whole state; tiles that are not named go where they would be by now, and other pieces into the supplies. */
export function stateOf(
  { box, era, ended, seats }: Setting,
  draft: Draft,
  players: Player[],
  { tiles, ...stocks }: Stocks,
  rng: Rng,
): State {
  const later = era === 1 ? box.era2 : [];
  const river = box.river.slice(ended);
  const left = (ids: readonly TileId[]) => ids.filter(id => (tiles.left[id] ?? 0) > 0);
  const buses = era < 4 ? seats * box.set.deal.routemastersPerPlayer : 0;
  const routemasters = draft.routemasters ?? left(box.routemasters).slice(0, buses);
  const pile = draft.pile ?? shuffle(rng, left(box.buildings));
  const used = new Set([later, river, routemasters, pile].flat());
  return {
    jennifer: optionsOf(draft).jennifer === 'on',
    era,
    over: false,
    active: draft.active ?? activeSeat(players),
    passes: [...(draft.passes ?? [])],
    bag: stocks.keyples.left,
    connectors: stocks.connectors.left,
    skills: stocks.skills.left,
    homes: [],
    pile: [...pile],
    later: [...later],
    routemasters: [...routemasters],
    river,
    box: [...(draft.box ?? []), ...left(box.set.tiles.map(({ id }) => id)).filter(id => !used.has(id))],
    centre: lotsOf({ box, era, ended, seats, phase: 'turn' }, draft),
    players,
  };
}
