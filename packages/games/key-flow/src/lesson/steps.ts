import { type Cue, type LessonStep, lessonSteps } from '@thameside/kit';
import type { Piece } from './panels.ts';
import type { LessonKey } from './texts/en.ts';

const HOME = 'home-1';
const CARTS = 'stable';
const MINE = 'gold-mine';
const FIELD = 'spring-field-2c';
const ABROAD = 'workshop';
const GOAL = 'key-market';
/** Keyple cards, by what they are for. */
const OWN = 'spring-keyple-01';
const FAR = 'spring-keyple-03';
const STRONG = 'spring-keyple-05';
const GUEST = 'spring-keyple-07';
/** Right of home, and the places of the lower row that touch it. */
const MINE_PLACE = 2;
const FIELD_PLACES = [MINE_PLACE - 1, MINE_PLACE + 1];

const card = (id: string): Piece => `card:${id}`;
const RIVAL = { rival: 1 };
const READY: Cue = { k: 'ready' };

const { tell, task } = lessonSteps<LessonKey, Piece>();

export const STEPS: readonly LessonStep[] = [
  tell('lesson.aim', null, [card(HOME), 'panel:village'], { home: HOME }),
  tell('lesson.hand', null, ['panel:hand'], RIVAL),
  task({
    key: 'lesson.road',
    nudge: 'lesson.road.nudge',
    params: { card: MINE },
    asked: 'pick',
    lit: [card(MINE), 'panel:strip'],
    answer: [{ k: 'pick', is: MINE }, { k: 'place', is: MINE_PLACE }, READY],
  }),
  tell('lesson.pass', 'pick', ['panel:hand', 'seat:1'], RIVAL),
  task({
    key: 'lesson.river',
    nudge: 'lesson.river.nudge',
    params: { card: FIELD, by: MINE },
    asked: 'pick',
    lit: [card(FIELD), card(MINE)],
    answer: [{ k: 'pick', is: FIELD }, { k: 'place', oneOf: FIELD_PLACES }, READY],
  }),
  task({
    key: 'lesson.keyple',
    nudge: 'lesson.keyple.nudge',
    params: { on: CARTS },
    asked: 'pick',
    lit: [card(CARTS), card(OWN)],
    answer: [
      { k: 'pick', is: OWN },
      { k: 'target', is: CARTS },
    ],
  }),
  // which of the two goes first is free, and so is the way: the upgrade needs both
  task({
    key: 'lesson.transport',
    nudge: 'lesson.transport.nudge',
    params: { from: FIELD, on: MINE },
    asked: 'work',
    lit: [card(FIELD), card(MINE)],
    answer: [
      { k: 'work', is: ['move', FIELD] },
      { k: 'work', is: ['move', FIELD] },
      { k: 'work', is: ['upgrade', MINE] },
      READY,
    ],
  }),
  task({
    key: 'lesson.abroad',
    nudge: 'lesson.abroad.nudge',
    params: { ...RIVAL, on: ABROAD },
    asked: 'pick',
    lit: [card(ABROAD), card(FAR)],
    answer: [{ k: 'pick', is: FAR }, { k: 'target', is: ABROAD }, { k: 'gain' }, READY],
  }),
  tell('lesson.guest', 'pick', [card(HOME), card(MINE), card(GUEST)], { ...RIVAL, on: MINE }),
  task({
    key: 'lesson.last',
    nudge: 'lesson.last.nudge',
    params: { on: MINE },
    asked: 'pick',
    lit: [card(MINE), card(STRONG)],
    answer: [{ k: 'pick', is: STRONG }, { k: 'target', is: MINE }, READY],
  }),
  // the transport that is left may be used or not
  task({
    key: 'lesson.token',
    nudge: 'lesson.token.nudge',
    params: { ...RIVAL, home: HOME, on: MINE },
    asked: 'extra',
    lit: [card(HOME), card(MINE)],
    answer: [{ k: 'extra', is: HOME }, { k: 'work', is: ['turn', MINE] }, { k: 'work' }],
  }),
  tell('lesson.stores', 'pick', ['panel:season', 'panel:village', 'seat:1']),
  tell('lesson.winter', 'pick', ['panel:winter', card(GOAL)], { card: GOAL }),
  tell('lesson.points', null, ['panel:village']),
  tell('lesson.free', null, []),
];
