import { addFill, emptyFill, type Fill, fillBy, gainOf } from './fill.ts';
import { giftsOf } from './icons.ts';
import { type Part, partsOf } from './parts.ts';
import type { Pin, Problem, Share } from './problem.ts';

function fillOfShare(problem: Problem, part: Part, share: Share): Fill {
  const thing = problem.things.find(({ id }) => id === share.thing);
  const given = thing && giftsOf(thing).find(({ as }) => as === share.as);
  return (given && fillBy(part, thing, given)) ?? emptyFill(part);
}

const pinnedOf = (pins: readonly Pin[], share: Share): number =>
  pins.reduce((sum, pin) => {
    const isSame =
      pin.scorer !== null &&
      pin.thing === share.thing &&
      pin.scorer === share.scorer &&
      pin.part === share.part &&
      pin.as === share.as;
    return isSame ? sum + pin.count : sum;
  }, 0);

/** In the order of the scorers and of the things, without what adds nothing where it is; pins stay. */
export function withoutIdle(problem: Problem, shares: readonly Share[], pins: readonly Pin[]): Share[] {
  const order = new Map(problem.things.map(({ id }, i) => [id, i]));
  return partsOf(problem).flatMap(part => {
    const own = shares
      .filter(({ scorer, part: index }) => scorer === part.scorer && index === part.part)
      .sort((a, b) => (order.get(a.thing) ?? 0) - (order.get(b.thing) ?? 0))
      .map(share => ({ share, fill: fillOfShare(problem, part, share) }));
    const sum = emptyFill(part);
    for (const { share, fill } of own) addFill(sum, fill, share.count);
    const { points } = gainOf(part, sum);
    const kept = own.toReversed().map(({ share, fill }) => {
      let count = share.count;
      for (const least = pinnedOf(pins, share); count > least; count--) {
        addFill(sum, fill, -1);
        if (gainOf(part, sum).points === points) continue;
        addFill(sum, fill, 1);
        break;
      }
      return { ...share, count };
    });
    return kept.toReversed().filter(({ count }) => count > 0);
  });
}
