import { at } from '@thameside/kernel';
import type { Colour, Skill } from '../components/vocabulary.ts';
import type { Given } from './icons.ts';
import type { Part, Way } from './parts.ts';
import type { Thing } from './problem.ts';

/**
 * What a part has been given, in the figures that its points depend on: points and icons where each scores, icons
 * per row of the sets, icons for the steps, icons per name. Fills add up.
 */
export type Fill = readonly number[];

const iconsThatFit = (icons: Given['icons'], fits: (icon: Given['icons'][number][0]) => boolean): number =>
  icons.reduce((sum, [icon, count]) => sum + (fits(icon) ? count : 0), 0);

function fillOf(way: Way, { icons }: Given): Fill {
  switch (way.way) {
    case 'each':
      return [
        icons.reduce((sum, [icon, count]) => sum + way.worth(icon) * count, 0),
        iconsThatFit(icons, icon => way.worth(icon) > 0),
      ];
    case 'sets':
      return way.rows.map(row => iconsThatFit(icons, row.fits));
    case 'steps':
      return [iconsThatFit(icons, way.fits)];
    case 'named':
      return way.names.map(({ fits }) => iconsThatFit(icons, fits));
  }
}

/** F61: a storage card takes only what lies on it. */
export const reaches = (part: Part, thing: Thing): boolean =>
  !part.storage || (thing.kind === 'resource' && thing.on === part.scorer);

/** What one such thing adds to a part, or null if nothing of it counts there. */
export function fillBy(part: Part, thing: Thing, given: Given): Fill | null {
  if (!reaches(part, thing)) return null;
  const fill = fillOf(part.way, given);
  return fill.some(count => count > 0) ? fill : null;
}

export const emptyFill = ({ way }: Part): number[] =>
  Array.from(
    {
      length:
        way.way === 'each'
          ? 2
          : way.way === 'sets'
            ? way.rows.length
            : way.way === 'named'
              ? way.names.length
              : 1,
    },
    () => 0,
  );

export function addFill(sum: number[], fill: Fill, times: number): void {
  for (let i = 0; i < sum.length; i++) sum[i] = at(sum, i) + at(fill, i) * times;
}

export type Gain = { points: number; count: number; named: Colour | Skill | null };

export function gainOf({ way }: Part, fill: Fill): Gain {
  switch (way.way) {
    case 'each':
      return { points: at(fill, 0), count: at(fill, 1), named: null };
    case 'sets': {
      const count = Math.min(...way.rows.map((row, i) => Math.floor(at(fill, i) / row.demand)));
      return { points: way.points * count, count, named: null };
    }
    case 'steps': {
      const reached = way.steps.findLast(step => step.at <= at(fill, 0));
      return { points: reached?.points ?? 0, count: reached?.at ?? 0, named: null };
    }
    case 'named': {
      const count = Math.max(...fill);
      const best = count > 0 ? way.names[fill.indexOf(count)] : undefined;
      return { points: way.points * count, count, named: best?.name ?? null };
    }
  }
}

/** F64: how much of the gold in a part its full sets can do without. */
export function spareGold({ way }: Part, fill: Fill, gold: number, sets: number): number {
  if (way.way !== 'sets') return 0;
  const spare = way.rows.map((row, i) => (row.fits('gold') ? at(fill, i) - row.demand * sets : gold));
  return Math.min(gold, ...spare);
}
