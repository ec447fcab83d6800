import { type AnyReport, entry, rowAt } from '@thameside/kit';
import { checkCard } from './check/cards.ts';
import { checkDeal, checkSupply } from './check/deal.ts';
import type { Fault } from './check/fault.ts';
import { checkRoster } from './check/roster.ts';
import { readSet } from './check/shape.ts';
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
  draft.cards?.forEach((card, index) => {
    if (card !== undefined) checkCard(card, rowAt(entry('cards', index), card.id), report);
  });
  if (draft.cards !== undefined) checkRoster(draft.cards, report);
  checkSupply(draft, report);
  // with cards missing or unread, every deal would be wrong
  if (faults.length === 0) checkDeal(draft, report);
  // A draft without a fault has every field that a set must have.
  const set = draft as unknown as ComponentSet;
  if (draft.set === HOUSE_1.set && (faults.length > 0 || setToJson(set) !== setToJson(HOUSE_1))) {
    report('set', 'fault.reserved-set-name', { set: HOUSE_1.set });
  }
  return faults.length > 0 ? { faults } : { set };
};
