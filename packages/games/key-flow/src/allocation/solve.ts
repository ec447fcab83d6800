import { at } from '@thameside/kernel';
import { type Batch, batchesOf, type Class, classesOf, clustersOf } from './classes.ts';
import { bestWhole } from './integer.ts';
import { type Part, partsOf } from './parts.ts';
import type { Allocation, Gift, Pin, Problem, Share, Solution } from './problem.ts';
import { modelOf } from './program.ts';
import { withoutIdle } from './trim.ts';
import { worthOf } from './worth.ts';

type Place = { part: number; as: Gift };

/** The best use of a cluster: how many of each batch go where. The rest goes home. */
function placed(
  parts: readonly Part[],
  cluster: readonly Class[],
): { batch: Batch; place: Place; count: number }[] {
  const { program, decisive, flows } = modelOf(parts, cluster);
  const values = bestWhole(program, decisive);
  const left = new Map(cluster.flatMap(({ batches }) => batches.map(batch => [batch, batch.count] as const)));
  return flows.flatMap(({ from, option, column }) => {
    let wanted = at(values, column);
    const nth = from.options.indexOf(option);
    return from.batches.flatMap(batch => {
      const count = Math.min(wanted, left.get(batch) ?? 0);
      wanted -= count;
      left.set(batch, (left.get(batch) ?? 0) - count);
      return count > 0 ? [{ batch, place: at(batch.options, nth), count }] : [];
    });
  });
}

const KEPT = 64;
const known = new Map<string, Solution>();

/**
 * F65: the allocation that scores most, given what the player has fixed. `pins` must be without faults. The same problem
 * always has the same solution; it is asked for many times over, by every view and score of a position.
 */
export function solve(problem: Problem, pins: readonly Pin[] = []): Solution {
  const key = JSON.stringify([problem, pins]);
  const found = known.get(key) ?? solved(problem, pins);
  known.delete(key);
  known.set(key, found);
  const [oldest = ''] = known.keys();
  if (known.size > KEPT) known.delete(oldest);
  return found;
}

function solved(problem: Problem, pins: readonly Pin[]): Solution {
  const parts = partsOf(problem);
  const batches = batchesOf(problem, parts, pins);
  const left = new Map(batches.map(batch => [batch, batch.count]));
  const shares = new Map<string, Share>();
  const put = (batch: Batch, place: Place, count: number): void => {
    const { scorer, part } = at(parts, place.part);
    const key = JSON.stringify([batch.thing.id, scorer, part, place.as]);
    const sum = count + (shares.get(key)?.count ?? 0);
    shares.set(key, { thing: batch.thing.id, count: sum, scorer, part, as: place.as });
    left.set(batch, (left.get(batch) ?? 0) - count);
  };
  for (const cluster of clustersOf(classesOf(batches)))
    for (const { batch, place, count } of placed(parts, cluster)) put(batch, place, count);
  for (const [batch, count] of left) if (batch.home && count > 0) put(batch, batch.home, count);
  const allocation: Allocation = withoutIdle(problem, [...shares.values()], pins);
  return { allocation, worth: worthOf(problem, allocation) };
}
