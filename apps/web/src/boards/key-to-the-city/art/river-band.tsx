import type { TilePlan } from '@thameside/key-to-the-city/client';
import { printedSide } from '@thameside/kit';
import { middle } from '../lib/hex.ts';

/** The sides at which water shows once the tile is turned. */
const watered = ({ river }: TilePlan, rotation: number): number[] =>
  river.map((_, side) => side).filter(side => river[printedSide(side, rotation)]);

const through = (a: number, b: number): string => {
  const from = middle(a, 6);
  const to = middle(b, 6);
  return `M${from.x} ${from.y}Q0 0 ${to.x} ${to.y}`;
};

/** The Thames under a tile, from side to side. */
export function RiverBand({ plan, rotation }: { readonly plan: TilePlan; readonly rotation: number }) {
  const sides = watered(plan, rotation);
  const [first, ...others] = sides;
  if (first === undefined) return null;
  const runs =
    others.length > 0
      ? others.map(side => through(first, side))
      : [`M0 0L${middle(first, 6).x} ${middle(first, 6).y}`];
  const d = runs.join('');
  return (
    <g class="river-band" clip-path="url(#city-hex-clip)">
      <path class="river-bank" d={d} />
      <path class="river-water" d={d} />
      <path class="river-shine" d={d} />
    </g>
  );
}
