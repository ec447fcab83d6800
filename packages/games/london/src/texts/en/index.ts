import { FORM_EN } from '@thameside/kit';
import { EN as bot } from '../../bot/texts/en.ts';
import { lesson } from '../../lesson/texts/en.ts';
import { printed } from '../printed.ts';
import { bases } from './bases.ts';
import { names } from './names.ts';
import { play } from './play.ts';
import { table } from './table.ts';

export const EN = { ...printed, ...names, ...play, ...table, ...FORM_EN, ...bases, ...lesson, ...bot };
