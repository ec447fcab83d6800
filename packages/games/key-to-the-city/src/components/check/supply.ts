import { inside } from '@thameside/kit';
import { countOf } from '../counts.ts';
import { CONNECTORS, SIDES, SKILLS } from '../vocabulary.ts';
import type { Report } from './fault.ts';
import { tilesOf } from './roster.ts';
import type { SetDraft, UpgradeDraft } from './shape.ts';

type Supplies = SetDraft['supplies'];
type Words = readonly (string | undefined)[];

/** Pieces of each sort in the supply. One that could not be read is taken to suffice. */
type Stock = readonly (readonly [string, number])[];

const stockOf = <W extends string>(
  words: readonly W[],
  supply: Partial<Record<W, number | undefined>> | undefined,
): Stock => words.map(word => [word, supply?.[word] ?? Infinity] as const);

/** Each sort named must suffice, and all of them together for those that are the player's choice. */
const checkStock = (wanted: Words, stock: Stock, at: string, report: Report): void => {
  for (const [what, supply] of stock) {
    const needed = countOf(what, wanted);
    if (needed > supply) report(at, 'fault.supply-too-small', { what, needed, supply });
  }
  const all = stock.reduce((sum, [, supply]) => sum + supply, 0);
  if (wanted.length > all)
    report(at, 'fault.supply-too-small', { what: 'any', needed: wanted.length, supply: all });
};

/** K32, K43. */
export const checkSkills = (
  skills: Words | undefined,
  supplies: Supplies,
  at: string,
  report: Report,
): void => checkStock(skills ?? [], stockOf(SKILLS, supplies?.skills), at, report);

/** K42: an upgrade that no player could ever meet. */
export const checkUpgrade = (upgrade: UpgradeDraft, supplies: Supplies, at: string, report: Report): void => {
  checkSkills(upgrade.skills, supplies, inside(at, 'skills'), report);
  const wanted = upgrade.connectors ?? [];
  const place = inside(at, 'connectors');
  if (wanted.length > SIDES) report(place, 'fault.too-many-connectors', { count: wanted.length, max: SIDES });

  const stock = stockOf(CONNECTORS, supplies?.connectors);
  checkStock(wanted, stock, place, report);
  const different = countOf('different', wanted);
  const left = stock.filter(([colour, supply]) => supply > countOf(colour, wanted)).length;
  if (different > left) report(place, 'fault.too-many-different', { count: different, max: left });
};

/** K44. */
export const checkMarkers = (supplies: Supplies, report: Report): void => {
  const needed = tilesOf('landmark');
  const supply = supplies?.landmarkMarkers ?? needed;
  if (supply < needed) {
    report('supplies.landmarkMarkers', 'fault.supply-too-small', { what: 'landmarkMarkers', needed, supply });
  }
};
