import { EN as bot } from '../../bot/texts/en.ts';
import { faults } from './faults.ts';
import { names } from './names.ts';
import { play } from './play.ts';
import { table } from './table.ts';

export const EN = { ...names, ...play, ...table, ...faults, ...bot };
