import { entry, inside, type Notes, opposite, SIDES, totalOf } from '@thameside/kit';
import { KEYPLES } from '../components/vocabulary.ts';
import { riverFits } from '../rules/placing.ts';
import { type Lot, type Player, type Site, siteBeyond, type Tile, type TileId } from '../state.ts';
import { activeSeat, boroughOf, connectorAt, lotsOf } from './fill.ts';
import { berthCount, erasOfArrival, isOfEra, type Setting } from './setting.ts';
import { type Draft, optionsOf, type SiteDraft, type Stocks } from './shape.ts';

/** K6, K7, K61 to K63: what can lie where by now. */
function checkPlaces(setting: Setting, draft: Draft, players: readonly Player[], { say }: Notes): void {
  const { box, era, ended } = setting;
  const allow = (at: string, ids: readonly TileId[] | undefined, may: (id: TileId) => boolean) =>
    ids?.forEach((id, i) => {
      if (!may(id)) say(entry(at, i), `${id} cannot lie here in era ${era}`);
    });
  const tileOf = ({ tile }: { readonly tile: TileId }) => tile;
  allow('centre', draft.centre?.map(tileOf), id => isOfEra(box, id, era));
  allow('pile', draft.pile, id => box.buildings.includes(id));
  allow('routemasters', draft.routemasters, id => box.routemasters.includes(id));
  allow('box', draft.box, id => !box.river.slice(ended).includes(id) && (era > 1 || !box.era2.includes(id)));
  draft.players.forEach(({ home, borough, taken }, seat) => {
    const at = entry('players', seat);
    const own = players[seat]?.home ?? '';
    if (home !== undefined && !box.homes.includes(home)) say(inside(at, 'home'), `${home} is no home tile`);
    else if (own === '') say(at, 'this player needs a home tile');
    allow(inside(at, 'borough'), borough?.map(tileOf), id =>
      box.homes.includes(id) ? id === own : erasOfArrival(setting, id).length > 0,
    );
    allow(inside(at, 'taken'), taken?.map(tileOf), id => id === box.river[era - 1] || isOfEra(box, id, era));
  });
}

/** K12, K31, K40: a level that the tile has, a colour where keyples lie, and a ladder that they can have made. */
function checkTile(
  { box }: Setting,
  tile: Tile,
  bids: number,
  at: string,
  { say, tell }: Notes,
  { keyples }: Stocks,
) {
  const { id, level, colour, placed, ladder } = tile;
  const most = box.tiles[id]?.maxLevel ?? 0;
  if (level > most) tell(inside(at, 'level'), 'fault.out-of-range', { found: level, min: 0, max: most });
  if (placed + bids > 0 !== (colour !== null))
    say(inside(at, 'colour'), 'a tile has a colour if keyples lie there');
  if (ladder > placed || placed > (ladder * (ladder + 1)) / 2)
    say(inside(at, 'ladder'), `rising placements up to ${ladder} cannot have made ${placed}`);
  if (colour !== null) keyples.take(colour, placed + bids, at, tell);
}

/** K20: a bid beats every other bid at the tile when it is made, and only ever leaves whole: no two are equal. */
function checkBids(setting: Setting, draft: Draft, lots: readonly Lot[], notes: Notes, stocks: Stocks): void {
  lots.forEach((lot, i) => {
    const at = entry('centre', i);
    const { length = setting.seats } = draft.centre?.[i]?.bids ?? {};
    if (length !== setting.seats)
      notes.say(inside(at, 'bids'), `there must be ${setting.seats} bids, 0 for none`);
    const bids = lot.bids.filter(bid => bid > 0);
    if (new Set(bids).size < bids.length) notes.say(inside(at, 'bids'), 'no two bids are equal');
    checkTile(
      setting,
      lot,
      bids.reduce((sum, bid) => sum + bid, 0),
      at,
      notes,
      stocks,
    );
  });
}

/** K66: the sites that hang together with the home. */
function reachedFrom(borough: readonly Site[], home: TileId): Site[] {
  const reached = borough.filter(({ id }) => id === home);
  for (const site of reached)
    for (let side = 0; side < SIDES; side++) {
      const beyond = siteBeyond(borough, site, side);
      if (beyond && !reached.includes(beyond)) reached.push(beyond);
    }
  return reached;
}

