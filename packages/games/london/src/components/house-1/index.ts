import { plate } from '../../plate.ts';
import type { ComponentSet } from '../set.ts';
import { BOROUGHS } from './boroughs.ts';
import { SET_A } from './set-a.ts';
import { SET_B } from './set-b.ts';
import { SET_C } from './set-c.ts';

/** The set that ships: what the rulebook and other sources print, and assumptions of ours where nothing is known. */
export const HOUSE_1: ComponentSet = {
  game: plate.id,
  title: plate.name,
  set: 'house-1',
  setup: { money: 5, hand: 6, poverty: 0, boardColumns: { 2: 3, 3: 4, 4: 5 }, boroughsFaceUp: 3 },
  loan: { money: 10, repay: 15, unpaidPrestige: -7 },
  handLimit: 9,
  moneyPerPrestige: 3,
  povertyTable: {
    1: -1,
    2: -1,
    3: -2,
    4: -3,
    5: -5,
    6: -7,
    7: -9,
    8: -11,
    9: -13,
    10: -15,
    eachOver10: -3,
  },
  cards: [...SET_A, ...SET_B, ...SET_C],
  boroughs: BOROUGHS,
};
