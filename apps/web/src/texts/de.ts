import { CITY } from './de/city.ts';
import { LESSON } from './de/lesson.ts';
import { SHELL } from './de/shell.ts';
import { TABLE } from './de/table.ts';

export const DE = { ...SHELL, ...TABLE, ...LESSON, ...CITY } as const;
