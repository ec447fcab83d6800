import { type Catalogue, type Name, nameIn } from '@thameside/kit';
import { HOUSE_1 } from '../components/house-1/index.ts';

const named = (kind: string, rows: readonly { readonly id: string; readonly name: Name }[]): Catalogue =>
  Object.fromEntries(rows.map(({ id, name }) => [`${kind}.${id}`, nameIn(name, 'en').replaceAll("'", '’')]));

/** The names as they are printed: a language says only those that it translates. */
export const printed: Catalogue = {
  ...named('card', HOUSE_1.cards),
  ...named('borough', HOUSE_1.boroughs),
};
