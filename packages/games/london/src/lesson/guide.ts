import type { Guide } from '@thameside/kit';
import { STEPS } from './steps.ts';

export const GUIDE: Guide = { seats: 2, learner: 0, steps: STEPS };
