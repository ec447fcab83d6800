import { plate } from '../../plate.ts';
import type { ComponentSet } from '../set.ts';
import { AUTUMN } from './autumn.ts';
import { FIELDS } from './fields.ts';
import { HOMES } from './homes.ts';
import { KEYPLE_CARDS } from './keyples.ts';
import { SPRING } from './spring.ts';
import { SUMMER } from './summer.ts';
import { WINTER } from './winter.ts';

/** The set that ships: what the rulebook prints, and assumptions of ours where it prints nothing. */
export const HOUSE_1: ComponentSet = {
  game: plate.id,
  title: plate.name,
  set: 'house-1',
  supplies: {
    resources: { iron: 40, stone: 40, wood: 40, gold: 60 },
    skillsSingle: { anvil: 15, pick: 15, saw: 15 },
    skillsDouble: { anvil: 3, pick: 3, saw: 3 },
    tokens: 51,
    upgradeTiles: 45,
    multiTiles: 12,
  },
  deal: {
    2: { removeK: 6, spring: 8, summer: 9, autumn: 10, winterK: 7, winter: 12 },
    3: { removeK: 6, spring: 6, summer: 7, autumn: 8, winterK: 5, winter: 9 },
    4: { removeK: 4, spring: 6, summer: 7, autumn: 8, winterK: 5, winter: 9 },
    5: { removeK: 2, spring: 6, summer: 7, autumn: 8, winterK: 5, winter: 9 },
    6: { removeK: 0, spring: 6, summer: 7, autumn: 8, winterK: 5, winter: 9 },
  },
  cards: [...HOMES, ...SPRING, ...SUMMER, ...AUTUMN, ...WINTER, ...FIELDS, ...KEYPLE_CARDS],
};
