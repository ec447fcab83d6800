import { inside } from '@thameside/kit';
import type { Kind } from '../vocabulary.ts';
import type { Report } from './fault.ts';
import type { TileDraft } from './shape.ts';

/** K40. */
const UPGRADES: Readonly<Record<Kind, number>> = {
  home: 1,
  era1: 1,
  era2: 1,
  building: 1,
  landmark: 2,
  routemaster: 0,
  river: 0,
};

type Field = keyof TileDraft;

/** Fields that only some kinds of tile have. */
const KINDS_WITH: readonly (readonly [Field, readonly Kind[]])[] = [
  ['playerColour', ['home']],
  ['use', ['home', 'era1', 'era2', 'building', 'landmark']],
  ['riverSides', ['building', 'landmark', 'river']],
  ['order', ['river']],
  ['berths', ['river']],
];

const NEEDED: readonly (readonly [Field, Kind])[] = [
  ['playerColour', 'home'],
  ['riverSides', 'river'],
  ['order', 'river'],
  ['berths', 'river'],
];

export const checkFields = (tile: TileDraft, kind: Kind, at: string, report: Report): void => {
  for (const [field, kinds] of KINDS_WITH) {
    if (Object.hasOwn(tile, field) && !kinds.includes(kind)) {
      report(inside(at, field), 'fault.field-not-of-kind', { field, kind });
    }
  }
  for (const [field, needing] of NEEDED) {
    if (kind === needing && !Object.hasOwn(tile, field)) report(at, 'fault.missing-field', { field });
  }
};

/** Unread fields are left alone; absent ones count as empty. */
const lengthOf = (tile: TileDraft, field: 'upgrades' | 'use' | 'score' | 'points'): number | undefined =>
  Object.hasOwn(tile, field) ? tile[field]?.length : 0;

/** One entry per side of the tile, or one for all of them. */
export const checkLevels = (tile: TileDraft, kind: Kind, at: string, report: Report): void => {
  const expected = UPGRADES[kind];
  const count = lengthOf(tile, 'upgrades') ?? expected;
  if (count !== expected) report(inside(at, 'upgrades'), 'fault.upgrade-count', { kind, count, expected });

  const levels = expected + 1;
  for (const field of ['use', 'score', 'points'] as const) {
    const count = lengthOf(tile, field) ?? levels;
    if (field === 'points' && kind === 'landmark') {
      if (count !== levels) report(inside(at, field), 'fault.landmark-points', { count, expected: levels });
    } else if (count > 1 && count !== levels) {
      report(inside(at, field), 'fault.level-count', { field, count, levels });
    }
  }
};
