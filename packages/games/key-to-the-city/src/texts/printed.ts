import { type Catalogue, nameIn } from '@thameside/kit';
import { HOUSE_1 } from '../components/house-1/index.ts';

/** The names that the tiles bear in every language; & reads better than "and" at the end of a list. */
export const printed: Catalogue = {
  ...Object.fromEntries(
    HOUSE_1.tiles.map(({ id, name }) => [
      `tile.${id}`,
      nameIn(name, 'en').replace(' and ', ' & ').replaceAll("'", '’'),
    ]),
  ),
};
