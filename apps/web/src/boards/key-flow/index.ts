import { type Event, type Question, SEASONS, type View } from '@thameside/key-flow/client';
import { t } from '../../words.ts';
import type { Board } from '../board.ts';
import { Board as Drawn } from './board.tsx';
import { dangerOf } from './lib/danger.ts';
import { pieces } from './lib/pieces.ts';
import { toneOf } from './lib/seats.ts';
import { sourceOf } from './lib/source.ts';
import { openedBox } from './load-box.ts';
import { Portrait } from './portrait.tsx';

/** Every question of the game has its place on the board. */
const DRAWN = new Set([
  'pick',
  'place',
  'target',
  'ready',
  'exchange',
  'gain',
  'work',
  'cargo',
  'route',
  'pay',
  'extra',
  'winter',
  'allocate',
  'piece',
  'give',
]);

export const board: Board<View, Question, Event> = {
  Board: Drawn,
  pieces,
  draws: ({ k }) => DRAWN.has(k),
  danger: (sight, answers) =>
    sight.seat === null ? null : dangerOf(sight.view, openedBox(sight), sight.ask, sight.seat, answers),
  tone: (_sight, seat) => toneOf(seat),
  chapter: event =>
    event.t === 'season' ? t(`flow.season.${SEASONS[Number(event.season)] ?? 'spring'}`) : null,
  source: line => t(`flow.source.${sourceOf(line)}`),
  Portrait,
};
