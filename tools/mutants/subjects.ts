import { KEY_FLOW } from './key-flow.ts';
import { KEY_TO_THE_CITY } from './key-to-the-city.ts';
import type { Subject } from './mutant.ts';

export const SUBJECTS: readonly Subject[] = [
  {
    game: 'key-to-the-city',
    rules: 'packages/games/key-to-the-city/rules/en.md',
    tests: 'packages/games/key-to-the-city/test/rules',
    mutants: KEY_TO_THE_CITY,
  },
  {
    game: 'key-flow',
    rules: 'packages/games/key-flow/rules/en.md',
    tests: 'packages/games/key-flow/test/rules',
    mutants: KEY_FLOW,
  },
];
