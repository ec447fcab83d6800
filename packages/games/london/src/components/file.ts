import { printer } from '@thameside/kit';
import type { ComponentSet } from './set.ts';

/** The order of fields in a file; others follow by name. */
const FIELDS = [
  'game title',
  'id name set side colour copies river',
  'setup loan handLimit moneyPerPrestige povertyTable cards boroughs',
  'cost activate gain run money hand draw prestige poverty boardColumns boroughsFaceUp repay unpaidPrestige',
  'discard special endPrestige flips 1 2 3 4 5 6 7 8 9 10 eachOver10',
  'buildsWithoutDiscard ongoing react action ability starter basis',
].flatMap(fields => fields.split(' '));

/** A set as a file to read and edit. Equal sets print alike, whatever the order of their fields. */
export const setToJson: (set: ComponentSet) => string = printer(FIELDS);
