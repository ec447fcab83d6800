import { at, type Options, type Seat } from '@thameside/kernel';
import { countsOf } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import { type Connector, KEYPLES, SIDES, SKILLS } from '../components/vocabulary.ts';
import type { KeyIo, Rules } from '../frames.ts';
import { refusal } from '../refusals.ts';
import { freshTile, type Lot, type Player, type Site, type State, type Tile, type TileId } from '../state.ts';
import { drawKeyples } from './bag.ts';

const noConnectors = (): (Connector | null)[] => Array.from({ length: SIDES }, () => null);

export const siteFor = (tile: Tile, q: number, r: number, rotation: number): Site => ({
  ...tile,
  q,
  r,
  rotation,
  sides: noConnectors(),
});

const newPlayer = (): Player => ({
  home: '',
  screen: countsOf(KEYPLES),
  front: countsOf(KEYPLES),
  skills: countsOf(SKILLS),
  unplaced: [],
  borough: [],
  taken: [],
  berth: 0,
  sailed: false,
});

/** K1: the home tile is the first of the borough. */
function settleAt(s: State, seat: Seat, home: TileId, io: KeyIo): void {
  const p = at(s.players, seat);
  p.home = home;
  p.borough.push(siteFor(freshTile(home), 0, 0, 0));
  s.homes.splice(s.homes.indexOf(home), 1);
  io.emit({ t: 'home', seat, tile: home });
}

/** K1 to K5. */
export function setUp(box: Box, seats: number, options: Options, io: KeyIo): State {
  const { supplies, deal } = box.set;
  const routemasters = io.shuffle([...box.routemasters]);
  const s: State = {
    jennifer: options.jennifer === 'on',
    era: 0,
    over: false,
    active: 0,
    passes: [],
    bag: { ...supplies.keyples },
    connectors: { ...supplies.connectors },
    skills: { ...supplies.skills },
    homes: [...box.homes],
    pile: io.shuffle([...box.buildings]),
    later: [...box.era1, ...box.era2],
    routemasters: routemasters.splice(0, deal.routemastersPerPlayer * seats),
    river: [...box.river],
    box: routemasters,
    centre: [],
    players: Array.from({ length: seats }, newPlayer),
  };
  io.push({ k: 'opening', start: options.start ?? 'random' }, { k: 'era' });
  if (options.homes === 'chosen') io.push(...s.players.map((_, seat) => ({ k: 'home' as const, seat })));
  else
    io.shuffle([...s.homes])
      .slice(0, seats)
      .forEach((home, seat) => void settleAt(s, seat, home, io));
  return s;
}

/** K4: berth #1 is the rightmost; the other barges' places there have no effect. */
function moor(box: Box, s: State, first: Seat): void {
  const berths = at(box.berths, 0);
  const startBerth = berths.findIndex(berth => berth.start === true);
  const others = berths.map((_, i) => i).filter(i => i !== startBerth);
  s.players.forEach((p, seat) => {
    p.berth = seat === first ? startBerth : (others.pop() ?? 0);
  });
}

export function openingRules(box: Box): Rules<'home' | 'opening' | 'era'> {
  return {
    home: {
      opens: 'always',
      legal: s => s.homes,
      refused: s =>
        s.players
          .filter(p => p.home !== '')
          .map(p => ({ answer: p.home, refusal: refusal('K1.taken', { tile: p.home }) })),
      apply: (s, f, home, io) => settleAt(s, f.seat, home, io),
    },
    opening: {
      run(s, f, io) {
        s.box.push(...s.homes.splice(0));
        const first = f.start === 'random' ? io.roll(s.players.length) : Number(f.start) - 1;
        moor(box, s, first);
        s.active = first;
        io.emit({ t: 'starts', seat: first });
        for (let seat = 0; seat < s.players.length; seat++)
          drawKeyples(s, seat, box.set.deal.startKeyples, io);
      },
    },
    // K6, K7
    era: {
      run(s, _f, io) {
        s.era++;
        s.centre = dealt(box, s, io);
        for (const p of s.players) p.sailed = false;
        s.active = firstPlayer(s);
        io.emit({ t: 'era', era: s.era, tiles: s.centre.map(lot => lot.id) });
        io.push({ k: 'turn', seat: s.active }, { k: 'next' });
      },
    },
  };
}

/** K10: whose barge lies furthest right. */
const firstPlayer = (s: State): Seat =>
  s.players.reduce((first, p, seat) => (p.berth > at(s.players, first).berth ? seat : first), 0);

function dealt(box: Box, s: State, io: KeyIo): Lot[] {
  const { buildings, levelOnArrival } = box.set.deal;
  const lot = (id: TileId, level: number): Lot => ({ ...freshTile(id, level), bids: s.players.map(() => 0) });
  if (s.era === 4) return s.routemasters.splice(0).map(id => lot(id, 0));
  const production = s.later.splice(0, s.era === 1 ? box.era1.length : s.later.length);
  const count = buildings[String(s.players.length) as keyof typeof buildings];
  const drawn = Array.from({ length: count }, () => io.draw(s.pile)).filter(id => id !== undefined);
  return [
    ...production.map(id => lot(id, 0)),
    ...drawn.map(id => lot(id, levelOnArrival[String(s.era)] ?? 0)),
  ];
}
