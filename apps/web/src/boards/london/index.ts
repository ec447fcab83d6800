import type { Event, Question, View } from '@thameside/london/client';
import { t } from '../../words.ts';
import type { Board } from '../board.ts';
import { Board as Drawn } from './board.tsx';
import { dangerOf } from './lib/danger.ts';
import { DRAWN } from './lib/gesture.ts';
import { pieces } from './lib/pieces.ts';
import { sourceOf } from './lib/source.ts';
import { openedBox } from './load-box.ts';
import { Portrait } from './portrait.tsx';
import { StreetOfLondon } from './street/index.tsx';

export const board: Board<View, Question, Event> = {
  Board: Drawn,
  pieces,
  draws: ({ k }) => DRAWN.has(k),
  danger: (sight, answers) =>
    sight.seat === null ? null : dangerOf(sight.view, openedBox(sight), sight.ask, sight.seat, answers),
  chapter: ({ t: what }) =>
    what === 'starts' ? t('london.chapter.start') : what === 'last-turns' ? t('london.chapter.last') : null,
  source: line => t(`london.source.${sourceOf(line)}`),
  Keepsake: StreetOfLondon,
  Portrait,
};
