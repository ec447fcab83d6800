import { at } from '@thameside/kernel';
import type { Class, Option } from './classes.ts';
import type { Part } from './parts.ts';
import type { Program } from './simplex.ts';

type Column = { gain: number; upper: number };
type Row = { terms: [number, number][]; limit: number };
/** How many of a class go by an option: a column of the program. */
type Flow = { from: Class; option: Option; name: number; column: number };

export type Model = { program: Program; decisive: number; flows: Flow[] };

/** Figure `i` that a part would have if everything went there. */
const supply = (classes: readonly Class[], part: number, i: number): number =>
  classes.reduce((sum, { count, options }) => {
    const most = Math.max(0, ...options.filter(one => one.part === part).map(({ fill }) => at(fill, i)));
    return sum + count * most;
  }, 0);

/**
 * The allocation of a cluster as a linear program in whole numbers. First come the decisive columns of each part (full
 * sets; each step; each name), then how many of each class go by each option, which costs their base.
 */
export function modelOf(parts: readonly Part[], classes: readonly Class[]): Model {
  const columns: Column[] = [];
  const rows: Row[] = [];
  const column = (gain: number, upper: number): number => columns.push({ gain, upper }) - 1;
  const used = [...new Set(classes.flatMap(({ options }) => options.map(({ part }) => part)))].sort(
    (a, b) => a - b,
  );
  /** By part: the row that each figure of a fill feeds, or the column of each name. */
  const rowsOf = new Map<number, Row[]>();
  const namesOf = new Map<number, number[]>();

  for (const index of used) {
    const { way } = at(parts, index);
    if (way.way === 'sets') {
      const most = way.rows.map((row, i) => Math.floor(supply(classes, index, i) / row.demand));
      const sets = column(way.points, Math.min(...most));
      rowsOf.set(
        index,
        way.rows.map(row => ({ terms: [[sets, row.demand]], limit: 0 })),
      );
    } else if (way.way === 'steps') {
      const within = way.steps.filter(({ at: icons }) => icons <= supply(classes, index, 0));
      const steps = within.map(({ at: icons, points }) => [column(points, 1), icons] as [number, number]);
      rowsOf.set(index, [{ terms: [...steps], limit: 0 }]);
      rows.push({ terms: steps.map(([step]) => [step, 1]), limit: 1 });
    } else if (way.way === 'named') {
      const names = way.names.map(() => column(0, 1));
      namesOf.set(index, names);
      rows.push({ terms: names.map(name => [name, 1]), limit: 1 });
    }
  }
  const decisive = columns.length;
  const flows: Flow[] = [];

  for (const from of classes) {
    const whole: Row = { terms: [], limit: from.count };
    const flow = (option: Option, gain: number, name: number): number => {
      const index = column(gain - from.base, from.count);
      flows.push({ from, option, name, column: index });
      whole.terms.push([index, 1]);
      return index;
    };
    for (const option of from.options) {
      const { way } = at(parts, option.part);
      if (way.way === 'named') {
        option.fill.forEach((icons, i) => {
          if (way.points * icons <= from.base) return;
          const index = flow(option, way.points * icons, i);
          const name = at(namesOf.get(option.part) ?? [], i);
          rows.push({
            terms: [
              [index, 1],
              [name, -from.count],
            ],
            limit: 0,
          });
        });
      } else {
        const index = flow(option, 0, -1);
        option.fill.forEach((icons, i) => {
          if (icons > 0) at(rowsOf.get(option.part) ?? [], i).terms.push([index, -icons]);
        });
      }
    }
    if (whole.terms.length > 1) rows.push(whole);
  }
  rows.push(...[...rowsOf.values()].flat());
  const program = { gain: columns.map(({ gain }) => gain), upper: columns.map(({ upper }) => upper), rows };
  return { program, decisive, flows };
}
