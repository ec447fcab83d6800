import type { Box } from '../components/box.ts';
import type { Kind } from '../components/vocabulary.ts';
import type { TileId } from '../state.ts';
import type { Draft } from './shape.ts';

/** What the rest of a position is judged by. */
export interface Setting {
  readonly box: Box;
  readonly seats: number;
  readonly era: number;
  readonly phase: 'turn' | 'placing';
  /** The eras whose tiles have been taken. */
  readonly ended: number;
}

export const settingOf = (box: Box, { players, era = 1, phase = 'turn' }: Draft): Setting => ({
  box,
  seats: players.length,
  era,
  phase,
  ended: phase === 'turn' ? era - 1 : era,
});

/** K6, K7: what lies in the centre in an era. */
const CENTRE: readonly (readonly Kind[])[] = [
  [],
  ['era1', 'building', 'landmark'],
  ['era2', 'building', 'landmark'],
  ['building', 'landmark'],
  ['routemaster'],
];
export const isOfEra = (box: Box, id: TileId, era: number): boolean =>
  CENTRE[era]?.some(kind => box.tiles[id]?.kind === kind) === true;

/** K7: the level at which a tile comes into the centre. */
export const arrivalLevel = (box: Box, id: TileId, era: number): number =>
  box.buildings.includes(id) ? (box.set.deal.levelOnArrival[String(era)] ?? 0) : 0;

/** K61, K63: the eras at whose end the tile can have come into a borough; a home is there from the beginning. */
export function erasOfArrival({ box, ended }: Setting, id: TileId): number[] {
  const plan = box.tiles[id];
  if (plan?.kind === 'home') return [0];
  const eras =
    plan?.kind === 'river' ? [plan.row.order ?? 0] : [1, 2, 3, 4].filter(era => isOfEra(box, id, era));
  return eras.filter(era => era <= ended);
}

/** How many berths there are where a barge lies: on the era's river tile, or on the next for who has sailed. */
export const berthCount = ({ box, era }: Setting, sailed: boolean): number =>
  box.berths[sailed ? era : era - 1]?.length ?? 0;
