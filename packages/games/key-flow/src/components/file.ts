import { printer } from '@thameside/kit';
import type { ComponentSet } from './set.ts';

/** The order of fields in a file; others follow by name. */
const FIELDS = [
  'game title set supplies deal cards',
  'resources skillsSingle skillsDouble tokens upgradeTiles multiTiles',
  'removeK spring summer autumn winterK winter',
  'id name type season marking row boat number colour keyples arrows token boxes upgradeCosts bottom animals basis',
  'transport upgrades pay gain storage score power rule set need steps parts points',
].flatMap(fields => fields.split(' '));

/** A set as a file to read and edit. Equal sets print alike, whatever the order of their fields. */
export const setToJson: (set: ComponentSet) => string = printer(FIELDS);
