import type { Lesson } from '@thameside/kit';
import { GUIDE } from './guide.ts';
import { POSITION } from './position.ts';
import { SCRIPT } from './script.ts';

export const LESSON: Lesson = { ...GUIDE, position: POSITION, scripts: { 1: SCRIPT } };
