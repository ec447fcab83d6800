import { CITY } from './en/city.ts';
import { FLOW } from './en/flow.ts';
import { LESSON } from './en/lesson.ts';
import { LONDON } from './en/london.ts';
import { SHELL } from './en/shell.ts';
import { TABLE } from './en/table.ts';

export const EN = { ...SHELL, ...TABLE, ...LESSON, ...CITY, ...FLOW, ...LONDON } as const;
