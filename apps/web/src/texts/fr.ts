import { frenchSpaces } from '@thameside/kit';
import { CITY } from './fr/city.ts';
import { FLOW } from './fr/flow.ts';
import { LESSON } from './fr/lesson.ts';
import { LONDON } from './fr/london.ts';
import { SHELL } from './fr/shell.ts';
import { TABLE } from './fr/table.ts';

export const FR = frenchSpaces({ ...SHELL, ...TABLE, ...LESSON, ...CITY, ...FLOW, ...LONDON } as const);
