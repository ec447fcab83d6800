import { CITY } from './de/city.ts';
import { FLOW } from './de/flow.ts';
import { LESSON } from './de/lesson.ts';
import { LONDON } from './de/london.ts';
import { SHELL } from './de/shell.ts';
import { TABLE } from './de/table.ts';

export const DE = { ...SHELL, ...TABLE, ...LESSON, ...CITY, ...FLOW, ...LONDON } as const;
