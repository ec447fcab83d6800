import { at } from '@thameside/kernel';
import { type Fill, fillBy } from './fill.ts';
import { giftsOf } from './icons.ts';
import type { Part } from './parts.ts';
import type { Gift, Pin, Problem, Thing } from './problem.ts';

export type Option = { part: number; as: Gift; fill: Fill };

/** Alike things of which the player has fixed the same, or nothing. */
export type Batch = {
  thing: Thing;
  count: number;
  /** What each scores if no option takes it, and where it goes then. */
  base: number;
  home: { part: number; as: Gift } | null;
  options: readonly Option[];
};

function batchOf(
  parts: readonly Part[],
  thing: Thing,
  count: number,
  allows: (p: Part, as: Gift) => boolean,
): Batch {
  const all = giftsOf(thing).flatMap(given =>
    parts.flatMap((part, i): Option[] => {
      const fill = allows(part, given.as) ? fillBy(part, thing, given) : null;
      return fill ? [{ part: i, as: given.as, fill }] : [];
    }),
  );
  const batch: Batch = {
    thing,
    count,
    base: thing.kind === 'resource' && thing.type === 'gold' ? 1 : 0, // F64
    home: null,
    options: all.filter(({ part }) => at(parts, part).way.way !== 'each'),
  };
  for (const { part, as, fill } of all) {
    if (at(parts, part).way.way !== 'each' || at(fill, 0) <= batch.base) continue;
    batch.base = at(fill, 0);
    batch.home = { part, as };
  }
  return batch;
}

/** Things as batches: those that are pinned have one option only, or none. */
export function batchesOf(problem: Problem, parts: readonly Part[], pins: readonly Pin[]): Batch[] {
  return problem.things.flatMap(thing => {
    const own = pins.filter(pin => pin.thing === thing.id);
    const pinned = own.map(pin => {
      if (pin.scorer === null) return batchOf(parts, thing, pin.count, () => false);
      const isPinned = (part: Part) => part.scorer === pin.scorer && part.part === pin.part;
      const batch = batchOf(parts, thing, pin.count, (part, as) => isPinned(part) && as === pin.as);
      // what the part has no use for stays there none the less
      return { ...batch, home: { part: parts.findIndex(isPinned), as: pin.as } };
    });
    const free = own.reduce((left, pin) => left - pin.count, thing.count);
    return free > 0 ? [...pinned, batchOf(parts, thing, free, () => true)] : pinned;
  });
}

/** Batches between which no part can tell. */
export type Class = { count: number; base: number; options: readonly Option[]; batches: readonly Batch[] };

export function classesOf(batches: readonly Batch[]): Class[] {
  const classes = new Map<string, Class>();
  for (const batch of batches) {
    if (batch.options.length === 0) continue;
    const key = JSON.stringify([batch.base, batch.options.map(({ part, fill }) => [part, fill])]);
    const same = classes.get(key);
    classes.set(key, {
      count: (same?.count ?? 0) + batch.count,
      base: batch.base,
      options: batch.options,
      batches: [...(same?.batches ?? []), batch],
    });
  }
  return [...classes.values()];
}

/** Classes and the parts that they can fill, split where no class joins them. */
export function clustersOf(classes: readonly Class[]): Class[][] {
  const clusters: { parts: Set<number>; classes: Class[] }[] = [];
  for (const one of classes) {
    const cluster = { parts: new Set(one.options.map(({ part }) => part)), classes: [one] };
    for (let i = clusters.length - 1; i >= 0; i--) {
      const other = at(clusters, i);
      if (![...other.parts].some(part => cluster.parts.has(part))) continue;
      for (const part of other.parts) cluster.parts.add(part);
      cluster.classes.unshift(...other.classes);
      clusters.splice(i, 1);
    }
    clusters.push(cluster);
  }
  return clusters.map(cluster => cluster.classes);
}
