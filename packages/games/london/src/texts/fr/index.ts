import { FORM_FR, frenchSpaces } from '@thameside/kit';
import { FR as bot } from '../../bot/texts/fr.ts';
import { lesson } from '../../lesson/texts/fr.ts';
import { printed } from '../printed.ts';
import { bases } from './bases.ts';
import { cards } from './cards.ts';
import { names } from './names.ts';
import { play } from './play.ts';
import { table } from './table.ts';

export const FR = frenchSpaces({
  ...printed,
  ...cards,
  ...names,
  ...play,
  ...table,
  ...FORM_FR,
  ...bases,
  ...lesson,
  ...bot,
});
