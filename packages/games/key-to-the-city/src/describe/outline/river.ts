import type { Seat } from '@thameside/kernel';
import type { OutlineLine, Said } from '@thameside/kit';
import type { Box } from '../../components/box.ts';
import type { View } from '../../view.ts';
import { broughtBy } from '../river.ts';
import { say } from '../say.ts';

/** The barge in a berth: those who have sailed lie one tile downstream of the others. */
const bargeAt = ({ players, era }: View, tile: number, berth: number): Seat | undefined => {
  const seat = players.findIndex(p => p.berth === berth && (p.sailed ? era : era - 1) === tile);
  return seat < 0 ? undefined : seat;
};

function berthSaid(box: Box, view: View, tile: number, berth: number): Said | undefined {
  const seat = bargeAt(view, tile, berth);
  const brings = tile < view.era ? [] : broughtBy(box, tile, berth);
  const number = berth + 1;
  if (brings.length === 0)
    return seat === undefined ? undefined : say('outline.moored', { berth: number, seat });
  return seat === undefined
    ? say('outline.berth', { berth: number, brings })
    : say('outline.berth-taken', { berth: number, brings, seat });
}

const heading = (tile: string, index: number, { era, over }: View): Said => {
  if (over || index > era || era === 0) return say('outline.river-tile', { tile });
  return index === era ? say('outline.river-next', { tile }) : say('outline.river-now', { tile });
};

export function riverLines(box: Box, view: View): OutlineLine[] {
  return [
    { depth: 0, said: say('outline.river') },
    ...view.river.flatMap((tile): OutlineLine[] => {
      const index = box.river.indexOf(tile);
      const berths = (box.berths[index] ?? []).map((_, berth) => berthSaid(box, view, index, berth));
      return [
        { depth: 1, said: heading(tile, index, view) },
        ...berths.filter(said => said !== undefined).map(said => ({ depth: 2, said })),
      ];
    }),
  ];
}
