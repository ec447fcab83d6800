import { SIDES } from '@thameside/kit';
import type { Wanted } from './lore.ts';
import { NONE, type Town } from './town.ts';

const COLOURS = 6;
const there = new Array<number>(COLOURS).fill(0);

export const IMPOSSIBLE = -1;

/** K42: how many connectors tile i still lacks for the upgrade, or IMPOSSIBLE if there is no room for them. */
export function lacking({ sides }: Town, i: number, wanted: Wanted): number {
  there.fill(0);
  let free = 0;
  for (let k = SIDES * i; k < SIDES * (i + 1); k++) {
    const connector = sides[k] as number;
    if (connector === NONE) free++;
    else there[connector] = (there[connector] as number) + 1;
  }
  let lack = 0;
  let heaps = 0;
  let over = 0;
  for (let c = 0; c < COLOURS; c++) {
    const rest = (there[c] as number) - (wanted.named[c] as number);
    if (rest < 0) lack -= rest;
    else if (rest > 0) {
      heaps++;
      over += rest;
    }
  }
  lack += Math.max(0, wanted.different - heaps);
  lack += Math.max(0, wanted.any - (over - Math.min(heaps, wanted.different)));
  return lack <= free ? lack : IMPOSSIBLE;
}
