import type { Lesson } from '@thameside/kit';
import { POSITION } from './position.ts';
import { SCRIPT } from './script.ts';
import { STEPS } from './steps.ts';

export const LESSON: Lesson = { position: POSITION, learner: 0, scripts: { 1: SCRIPT }, steps: STEPS };
