import { setFile } from '@thameside/kit';
import { checkSet } from './check.ts';
import { HOUSE_1 } from './house-1/index.ts';
import { SHAPE } from './shape.ts';

export const { parse: parseSet, print: setToJson } = setFile(SHAPE, HOUSE_1, checkSet);
