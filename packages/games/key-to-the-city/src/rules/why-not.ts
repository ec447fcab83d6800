import { at, type Refusal } from '@thameside/kernel';
import { opposite } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import { CONNECTORS } from '../components/vocabulary.ts';
import { type Ask, VERBS } from '../frames.ts';
import { refusal, type Why } from '../refusals.ts';
import { isLosing, lotOf, type State, siteAt, siteBeyond, siteOf } from '../state.ts';
import { bidAt, frontRange, held, needed, SHORT } from './keyples.ts';

const ROUTEMASTER_ERA = 4;

type Gathering = Extract<Ask, { k: 'count' | 'group' }>;

const tooFew = (s: State, f: Gathering, have: number): Refusal =>
  refusal(SHORT[f.act], {
    tile: f.tile,
    colour: f.colour,
    need: needed(s, f.seat, f.act, f.tile),
    have,
  });

/** K12 to K14: why the bid at this tile cannot be moved. */
function whyNotMove(s: State, f: Gathering, tile: string): Refusal {
  const lot = lotOf(s, tile);
  if (!lot || bidAt(s, f.seat, tile) === 0) return refusal('K13.no-bid', { tile });
  if (f.groups.includes(tile)) return refusal('K13.moved', { tile });
  if (f.act === 'bid' && tile === f.tile) return refusal('K13.stays', { tile });
  if (!isLosing(lot, f.seat)) return refusal('K14.winning', { tile });
  if (lot.colour !== f.colour) return refusal('K12.group', { tile, colour: f.colour });
  return tooFew(s, f, f.moved + held(at(s.players, f.seat), f.colour));
}

/** K36: a side of the own borough that is free goes by one name only. */
function whyNotSide(s: State, seat: number, text: string): Refusal | undefined {
  const [tile = '', side = ''] = text.split(' ');
  if (!/^[0-5]$/.test(side)) return undefined;
  const p = at(s.players, seat);
  const site = siteOf(p, tile);
  if (!site) return refusal('K36.own', { tile });
  const beyond = siteBeyond(p.borough, site, Number(side));
  return beyond && refusal('K36.shared', { tile: beyond.id, side: opposite(Number(side)) });
}

function whyNotCell(s: State, seat: number, text: string): Refusal | undefined {
  const [q = Number.NaN, r = Number.NaN] = text.split(' ').map(Number);
  if (!Number.isInteger(q) || !Number.isInteger(r)) return undefined;
  return refusal(siteAt(at(s.players, seat).borough, q, r) ? 'K66.occupied' : 'K66.apart');
}

/** Why a tile of the set is no answer to the question. */
const NO_TILE: Partial<Record<Ask['k'], Why>> = {
  home: 'K1.home',
  use: 'K30.table',
  upgrade: 'K40.elsewhere',
  tile: 'K66.taken',
};

/** Why not, of whatever could be meant: any tile, colour or number that is neither offered nor listed. */
export function whyNot(box: Box, s: State, f: Ask, text: string): Refusal | undefined {
  const tile = text in box.tiles ? text : undefined;
  const noTile = NO_TILE[f.k];
  if (tile !== undefined && noTile) return refusal(noTile, { tile });
  const number = /^\d{1,4}$/.test(text) ? Number(text) : undefined;
  const connector = CONNECTORS.find(each => each === text);
  switch (f.k) {
    case 'bid':
      if (tile === undefined) return undefined;
      return box.routemasters.includes(tile) && s.era < ROUTEMASTER_ERA
        ? refusal('K5.later', { tile })
        : refusal('K20.centre', { tile });
    case 'group':
      return tile === undefined ? undefined : whyNotMove(s, f, tile);
    case 'count': {
      const have = held(at(s.players, f.seat), f.colour);
      if (number === undefined) return undefined;
      return number > have ? refusal('K13.more', { colour: f.colour, have }) : tooFew(s, f, number + f.moved);
    }
    case 'front': {
      const [least, most] = frontRange(at(s.players, f.seat), f.colour, f.count);
      return number === undefined ? undefined : refusal('K80.front', { least, most });
    }
    case 'berth':
      return number === undefined ? undefined : refusal('K51.berths', { n: box.berths[s.era]?.length ?? 0 });
    case 'take':
      return connector && refusal('K34.gained');
    case 'pick':
      return connector && refusal('K33.order');
    case 'connector':
      if (VERBS.some(verb => verb === text)) return refusal('K35.first');
      return connector && refusal('K35.none');
    case 'side':
      return VERBS.some(verb => verb === text) ? refusal('K35.first') : whyNotSide(s, f.seat, text);
    case 'cell':
      return whyNotCell(s, f.seat, text);
    case 'rotation':
      return number === undefined ? undefined : refusal('K66.same', { tile: f.tile });
    default:
      return undefined;
  }
}
