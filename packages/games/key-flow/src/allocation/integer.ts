import { tightened } from './cuts.ts';
import { copyOf, optimise, type Program, type Tableau, tableauOf, valuesOf } from './simplex.ts';

/** Nearer to a whole number than this is whole. */
const WHOLE = 1e-6;
/** So many variables are tried out before the search branches on one. */
const TRIALS = 4;
/** What all small costs together may come to: less than a point, so that they only choose among equals. */
const HAIR = 0.1;

/**
 * Many allocations score the same, and the search would look at all of them: so everything after the decisive
 * variables has a small cost, a little more from one to the next.
 */
export function withSmallCosts({ gain, upper, rows }: Program, decisive: number): Program {
  const most = upper.reduce((sum, bound, k) => (k < decisive ? sum : sum + bound), 1);
  const cost = (k: number) => (HAIR / most) * (0.5 + (0.5 * (k - decisive)) / gain.length);
  return { gain: gain.map((points, k) => (k < decisive ? points : points - cost(k))), upper, rows };
}

/** The variables furthest from a whole number; decisive ones first. */
function brokenVariables(values: Float64Array, decisive: number): number[] {
  const broken: { variable: number; weight: number }[] = [];
  values.forEach((value, variable) => {
    const gap = Math.abs(value - Math.round(value));
    if (gap > WHOLE) broken.push({ variable, weight: variable < decisive ? gap + 1 : gap });
  });
  broken.sort((a, b) => b.weight - a.weight || a.variable - b.variable);
  return broken.slice(0, TRIALS).map(({ variable }) => variable);
}

/** The variable at most the whole number below, or at least the one above; less promising first. */
function branches(t: Tableau, variable: number, value: number, least: number): Tableau[] {
  const below = copyOf(t);
  below.upper[variable] = Math.floor(value);
  const above = copyOf(t);
  above.lower[variable] = Math.ceil(value);
  return [below, above].filter(branch => isOpen(branch, least)).sort((a, b) => a.total - b.total);
}

/** The branches of the variable whose branches lose most: they are nearest to their end. */
function bestBranches(t: Tableau, values: Float64Array, broken: readonly number[], least: number): Tableau[] {
  let best: Tableau[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const variable of broken) {
    const tried = branches(t, variable, values[variable] as number, least);
    if (tried.length === 0) return tried;
    const losses = tried.map(branch => Math.max(t.total - branch.total, HAIR / 100));
    const loss = losses.reduce((product, one) => product * one, tried.length === 1 ? t.total : 1);
    if (loss <= most) continue;
    most = loss;
    best = tried;
  }
  return best;
}

/** Thrown where cuts have spoilt the numbers: the search is done again without. */
class Stuck extends Error {}

function isOpen(t: Tableau, least: number): boolean {
  const outcome = optimise(t, least);
  if (outcome === 'stuck') throw new Stuck();
  return outcome === 'solved';
}

export function search(program: Program, decisive: number, withCuts: boolean): number[] {
  const own = program.gain.length + program.rows.length;
  let best = program.gain.map(() => 0);
  // gains are whole: only a full point more is of interest
  let least = 1 - HAIR - WHOLE;
  const root = tableauOf(program);
  const open = isOpen(root, least) ? [root] : [];
  for (let top = open.pop(); top; top = open.pop()) {
    if (top.total < least) continue;
    const t = withCuts ? tightened(top, own, least) : top;
    if (!t) continue;
    const values = valuesOf(t);
    const broken = brokenVariables(values, decisive);
    if (broken.length > 0) {
      open.push(...bestBranches(t, values, broken, least));
    } else {
      best = Array.from(values, Math.round);
      least = Math.ceil(t.total - WHOLE) + 1 - HAIR - WHOLE;
    }
  }
  return best;
}

/**
 * The best whole-number solution of a program whose gains are whole, by branch and bound; zero everywhere must be one.
 * The `decisive` first variables are settled before the others.
 */
export function bestWhole(whole: Program, decisive: number): number[] {
  const program = withSmallCosts(whole, decisive);
  try {
    return search(program, decisive, true);
  } catch (error) {
    if (!(error instanceof Stuck)) throw error;
    return search(program, decisive, false);
  }
}
