import type { Event, Question, View } from '@thameside/key-to-the-city/client';
import { t } from '../../words.ts';
import type { Board } from '../board.ts';
import { isAcknowledged } from './acknowledged.ts';
import { Board as Drawn } from './board.tsx';
import { dangerOf } from './lib/danger.ts';
import { pieces } from './lib/pieces.ts';
import { playerColourOf } from './lib/seats.ts';
import { sourceOf } from './lib/source.ts';
import { openedBox } from './load-box.ts';
import { Portrait, PortraitDefs } from './portrait.tsx';

/** Every question of the game has its place on the board. */
const DRAWN = new Set([
  'home',
  'turn',
  'bid',
  'use',
  'upgrade',
  'colour',
  'group',
  'count',
  'front',
  'berth',
  'pay',
  'skill',
  'take',
  'pick',
  'connector',
  'side',
  'tile',
  'cell',
  'rotation',
  'ready',
]);

export const board: Board<View, Question, Event> = {
  Board: Drawn,
  pieces,
  draws: ({ k }) => DRAWN.has(k),
  danger(sight, answers) {
    if (sight.seat === null) return null;
    if (answers[0] === 'sail' && isAcknowledged(sight)) return null;
    return dangerOf(sight.view, openedBox(sight), sight.ask, sight.seat, answers);
  },
  tone(sight, seat) {
    const box = openedBox(sight);
    return box ? playerColourOf(box, sight.view, seat) : null;
  },
  chapter: event => (event.t === 'era' ? t('city.era', { era: Number(event.era) }) : null),
  source: line => t(`city.source.${sourceOf(line)}`),
  Portrait,
  PortraitDefs,
};
