import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { london } from '../src/game.ts';

/** The game that the tests play, with the set that ships with it. */
export const game = london(HOUSE_1);
