import type { Answer } from './types.ts';

/** An answer as it stands in a match file: `tower-bridge`, `3`, `2 -1`. */
export const words = (answer: Answer): string =>
  typeof answer === 'object' ? answer.join(' ') : String(answer);

/** The offered answer that reads like this, if there is one. Words, not shapes: text cannot smuggle in a type. */
export const offered = (legal: readonly Answer[], text: string): Answer | undefined =>
  legal.find(a => words(a) === text);
