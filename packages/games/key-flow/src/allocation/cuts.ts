import { copyOf, optimise, type Tableau } from './simplex.ts';

const ROUNDS = 4;
/** Only rows that are clearly broken give cuts: the others cut little and carry errors of rounding. */
const CLEAR = 0.02;
const TINY = 1e-9;
/** Cuts upon cuts can blow a tableau up; beyond this its errors could matter. */
const LARGEST = 1e4;

const fraction = (x: number): number => x - Math.floor(x);

/** What all whole solutions satisfy and this one does not, from a row whose variable is not whole (Gomory). */
const cutOf = (t: Tableau, row: Float64Array): Float64Array =>
  row.map((factor, k) => {
    const part = fraction(t.raised[k] ? -factor : factor);
    if (part < TINY || part > 1 - TINY) return 0;
    return t.raised[k] ? part : -part;
  });

function addRow(t: Tableau, row: Float64Array, value: number): void {
  t.rows.push(row);
  t.basic = Int32Array.of(...t.basic, t.lower.length);
  t.value = Float64Array.of(...t.value, value);
  t.lower = Float64Array.of(...t.lower, 0);
  t.upper = Float64Array.of(...t.upper, Number.POSITIVE_INFINITY);
}

/** Cuts that bind nothing any more go. */
function dropIdle(t: Tableau, first: number): void {
  const isKept = (_: unknown, i: number) => (t.basic[i] as number) < first;
  t.rows = t.rows.filter(isKept);
  t.value = t.value.filter(isKept);
  t.basic = t.basic.filter(isKept);
}

const isSound = (t: Tableau): boolean => t.rows.every(row => row.every(factor => Math.abs(factor) < LARGEST));

/**
 * The tableau with broken solutions cut away for as long as that helps, or null if none is left whose total reaches
 * `least`. All variables must be whole; those from `first` on are slacks of cuts.
 */
export function tightened(t: Tableau, first: number, least: number): Tableau | null {
  let best = t;
  for (let round = 0; round < ROUNDS; round++) {
    const next = copyOf(best);
    best.rows.forEach((row, i) => {
      const broken = fraction(best.value[i] as number);
      if (broken > CLEAR && broken < 1 - CLEAR) addRow(next, cutOf(best, row), -broken);
    });
    if (next.rows.length === best.rows.length) return best;
    const outcome = optimise(next, least);
    if (outcome === 'hopeless') return null;
    if (outcome === 'stuck' || !isSound(next)) return best;
    dropIdle(next, first);
    const loss = best.total - next.total;
    best = next;
    if (loss < CLEAR) break;
  }
  return best;
}
