/** Maximise `gain`·x, where 0 ≤ x ≤ `upper` and each row's sum is at most its `limit`. */
export type Program = {
  gain: readonly number[];
  upper: readonly number[];
  rows: readonly { terms: readonly (readonly [column: number, factor: number])[]; limit: number }[];
};

/**
 * A basis with its condensed tableau: moving the free variable of column k by t changes that of row i by
 * −rows[i][k]·t and the total by price[k]·t. Variables are numbered columns first, then a slack for each row.
 */
export type Tableau = {
  rows: Float64Array[];
  price: Float64Array;
  /** The variable of each row and its value. */
  basic: Int32Array;
  value: Float64Array;
  /** The variable of each column; it stands at its lower or its upper bound. */
  free: Int32Array;
  raised: Uint8Array;
  lower: Float64Array;
  upper: Float64Array;
  total: number;
};

const TINY = 1e-9;
/** What is smaller in a tableau is an error of rounding. */
const NOISE = 1e-12;
const FEASIBLE = 1e-7;
/** After so many pivots the choice goes by the lowest number, which cannot cycle. */
const PATIENCE = 400;
const MOST_PIVOTS = 5000;

/** Every variable that gains is raised to its bound: no price is wrong, though rows may be overdrawn. */
export function tableauOf({ gain, upper, rows }: Program): Tableau {
  const columns = gain.length;
  const t: Tableau = {
    rows: rows.map(({ terms }) => {
      const row = new Float64Array(columns);
      for (const [column, factor] of terms) row[column] = factor;
      return row;
    }),
    price: Float64Array.from(gain),
    basic: Int32Array.from(rows, (_, i) => columns + i),
    value: Float64Array.from(rows, ({ limit }) => limit),
    free: Int32Array.from(gain, (_, k) => k),
    raised: Uint8Array.from(gain, g => (g > 0 ? 1 : 0)),
    lower: new Float64Array(columns + rows.length),
    upper: Float64Array.from([...upper, ...rows.map(() => Number.POSITIVE_INFINITY)]),
    total: 0,
  };
  for (let k = 0; k < columns; k++) if (t.raised[k]) shift(t, k, t.upper[k] as number);
  return t;
}

export const copyOf = (t: Tableau): Tableau => ({
  rows: t.rows.map(row => row.slice()),
  price: t.price.slice(),
  basic: t.basic.slice(),
  value: t.value.slice(),
  free: t.free.slice(),
  raised: t.raised.slice(),
  lower: t.lower.slice(),
  upper: t.upper.slice(),
  total: t.total,
});

function shift(t: Tableau, column: number, by: number): void {
  for (let i = 0; i < t.rows.length; i++)
    t.value[i] = (t.value[i] as number) - ((t.rows[i] as Float64Array)[column] as number) * by;
  t.total += (t.price[column] as number) * by;
}

/** By how much a row's variable is above its upper bound, or (negative) below its lower. */
function excess(t: Tableau, row: number): number {
  const variable = t.basic[row] as number;
  const value = t.value[row] as number;
  const over = value - (t.upper[variable] as number);
  if (over > FEASIBLE) return over;
  const under = value - (t.lower[variable] as number);
  return under < -FEASIBLE ? under : 0;
}

function leavingRow(t: Tableau, careful: boolean): number {
  let leaving = -1;
  let worst = 0;
  for (let row = 0; row < t.rows.length; row++) {
    const size = Math.abs(excess(t, row));
    if (size === 0) continue;
    const isBetter =
      careful && leaving >= 0 ? (t.basic[row] as number) < (t.basic[leaving] as number) : size > worst;
    if (!isBetter) continue;
    leaving = row;
    worst = size;
  }
  return leaving;
}

/** The column whose price allows the least loss; among equals the largest pivot, or the lowest number. */
function enteringColumn(t: Tableau, row: Float64Array, isOver: boolean, careful: boolean): number {
  let entering = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < t.free.length; k++) {
    const factor = row[k] as number;
    if (Math.abs(factor) < TINY) continue;
    const variable = t.free[k] as number;
    if ((t.upper[variable] as number) - (t.lower[variable] as number) < TINY) continue;
    const lowers = t.raised[k] ? factor < 0 : factor > 0;
    if (lowers !== isOver) continue;
    const ratio = Math.abs((t.price[k] as number) / factor);
    const isEqual = Math.abs(ratio - least) <= TINY;
    const isBetter =
      isEqual && entering >= 0
        ? careful
          ? variable < (t.free[entering] as number)
          : Math.abs(factor) > Math.abs(row[entering] as number)
        : ratio < least;
    if (!isBetter) continue;
    entering = k;
    least = ratio;
  }
  return entering;
}

/** Subtract the pivot's row so often that nothing is left in its column. */
function reduce(other: Float64Array, row: Float64Array, k: number): void {
  const factor = other[k] as number;
  if (factor === 0) return;
  other[k] = 0;
  for (let j = 0; j < other.length; j++) {
    const entry = (other[j] as number) - factor * (row[j] as number);
    other[j] = Math.abs(entry) < NOISE ? 0 : entry;
  }
}

function pivot(t: Tableau, r: number, k: number): void {
  const row = t.rows[r] as Float64Array;
  const p = row[k] as number;
  for (let j = 0; j < row.length; j++) row[j] = (row[j] as number) / p;
  row[k] = 1 / p;
  for (let i = 0; i < t.rows.length; i++) if (i !== r) reduce(t.rows[i] as Float64Array, row, k);
  reduce(t.price, row, k);
  const leaving = t.basic[r] as number;
  t.basic[r] = t.free[k] as number;
  t.free[k] = leaving;
}

/** `hopeless`: there is no solution, or none whose total reaches `least`. `stuck`: errors of rounding go in circles. */
type Outcome = 'solved' | 'hopeless' | 'stuck';

/** The dual simplex method. */
export function optimise(t: Tableau, least: number): Outcome {
  for (let pivots = 0; pivots < MOST_PIVOTS; pivots++) {
    if (t.total < least) return 'hopeless';
    const careful = pivots > PATIENCE;
    const r = leavingRow(t, careful);
    if (r < 0) return 'solved';
    const row = t.rows[r] as Float64Array;
    const over = excess(t, r);
    const k = enteringColumn(t, row, over > 0, careful);
    if (k < 0) return 'hopeless';
    const [leaving, entering] = [t.basic[r] as number, t.free[k] as number];
    const by =
      ((t.value[r] as number) - ((over > 0 ? t.upper : t.lower)[leaving] as number)) / (row[k] as number);
    const from = (t.raised[k] ? t.upper : t.lower)[entering] as number;
    shift(t, k, by);
    pivot(t, r, k);
    t.value[r] = from + by;
    t.raised[k] = over > 0 ? 1 : 0;
  }
  return 'stuck';
}

/** The values of the columns' variables. */
export function valuesOf(t: Tableau): Float64Array {
  const values = new Float64Array(t.lower.length);
  t.free.forEach((variable, k) => {
    values[variable] = (t.raised[k] ? t.upper : t.lower)[variable] as number;
  });
  t.basic.forEach((variable, i) => {
    values[variable] = t.value[i] as number;
  });
  return values.subarray(0, t.free.length);
}
