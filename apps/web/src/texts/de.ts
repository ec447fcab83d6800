import { CITY } from './de/city.ts';
import { SHELL } from './de/shell.ts';
import { TABLE } from './de/table.ts';

export const DE = { ...SHELL, ...TABLE, ...CITY } as const;
