import type { Engine } from '@thameside/kit';
import { openBox } from './components/box.ts';
import { parseSet, setToJson } from './components/file.ts';
import { HOUSE_1 } from './components/house-1/index.ts';
import type { ComponentSet } from './components/set.ts';
import { describer } from './describe/index.ts';
import { london } from './game.ts';
import { LESSON } from './lesson/index.ts';

const playedWith = (set: ComponentSet) => ({ game: london(set), describe: describer(openBox(set)) });

/** The game without its words: for whoever plays it and says nothing. */
export const engine: Engine = {
  id: 'london',
  ...playedWith(HOUSE_1),
  withSet(json) {
    const read = parseSet(json);
    return 'set' in read ? playedWith(read.set) : read;
  },
  exportSet: () => setToJson(HOUSE_1),
  lesson: LESSON,
};
