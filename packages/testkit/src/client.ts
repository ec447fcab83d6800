import { declared } from './toy/title.ts';

/** The toy as a page knows a game. */
export const { face } = declared;
