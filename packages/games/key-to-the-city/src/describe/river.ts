import type { Said } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import { say } from './say.ts';

/** K52: what a berth brings; `tile` counts the river tiles from 0. */
export function broughtBy(box: Box, tile: number, berth: number): Said[] {
  const { keyples, points, claims } = box.berths[tile]?.[berth] ?? {};
  const left = box.river[tile - 1];
  return [
    ...(keyples === undefined ? [] : [say('brings.keyples', { n: keyples })]),
    ...(points === undefined ? [] : [say('brings.points', { n: points })]),
    ...(claims && left !== undefined ? [say('brings.claim', { tile: left })] : []),
  ];
}
