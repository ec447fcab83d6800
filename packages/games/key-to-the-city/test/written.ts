import type { Match } from '@thameside/kernel';
import type { Lot, Site, State, Tile } from '../src/state.ts';

const lying = ({ id, level, colour, placed, ladder }: Tile) => ({ tile: id, level, colour, placed, ladder });

const lotText = (lot: Lot) => ({ ...lying(lot), bids: lot.bids });

const siteText = (site: Site) => ({
  ...lying(site),
  at: [site.q, site.r],
  rotation: site.rotation,
  connectors: Object.fromEntries(
    site.sides.flatMap((connector, side) => (connector ? [[side, connector]] : [])),
  ),
});

/** A match as a position: everything that the format can say. */
export function written({ s, stack, lanes }: Match<State>) {
  const placing = stack[0]?.k === 'era-over' || s.over;
  return {
    phase: placing ? 'placing' : 'turn',
    era: s.era,
    active: s.active,
    passes: s.passes,
    options: { jennifer: s.jennifer ? 'on' : 'off' },
    centre: s.centre.map(lotText),
    routemasters: s.routemasters,
    pile: s.pile,
    box: s.box,
    players: s.players.map((p, seat) => ({
      home: p.home,
      screen: p.screen,
      front: p.front,
      skills: p.skills,
      unplaced: p.unplaced,
      berth: p.berth,
      sailed: p.sailed,
      borough: p.borough.map(siteText),
      ...(placing
        ? { ready: lanes[seat]?.length === 0, taken: p.taken.map(({ id, level }) => ({ tile: id, level })) }
        : {}),
    })),
  };
}
