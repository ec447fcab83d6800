import { type AnyReport, entry, inside, rowAt } from '@thameside/kit';
import { checkDeal } from './check/deal.ts';
import type { Fault, Report } from './check/fault.ts';
import { checkFields, checkLevels } from './check/levels.ts';
import { checkBerths, checkRiverSides } from './check/river.ts';
import { checkRoster, kindOf } from './check/roster.ts';
import { checkScore } from './check/score.ts';
import { readSet, type SetDraft, type TileDraft } from './check/shape.ts';
import { checkMarkers, checkSkills, checkUpgrade } from './check/supply.ts';
import { setToJson } from './file.ts';
import { HOUSE_1 } from './house-1/index.ts';
import type { ComponentSet } from './set.ts';

export { FAULTS, type Fault } from './check/fault.ts';

/** Checks a set file, as parsed from JSON, and reports every fault in it. */
export const parseSet = (json: unknown): { set: ComponentSet } | { faults: Fault[] } => {
  const faults: Fault[] = [];
  const report: AnyReport = (at, key, params) =>
    faults.push({ at: at.trimEnd(), key: key as Fault['key'], params });

  const draft = readSet(json, '', report);
  if (draft === undefined) return { faults };
  checkSet(draft, report);
  // A draft without a fault has every field that a set must have.
  const set = draft as ComponentSet;
  if (draft.set === HOUSE_1.set && (faults.length > 0 || setToJson(set) !== setToJson(HOUSE_1))) {
    report('set', 'fault.reserved-set-name', { set: HOUSE_1.set });
  }
  return faults.length > 0 ? { faults } : { set };
};

const checkSet = (draft: SetDraft, report: Report): void => {
  draft.tiles?.forEach((tile, index) => {
    if (tile !== undefined) checkTile(tile, draft.supplies, rowAt(entry('tiles', index), tile.id), report);
  });
  if (draft.tiles !== undefined) checkRoster(draft.tiles, report);
  checkMarkers(draft.supplies, report);
  checkDeal(draft, report);
};

const checkTile = (tile: TileDraft, supplies: SetDraft['supplies'], at: string, report: Report): void => {
  const kind = kindOf(tile);
  if (kind !== undefined) {
    checkFields(tile, kind, at, report);
    checkLevels(tile, kind, at, report);
  }
  checkRiverSides(tile, at, report);
  checkBerths(tile, at, report);
  tile.score?.forEach((score, level) => {
    if (score !== undefined) checkScore(score, entry(inside(at, 'score'), level), report);
  });
  tile.use?.forEach((use, level) => {
    checkSkills(use?.pay?.skills, supplies, `${entry(inside(at, 'use'), level)}.pay.skills`, report);
  });
  tile.upgrades?.forEach((upgrade, level) => {
    if (upgrade !== undefined) checkUpgrade(upgrade, supplies, entry(inside(at, 'upgrades'), level), report);
  });
};
