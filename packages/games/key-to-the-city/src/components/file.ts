import { printer } from '@thameside/kit';
import type { ComponentSet } from './set.ts';

/** The order of fields in a file; others follow by name. */
const FIELDS = [
  'game title set supplies deal tiles',
  'startKeyples routemastersPerPlayer buildings levelOnArrival',
  'id name kind playerColour order berths riverSides use score points upgrades basis',
  'pay gain rule colour skill each connectors skills start keyples claims',
].flatMap(fields => fields.split(' '));

/** A set as a file to read and edit. Equal sets print alike, whatever the order of their fields. */
export const setToJson: (set: ComponentSet) => string = printer(FIELDS);
