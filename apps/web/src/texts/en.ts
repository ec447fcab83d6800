import { CITY } from './en/city.ts';
import { SHELL } from './en/shell.ts';
import { TABLE } from './en/table.ts';

export const EN = { ...SHELL, ...TABLE, ...CITY } as const;
