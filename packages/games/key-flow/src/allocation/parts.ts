import { COLOURS, type Colour, type Power, SKILLS, type Skill } from '../components/vocabulary.ts';
import { type Fits, fitting, type Icon, isCardOf } from './icons.ts';
import type { Need, PartScore, Problem, Scorer } from './problem.ts';
import { type SetRow, setRows } from './set-rows.ts';

/** How the icons that a part is given become points. */
export type Way =
  /** Each icon scores by itself. */
  | { way: 'each'; worth: (icon: Icon) => number }
  /** Points for each full set. */
  | { way: 'sets'; points: number; rows: readonly SetRow[] }
  /** The highest step reached, once; rising. */
  | { way: 'steps'; fits: Fits; steps: readonly { at: number; points: number }[] }
  /** Each icon of one name. */
  | { way: 'named'; points: number; names: readonly { name: Colour | Skill; fits: Fits }[] };

export type Part = {
  scorer: string;
  part: number;
  /** The rule that its score line cites. */
  rule: string;
  /** F61: takes only what lies on the scorer itself. */
  storage: boolean;
  way: Way;
};

const eachOf = (fits: Fits, points: number): Way => ({
  way: 'each',
  worth: icon => (fits(icon) ? points : 0),
});

function setsOf(needs: readonly (readonly [Need, number])[], points: number, powers: readonly Power[]): Way {
  const wanted = needs.map(([need, count]) => ({ fits: fitting(need, powers), count }));
  const [only, ...others] = wanted.filter(({ count }) => count > 0);
  if (!only) return eachOf(() => false, 0);
  if (others.length === 0 && only.count === 1) return eachOf(only.fits, points);
  return { way: 'sets', points, rows: setRows([only, ...others]) };
}

function wayOf(score: PartScore, powers: readonly Power[]): Way {
  const named = <T extends Colour | Skill>(names: readonly T[], points: number): Way => ({
    way: 'named',
    points,
    names: names.map(name => ({ name, fits: fitting(name, powers) })),
  });
  switch (score.rule) {
    case 'sets':
      return setsOf(Object.entries(score.need) as [Need, number][], score.points, powers);
    case 'animal-steps': {
      const steps = Object.entries(score.steps).map(([at, points]) => ({ at: Number(at), points }));
      return {
        way: 'steps',
        fits: fitting(score.animal, powers),
        steps: steps.sort((a, b) => a.at - b.at),
      };
    }
    case 'boats': {
      const steps = score.points.map((points, i) => ({ at: i + 1, points }));
      return { way: 'steps', fits: icon => icon === 'boat', steps };
    }
    case 'transport-and-boats': {
      const { perTransport, perBoat } = score;
      const worth = (icon: Icon) => (icon === 'transport' ? perTransport : icon === 'boat' ? perBoat : 0);
      return { way: 'each', worth };
    }
    case 'one-colour':
      return named(COLOURS, score.points);
    case 'one-skill-type':
      return named(SKILLS, score.points);
    case 'keyple-cards':
      return eachOf(isCardOf(score.keyples), score.points);
  }
}

const RULE: Readonly<Record<PartScore['rule'], string>> = {
  sets: 'F70',
  'animal-steps': 'F72',
  boats: 'F73',
  'transport-and-boats': 'F74',
  'one-colour': 'F75',
  'one-skill-type': 'F75',
  'keyple-cards': 'F76',
};

function partsOfScorer({ id, score }: Scorer, powers: readonly Power[]): Part[] {
  if (score.rule === 'sum')
    return score.parts.map((part, i) => ({
      scorer: id,
      part: i,
      rule: 'F71',
      storage: false,
      way: wayOf(part, powers),
    }));
  if (score.rule !== 'storage')
    return [{ scorer: id, part: 0, rule: RULE[score.rule], storage: false, way: wayOf(score, powers) }];
  const counts = new Map<Need, number>();
  for (const type of score.set) {
    const need = type === 'any' ? 'resource' : type;
    counts.set(need, (counts.get(need) ?? 0) + 1);
  }
  return [
    { scorer: id, part: 0, rule: 'F61', storage: true, way: setsOf([...counts], score.points, powers) },
  ];
}

/** All parts of all scorers: each is filled and scored by itself (F71). */
export const partsOf = ({ scorers, powers }: Problem): Part[] =>
  scorers.flatMap(scorer => partsOfScorer(scorer, powers));
