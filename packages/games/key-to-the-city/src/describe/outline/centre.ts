import type { OutlineLine, Said } from '@thameside/kit';
import type { Box } from '../../components/box.ts';
import type { LotView, TileView, View } from '../../view.ts';
import { doings } from '../component.ts';
import { riverSaid } from '../place.ts';
import { say } from '../say.ts';

/** What this era has put on a tile, and what it takes to be next (K12, K31). */
export function standing(tile: TileView): Said[] {
  return [
    ...(tile.colour === null ? [] : [say('outline.colour', { colour: tile.colour })]),
    ...(tile.placed === 0 ? [] : [say('outline.placed', { n: tile.placed, next: tile.ladder + 1 })]),
  ];
}

function bids({ bids, winner }: LotView): Said {
  if (winner === null) return say('outline.no-bids');
  const standing = bids.flatMap((n, seat) => (n > 0 ? [say('outline.bid', { seat, n })] : []));
  return say('outline.bids', { bids: standing, winner });
}

function lotLines(box: Box, lot: LotView): OutlineLine[] {
  const plan = box.tiles[lot.id];
  if (!plan) return [];
  const { kind } = plan;
  const heading =
    lot.level === 0
      ? say('outline.tile', { tile: lot.id, kind })
      : say('outline.tile-level', { tile: lot.id, kind, level: lot.level });
  return [
    { depth: 1, said: heading },
    ...[...standing(lot), bids(lot), ...doings(plan, lot.level), ...riverSaid(plan, 0)].map(said => ({
      depth: 2,
      said,
    })),
  ];
}

export function centreLines(box: Box, { centre }: View): OutlineLine[] {
  const lots = centre.flatMap(lot => lotLines(box, lot));
  return [
    { depth: 0, said: say('outline.centre') },
    ...(lots.length > 0 ? lots : [{ depth: 1, said: say('outline.centre-empty') }]),
  ];
}
