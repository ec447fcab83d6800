import { type Answer, at, type Params, type Reason, type Seat } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import type { Ask } from '../frames.ts';
import { lotOf, type Player, type State, siteBeyond, siteOf, type TileId, winnerOf } from '../state.ts';
import { upgradeGain } from './borough.ts';
import type { Horizons } from './horizon.ts';
import type { Lorebook } from './lore.ts';
import { tally } from './scoring.ts';
import { townOf } from './town.ts';
import { IMPOSSIBLE, lacking } from './upgrades.ts';
import type { Weights } from './weights.ts';

const say = (key: string, params: Params = {}): Reason => ({ key: `bot.${key}`, params });
/** In whole points, and never as if it were for nothing. */
const about = (points: number): number => Math.max(1, Math.round(points));

/** Of one seat, on the position in which it decides. */
export interface Opinion {
  lotTo(seat: Seat, lot: NonNullable<ReturnType<typeof lotOf>>): number;
  borough(s: State): number;
}

export function reasoning(
  box: Box,
  book: Lorebook,
  w: Weights,
  horizons: Horizons,
  root: State,
  seat: Seat,
  opinion: Opinion,
) {
  const me = at(root.players, seat);

  function bid(tile: TileId, colour: string, after: State): Reason | null {
    const lot = lotOf(root, tile);
    if (!lot) return null;
    const leader = winnerOf(lot);
    if (leader === seat) return say('bid.secure', { tile });
    const points = about(opinion.lotTo(seat, lot));
    if (leader !== null) return say('bid.outbid', { tile, seat: leader, points });
    const count = (lotOf(after, tile)?.bids[seat] ?? 0) - at(lot.bids, seat);
    return say('bid.worth', { tile, points, count, colour });
  }

  function use(tile: TileId, after: State): Reason {
    const points = about(opinion.borough(after) - opinion.borough(root));
    if (siteOf(me, tile)) return say('use.own', { tile, points });
    const lot = lotOf(root, tile);
    if (lot) return say(winnerOf(lot) === seat ? 'use.lead' : 'use.centre', { tile, points });
    const owner = root.players.findIndex(p => siteOf(p, tile));
    return say('use.other', { tile, points, seat: owner });
  }

  function upgrade(tile: TileId): Reason {
    const i = me.borough.findIndex(site => site.id === tile);
    const h = horizons.of(root, seat);
    const gain = upgradeGain(townOf(book, me.borough), i, at(me.borough, i).level, h, w);
    return say('upgrade', { tile, points: about(gain) });
  }

  function sail(berth: number): Reason {
    const { claims = false, keyples = 0, points = 0 } = at(at(box.berths, root.era), berth);
    const tile = root.river[0];
    if (claims && tile !== undefined) return say('sail.claim', { tile });
    return points > 0 ? say('sail.points', { count: points }) : say('sail.keyples', { count: keyples });
  }

  /** What the first connector that was laid is good for. */
  function lay(line: readonly Answer[], after: State): Reason {
    const laid = line.find(answer => typeof answer === 'object');
    if (laid === undefined) return say('lay.discard');
    const [tile, side] = laid as readonly [TileId, number];
    const site = siteOf(me, tile);
    const beyond = site && siteBeyond(me.borough, site, side);
    const touched = [tile, ...(beyond ? [beyond.id] : [])];
    const closer = touched.find(id => lacks(me, id) > lacks(at(after.players, seat), id));
    if (closer !== undefined) return say('lay.upgrade', { tile: closer });
    const scoring = me.borough.find(({ id }) => scored(at(after.players, seat), id) > scored(me, id));
    return scoring ? say('lay.score', { tile: scoring.id }) : say('lay.best');
  }

  function lacks(p: Player, id: TileId): number {
    const i = p.borough.findIndex(site => site.id === id);
    const wanted = book[id]?.upgrades[at(p.borough, i).level];
    const lack = wanted ? lacking(townOf(book, p.borough), i, wanted) : 0;
    return lack === IMPOSSIBLE ? 0 : lack;
  }

  function scored(p: Player, id: TileId): number {
    const i = p.borough.findIndex(site => site.id === id);
    const score = book[id]?.score[at(p.borough, i).level];
    return score ? tally(townOf(book, p.borough), i, score, horizons.of(root, seat)) : 0;
  }

  return (f: Ask, line: readonly Answer[], after: State): Reason | null => {
    const [first, second = '', third = ''] = line;
    switch (f.k) {
      case 'turn':
        switch (first) {
          case 'bid':
            return bid(String(second), String(third), after);
          case 'use':
            return use(String(second), after);
          case 'upgrade':
            return upgrade(String(second));
          case 'sail':
            return sail(Number(second));
          default:
            return say('pass');
        }
      case 'berth':
        return sail(Number(first));
      case 'connector':
      case 'side':
        return lay(line, after);
      case 'tile':
      case 'cell':
      case 'rotation':
        return say('place');
      default:
        return null;
    }
  };
}
