import { FORM_DE } from '@thameside/kit';
import { DE as bot } from '../../bot/texts/de.ts';
import { lesson } from '../../lesson/texts/de.ts';
import { printed } from '../printed.ts';
import { bases } from './bases.ts';
import { names } from './names.ts';
import { play } from './play.ts';
import { table } from './table.ts';

export const DE = { ...printed, ...names, ...play, ...table, ...FORM_DE, ...bases, ...lesson, ...bot };
