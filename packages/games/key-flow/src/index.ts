import type { Title } from '@thameside/kit';
import { openBox } from './components/box.ts';
import { setToJson } from './components/file.ts';
import { HOUSE_1 } from './components/house-1/index.ts';
import { parseSet } from './components/parse.ts';
import type { ComponentSet } from './components/set.ts';
import { describer } from './describe/index.ts';
import { keyFlow } from './game.ts';
import { LESSON } from './lesson/index.ts';
import { texts } from './texts/index.ts';

export type { Event } from './frames.ts';
export type { View } from './view.ts';

const playedWith = (set: ComponentSet) => ({ game: keyFlow(set), describe: describer(openBox(set)) });

export const title: Title = {
  id: 'key-flow',
  ...playedWith(HOUSE_1),
  withSet(json) {
    const read = parseSet(json);
    return 'set' in read ? playedWith(read.set) : read;
  },
  exportSet: () => setToJson(HOUSE_1),
  texts,
  lesson: LESSON,
};
