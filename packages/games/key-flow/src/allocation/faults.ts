import { fillBy, reaches } from './fill.ts';
import { giftsOf } from './icons.ts';
import { partsOf } from './parts.ts';
import type { Allocation, Fault, FaultCode, Problem, Share } from './problem.ts';

const RULE: Readonly<Record<FaultCode, string>> = {
  'no-such-thing': 'F62',
  'no-such-scorer': 'F62',
  'no-such-part': 'F71',
  'not-a-count': 'F62',
  'more-than-there-are': 'F62',
  'gives-no-such-icons': 'F62',
  'does-not-lie-there': 'F61',
  'does-not-count-there': 'F62',
};

/** Why an allocation is not possible; none if it is. */
export function faultsOf(problem: Problem, allocation: Allocation): Fault[] {
  const parts = partsOf(problem);
  const given = new Map<string, number>();

  const codeOf = (share: Share): FaultCode | null => {
    const thing = problem.things.find(({ id }) => id === share.thing);
    if (!thing) return 'no-such-thing';
    if (!problem.scorers.some(({ id }) => id === share.scorer)) return 'no-such-scorer';
    const part = parts.find(one => one.scorer === share.scorer && one.part === share.part);
    if (!part) return 'no-such-part';
    if (!Number.isSafeInteger(share.count) || share.count < 1) return 'not-a-count';
    given.set(thing.id, (given.get(thing.id) ?? 0) + share.count);
    if ((given.get(thing.id) ?? 0) > thing.count) return 'more-than-there-are';
    const gift = giftsOf(thing).find(({ as }) => as === share.as);
    if (!gift) return 'gives-no-such-icons';
    if (!reaches(part, thing)) return 'does-not-lie-there';
    return fillBy(part, thing, gift) ? null : 'does-not-count-there';
  };

  return allocation.flatMap(share => {
    const code = codeOf(share);
    return code ? [{ code, rule: RULE[code], thing: share.thing, scorer: share.scorer }] : [];
  });
}
