import { entry, inside } from '@thameside/kit';
import { RIVER_LENGTH } from '../vocabulary.ts';
import type { Report } from './fault.ts';
import type { BerthDraft, TileDraft } from './shape.ts';

/** K1. */
export const MOST_PLAYERS = 6;

export const checkRiverSides = (tile: TileDraft, at: string, report: Report): void => {
  tile.riverSides?.forEach((side, index, sides) => {
    if (side !== undefined && sides.indexOf(side) < index) {
      report(entry(inside(at, 'riverSides'), index), 'fault.duplicate-river-side', { side });
    }
  });
};

/** K4, K51, K52: a berth for every barge, one to start at or one that claims, and what each gives. */
export const checkBerths = (tile: TileDraft, rowAt: string, report: Report): void => {
  const { berths, order } = tile;
  if (berths === undefined) return;
  const at = inside(rowAt, 'berths');
  if (berths.length < MOST_PLAYERS)
    report(at, 'fault.too-few-berths', { count: berths.length, min: MOST_PLAYERS });
  if (order === undefined) return;

  const [starts, claims] = order === 1 ? [1, 0] : [0, 1];
  const marked = (mark: 'start' | 'claims'): number => berths.filter(berth => berth?.[mark]).length;
  const isRead = berths.every(berth => berth !== undefined);
  if (isRead && marked('start') !== starts) {
    report(at, 'fault.start-berths', { order, count: marked('start'), expected: starts });
  }
  if (isRead && marked('claims') !== claims) {
    report(at, 'fault.claim-berths', { order, count: marked('claims'), expected: claims });
  }
  berths.forEach((berth, index) => {
    if (berth !== undefined) checkBerth(berth, order, entry(at, index), report);
  });
};

const checkBerth = (berth: BerthDraft, order: number, at: string, report: Report): void => {
  const given = order === 1 ? undefined : order === RIVER_LENGTH ? 'points' : 'keyples';
  for (const field of ['keyples', 'points'] as const) {
    const has = Object.hasOwn(berth, field);
    if (field === given && !has) report(at, 'fault.berth-lacks', { field, order });
    if (field !== given && has) report(inside(at, field), 'fault.berth-superfluous', { field, order });
  }
};
