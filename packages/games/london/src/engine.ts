import { london } from './game.ts';
import { LESSON } from './lesson/index.ts';
import { declared } from './title.ts';

/** The game without its words: for whoever plays it and says nothing. */
export const engine = declared.engine(london, LESSON);
