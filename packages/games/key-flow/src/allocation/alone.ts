import { COLOURS, type Power, SKILLS } from '../components/vocabulary.ts';
import { addFill, emptyFill, fillBy, type Gain, gainOf } from './fill.ts';
import { type Fits, fitting, giftsOf, type Icon } from './icons.ts';
import { partsOf } from './parts.ts';
import type { Need, PartScore, Score, Thing } from './problem.ts';

/** What is counted, how much of it there is, and how much the next points take. */
export interface Step {
  readonly of: string;
  readonly have: number;
  readonly need: number;
}

/** Gold that stands for another resource is not counted as one: it can stand for one of them only. */
const ofItsOwn =
  (need: Need, powers: readonly Power[]): Fits =>
  icon =>
    fitting(need, powers)(icon) && (icon !== 'gold' || need === 'gold' || need === 'resource');

function stepsOf(
  score: PartScore,
  { count, named }: Gain,
  have: (fits: Fits) => number,
  powers: readonly Power[],
): Step[] {
  const nextOf = (of: string, there: number): Step => ({ of, have: there, need: there + 1 });
  const each = (of: Icon) =>
    nextOf(
      of,
      have(icon => icon === of),
    );
  switch (score.rule) {
    case 'sets':
      return (Object.entries(score.need) as [Need, number][]).map(([of, n]) => ({
        of,
        have: have(ofItsOwn(of, powers)),
        need: (count + 1) * n,
      }));
    case 'animal-steps': {
      const there = have(fitting(score.animal, powers));
      const steps = Object.keys(score.steps).map(Number);
      return [{ of: score.animal, have: there, need: steps.find(n => n > there) ?? Math.max(...steps) }];
    }
    case 'boats':
      return [each('boat')];
    case 'transport-and-boats':
      return [each('transport'), each('boat')];
    case 'one-colour':
      return [nextOf(named ?? COLOURS[0], count)];
    case 'one-skill-type':
      return [nextOf(named ?? SKILLS[0], count)];
    case 'keyple-cards':
      return [nextOf(`cards-${score.keyples}`, count)];
  }
}

/** How far a card has got by itself, as if nothing else wanted the same things; null if it takes only what lies on it. */
export function scoredAlone(things: readonly Thing[], powers: readonly Power[], score: Score) {
  if (score.rule === 'storage') return null;
  const scores = score.rule === 'sum' ? score.parts : [score];
  const parts = partsOf({ things, powers, scorers: [{ id: '', score }] });
  const icons = things.flatMap(thing =>
    giftsOf(thing).flatMap(given => given.icons.map(([icon, n]) => ({ icon, n: n * thing.count }))),
  );
  const have = (fits: Fits) => icons.reduce((sum, { icon, n }) => sum + (fits(icon) ? n : 0), 0);
  const gains = parts.map(part => {
    const fill = emptyFill(part);
    for (const thing of things)
      for (const given of giftsOf(thing)) {
        const added = fillBy(part, thing, given);
        if (added) addFill(fill, added, thing.count);
      }
    return gainOf(part, fill);
  });
  return {
    points: gains.reduce((sum, { points }) => sum + points, 0),
    steps: scores.flatMap((each, i) => stepsOf(each, gains[i] as Gain, have, powers)),
  };
}
