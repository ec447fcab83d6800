import { type AnyReport, entry, rowAt } from '@thameside/kit';
import { checkDeal } from './check/deal.ts';
import type { Fault, Report } from './check/fault.ts';
import { checkBoroughRoster, checkCardRoster } from './check/roster.ts';
import { checkBorough, checkCard } from './check/rows.ts';
import { readSet, type SetDraft } from './check/shape.ts';
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
  const each = <R extends { readonly id?: string | undefined }>(
    at: string,
    rows: readonly (R | undefined)[] | undefined,
    check: (row: R, at: string, report: Report) => void,
  ) =>
    rows?.forEach((row, i) => {
      if (row !== undefined) check(row, rowAt(entry(at, i), row.id), report);
    });
  each('cards', draft.cards, checkCard);
  each('boroughs', draft.boroughs, checkBorough);
  if (draft.cards !== undefined) checkCardRoster(draft.cards, report);
  if (draft.boroughs !== undefined) checkBoroughRoster(draft.boroughs, report);
  checkDeal(draft, report);
};
