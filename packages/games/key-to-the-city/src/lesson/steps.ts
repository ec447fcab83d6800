import type { Answer } from '@thameside/kernel';
import { type LessonStep, lessonSteps } from '@thameside/kit';
import type { Piece } from './panels.ts';
import type { LessonKey } from './texts/en.ts';

const HOME = 'greenwich';
const LOST = 'covent-garden';
const WON = 'battersea-power-station';
const SOURCE = 'paddington-station';
/** East and south-east of home: the sides for the connectors, and the cells beyond them. */
const SIDES: readonly Answer[] = [
  [HOME, 1],
  [HOME, 2],
];
const CELLS: readonly Answer[] = [
  [1, 0],
  [0, 1],
];

const tile = (id: string): Piece => `tile:${id}`;
const BERTHS = [0, 1, 2, 3, 4, 5].map((berth): Piece => `berth:${berth}`);
const LIT_SIDES = [1, 2].map((side): Piece => `side:${HOME}:${side}`);
const RIVAL = { rival: 1 };

const { tell, task } = lessonSteps<LessonKey, Piece>();

export const STEPS: readonly LessonStep[] = [
  tell('lesson.aim', null, [tile(HOME), 'panel:score'], { home: HOME }),
  tell('lesson.keyples', null, ['panel:screen']),
  task({
    key: 'lesson.bid',
    nudge: 'lesson.bid.nudge',
    params: { ...RIVAL, tile: LOST },
    asked: 'turn',
    lit: ['panel:bid', tile(LOST)],
    answer: [
      { k: 'turn', is: 'bid' },
      { k: 'bid', is: LOST },
      { k: 'colour', is: 'red' },
      { k: 'count', is: 2 },
    ],
  }),
  tell('lesson.outbid', 'turn', [tile(LOST), 'seat:1'], { ...RIVAL, tile: LOST }),
  task({
    key: 'lesson.move',
    nudge: 'lesson.move.nudge',
    params: { from: LOST, tile: WON },
    asked: 'turn',
    lit: ['panel:bid', tile(LOST), tile(WON)],
    answer: [
      { k: 'turn', is: 'bid' },
      { k: 'bid', is: WON },
      { k: 'colour', is: 'red' },
      { k: 'group', is: LOST },
      { k: 'count' },
    ],
  }),
  task({
    key: 'lesson.own',
    nudge: 'lesson.own.nudge',
    params: { tile: HOME },
    asked: 'turn',
    lit: ['panel:use', tile(HOME)],
    answer: [
      { k: 'turn', is: 'use' },
      { k: 'use', is: HOME },
      { k: 'colour', is: 'blue' },
      { k: 'count', is: 1 },
      { k: 'pay', is: 'coin' },
      { k: 'skill', is: 'brick' },
    ],
  }),
  tell('lesson.guest', 'turn', [tile(HOME), 'seat:1'], { ...RIVAL, tile: HOME }),
  task({
    key: 'lesson.centre',
    nudge: 'lesson.centre.nudge',
    params: { tile: SOURCE },
    asked: 'turn',
    lit: ['panel:use', tile(SOURCE)],
    answer: [
      { k: 'turn', is: 'use' },
      { k: 'use', is: SOURCE },
      { k: 'colour' },
      { k: 'count' },
      { k: 'take', is: 'all' },
    ],
  }),
  task({
    key: 'lesson.lay',
    nudge: 'lesson.lay.nudge',
    params: { tile: HOME },
    asked: 'connector',
    lit: LIT_SIDES,
    answer: [{ k: 'connector' }, { k: 'side', oneOf: SIDES }, { k: 'side', oneOf: SIDES }],
  }),
  tell('lesson.pass', 'turn', ['panel:pass', 'seat:1'], RIVAL),
  task({
    key: 'lesson.sail',
    nudge: 'lesson.sail.nudge',
    params: {},
    asked: 'turn',
    lit: ['panel:sail', 'panel:river', ...BERTHS],
    answer: [
      { k: 'turn', is: 'sail' },
      { k: 'berth', is: 1 },
    ],
  }),
  tell('lesson.era-end', 'tile', ['panel:screen', 'seat:0']),
  task({
    key: 'lesson.place',
    nudge: 'lesson.place.nudge',
    params: { tile: WON },
    asked: 'tile',
    lit: [...LIT_SIDES, tile(WON)],
    answer: [{ k: 'tile', is: WON }, { k: 'cell', oneOf: CELLS }, { k: 'cell' }, { k: 'ready' }],
  }),
  tell('lesson.era', 'turn', ['panel:centre', 'panel:river']),
  task({
    key: 'lesson.upgrade',
    nudge: 'lesson.upgrade.nudge',
    params: { tile: WON },
    asked: 'turn',
    lit: ['panel:upgrade', tile(WON)],
    answer: [{ k: 'turn', is: 'upgrade' }, { k: 'upgrade', is: WON }, { k: 'colour' }, { k: 'count' }],
  }),
  task({
    key: 'lesson.abroad',
    nudge: 'lesson.abroad.nudge',
    params: { ...RIVAL, tile: LOST },
    asked: 'turn',
    lit: ['panel:use', tile(LOST), 'seat:1'],
    answer: [
      { k: 'turn', is: 'use' },
      { k: 'use', is: LOST },
      { k: 'colour' },
      { k: 'count' },
      { k: 'take', is: 'all' },
    ],
  }),
  tell('lesson.score', null, ['panel:score', 'panel:routemasters']),
  tell('lesson.free', null, []),
];
