import { DE as bot } from '../../bot/texts/de.ts';
import { faults } from './faults.ts';
import { names } from './names.ts';
import { play } from './play.ts';
import { table } from './table.ts';

export const DE = { ...names, ...play, ...table, ...faults, ...bot };
