import { addFill, emptyFill, fillBy, gainOf, spareGold } from './fill.ts';
import { giftsOf } from './icons.ts';
import { type Part, partsOf } from './parts.ts';
import type { Allocation, Line, Problem, Thing, Worth } from './problem.ts';

const isGold = (thing: Thing): boolean => thing.kind === 'resource' && thing.type === 'gold';

function lineOf(problem: Problem, part: Part, allocation: Allocation): { line: Line; goldUsed: number } {
  const fill = emptyFill(part);
  let gold = 0;
  for (const share of allocation) {
    if (share.scorer !== part.scorer || share.part !== part.part) continue;
    const thing = problem.things.find(({ id }) => id === share.thing);
    const given = thing && giftsOf(thing).find(({ as }) => as === share.as);
    const added = given && fillBy(part, thing, given);
    if (!added) continue;
    addFill(fill, added, share.count);
    if (isGold(thing)) gold += share.count;
  }
  const { scorer, part: index, rule } = part;
  const value = gainOf(part, fill);
  return {
    line: { source: 'part', scorer, part: index, rule, ...value },
    goldUsed: gold - spareGold(part, fill, gold, value.count),
  };
}

/** What an allocation without faults scores: a line for each part of each scorer, and one for gold. */
export function worthOf(problem: Problem, allocation: Allocation): Worth {
  const scored = partsOf(problem).map(part => lineOf(problem, part, allocation));
  const gold = problem.things.reduce((sum, thing) => sum + (isGold(thing) ? thing.count : 0), 0);
  const left = scored.reduce((sum, { goldUsed }) => sum - goldUsed, gold);
  const lines: Line[] = scored.map(({ line }) => line);
  if (gold > 0) lines.push({ source: 'gold', rule: 'F64', points: left, count: left });
  return { lines, total: lines.reduce((sum, { points }) => sum + points, 0) };
}