/** K36, K66, K67: tiles lie side by side, river against river, and a shared side holds one connector. */
function checkBorough(
  { box }: Setting,
  { borough, home }: Player,
  drafts: readonly SiteDraft[],
  place: (i: number) => string,
  { say, tell }: Notes,
  { connectors }: Stocks,
): void {
  const reached = reachedFrom(borough, home);
  borough.forEach((site, i) => {
    const at = place(i);
    const earlier = borough.slice(0, i);
    const draft = drafts[i];
    if (!draft?.at) {
      say(at, `where ${site.id} lies is missing: write it as "at"`);
      return;
    }
    if (earlier.some(({ q, r }) => q === site.q && r === site.r))
      say(inside(at, 'at'), 'another tile lies there');
    else if (!reached.includes(site)) say(inside(at, 'at'), `${site.id} is not joined to the borough`);
    if (!riverFits(box, earlier, site.id, site.q, site.r, site.rotation))
      say(at, `${site.id} does not fit: river lies only against river`);
    for (let side = 0; side < SIDES; side++) {
      const connector = connectorAt(draft, side);
      const beyond = siteBeyond(earlier, site, side);
      const other = drafts[earlier.indexOf(beyond ?? site)];
      const there = other && connectorAt(other, opposite(side));
      const where = inside(inside(at, 'connectors'), String(side));
      if (connector && there === undefined) connectors.take(connector, 1, where, tell);
      else if (connector && connector !== there)
        say(where, `${beyond?.id} has another connector on this side`);
    }
  });
}

/** K51: a berth holds one barge. */
function checkBerths(setting: Setting, players: readonly Player[], { say, tell }: Notes): void {
  players.forEach(({ berth, sailed }, seat) => {
    const at = inside(entry('players', seat), 'berth');
    const max = berthCount(setting, sailed) - 1;
    if (berth > max) tell(at, 'fault.out-of-range', { found: berth, min: 0, max });
    const other = players.findIndex(each => each.berth === berth && each.sailed === sailed);
    if (other < seat) say(at, `the barge of player ${other} lies there`);
  });
}

/** K10, K50: somebody's turn, and a run of passes that leads up to it. */
function checkTurn({ seats }: Setting, draft: Draft, players: readonly Player[], { say }: Notes): void {
  const { active = activeSeat(players), passes = [] } = draft;
  if (active >= seats || players[active]?.sailed) {
    say('active', `this must be one of the players 0 to ${seats - 1} who has not sailed`);
    return;
  }
  const before = players
    .map((_, i) => (active + i) % seats)
    .filter(seat => seat !== active && !players[seat]?.sailed);
  const expected = before.slice(before.length - passes.length);
  if (passes.join() !== expected.join())
    say(
      'passes',
      `before the turn of player ${active} those who have not sailed are [${before}], the latest last`,
    );
}

/** K35, K60 to K66, K80: what there can be in a phase. */
function checkPhase({ phase }: Setting, draft: Draft, players: readonly Player[], { say }: Notes): void {
  const absent = (at: string, isThere: boolean, why = `there is none in the phase "${phase}"`) => {
    if (isThere) say(at, why);
  };
  if (phase === 'placing') {
    absent('centre', (draft.centre?.length ?? 0) > 0);
    absent('passes', (draft.passes?.length ?? 0) > 0);
    absent('active', (draft.active ?? 0) >= players.length);
  }
  players.forEach((p, seat) => {
    const at = entry('players', seat);
    const { ready } = draft.players[seat] ?? {};
    if (optionsOf(draft).jennifer !== 'on')
      absent(inside(at, 'front'), totalOf(KEYPLES, p.front) > 0, 'only in the Jennifer variant');
    absent(
      inside(at, 'unplaced'),
      p.unplaced.length > 0 && (p.sailed || draft.passes?.includes(seat) === true),
      'who has passed or sailed has placed all connectors',
    );
    if (phase === 'turn') {
      absent(inside(at, 'taken'), p.taken.length > 0);
      absent(inside(at, 'ready'), ready !== undefined);
      return;
    }
    absent(inside(at, 'sailed'), !p.sailed, 'all have sailed by the end of an era');
    absent(
      inside(at, 'borough'),
      p.borough.some(({ placed }) => placed > 0),
      'no keyples lie in boroughs at the end of an era',
    );
    absent(inside(at, 'ready'), ready === true && p.taken.length > 0, 'there are tiles still to be placed');
  });
}

/** What the rules rely on. Takes from the stocks what is not taken by name. */
export function check(
  setting: Setting,
  draft: Draft,
  players: readonly Player[],
  notes: Notes,
  stocks: Stocks,
): void {
  checkPlaces(setting, draft, players, notes);
  if (notes.faults.length > 0) return;
  checkBids(setting, draft, lotsOf(setting, draft), notes, stocks);
  players.forEach((player, seat) => {
    const drafts = boroughOf(draft.players[seat] ?? {}, player.home);
    const at = entry('players', seat);
    const added = drafts.length - (draft.players[seat]?.borough?.length ?? 0);
    const place = (i: number) => (i < added ? inside(at, 'home') : entry(inside(at, 'borough'), i - added));
    if (added > 0) stocks.tiles.take(player.home, 1, inside(at, 'home'), notes.tell);
    for (const [i, site] of player.borough.entries()) checkTile(setting, site, 0, place(i), notes, stocks);
    for (const [i, tile] of player.taken.entries())
      checkTile(setting, tile, 0, entry(inside(at, 'taken'), i), notes, stocks);
    checkBorough(setting, player, drafts, place, notes, stocks);
  });
  checkBerths(setting, players, notes);
  if (setting.phase === 'turn') checkTurn(setting, draft, players, notes);
  checkPhase(setting, draft, players, notes);
}
