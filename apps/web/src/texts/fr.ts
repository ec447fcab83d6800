import { frenchSpaces } from '@thameside/kit';
import { CITY } from './fr/city.ts';
import { LESSON } from './fr/lesson.ts';
import { SHELL } from './fr/shell.ts';
import { TABLE } from './fr/table.ts';

export const FR = frenchSpaces({ ...SHELL, ...TABLE, ...LESSON, ...CITY } as const);
