import { CITY } from './en/city.ts';
import { LESSON } from './en/lesson.ts';
import { SHELL } from './en/shell.ts';
import { TABLE } from './en/table.ts';

export const EN = { ...SHELL, ...TABLE, ...LESSON, ...CITY } as const;
