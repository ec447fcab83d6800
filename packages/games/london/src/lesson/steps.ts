import { type LessonStep, lessonSteps } from '@thameside/kit';
import type { Piece } from './panels.ts';
import type { LessonKey } from './texts/en.ts';

const BROWN = 'west-india-docks';
const DISCARDED = 'grocers';
const BLUE = 'vauxhall-gardens';
const FIRST = 'bridge';
const PAUPERS = 'paupers-b';
const LAND = 'hammersmith';
/** The learner's stacks at the beginning: that of the card to be run first, and those that lie face down. */
const RUN_FIRST = 0;
const DOWN_BROWN = { stack: 1, card: 'mercers' };
const DOWN_BLUE = { stack: 3, card: 'theatre-royal' };

const RIVAL = { rival: 1 };
const card = (id: string): Piece => `card:${id}`;
const stack = (n: number): Piece => `stack:0:${n}`;

const { tell, task } = lessonSteps<LessonKey, Piece>();

export const STEPS: readonly LessonStep[] = [
  tell('lesson.aim', null, ['gauge:0:prestige', 'gauge:0:poverty']),
  tell('lesson.turn', null, ['panel:hand']),
  task({
    key: 'lesson.draw',
    nudge: 'lesson.draw.nudge',
    params: {},
    asked: 'draw',
    lit: ['panel:market', 'panel:deck', 'panel:develop'],
    answer: [{ k: 'draw' }, { k: 'action', is: 'develop' }],
  }),
  task({
    key: 'lesson.build',
    nudge: 'lesson.build.nudge',
    params: { card: BROWN, discarded: DISCARDED, under: DOWN_BROWN.card },
    asked: 'develop',
    lit: [card(BROWN), card(DISCARDED), stack(DOWN_BROWN.stack)],
    answer: [
      { k: 'develop', is: BROWN },
      { k: 'discard', is: DISCARDED },
      { k: 'place', is: DOWN_BROWN.stack },
    ],
  }),
  tell('lesson.board', 'develop', ['panel:market', card(DISCARDED)], { discarded: DISCARDED }),
  task({
    key: 'lesson.more',
    nudge: 'lesson.more.nudge',
    params: { card: BLUE, under: DOWN_BLUE.card, done: { key: 'answer.enough', params: {} } },
    asked: 'develop',
    lit: [card(BLUE), stack(DOWN_BLUE.stack), 'panel:enough'],
    answer: [
      { k: 'develop', is: BLUE },
      { k: 'discard' },
      { k: 'place', oneOf: [DOWN_BLUE.stack, 'new'] },
      { k: 'develop', is: 'enough' },
    ],
  }),
  tell('lesson.loan', 'draw', ['gauge:1:loans', 'seat:1'], {
    ...RIVAL,
    card: DISCARDED,
    borough: 'westminster',
  }),
  task({
    key: 'lesson.run',
    nudge: 'lesson.run.nudge',
    params: {},
    asked: 'draw',
    lit: ['panel:market', 'panel:deck', 'panel:run'],
    answer: [{ k: 'draw' }, { k: 'action', is: 'run' }],
  }),
  task({
    key: 'lesson.order',
    nudge: 'lesson.order.nudge',
    params: { card: FIRST },
    asked: 'run',
    lit: [stack(RUN_FIRST), 'panel:run'],
    answer: [{ k: 'run', is: RUN_FIRST }],
  }),
  task({
    key: 'lesson.fee',
    nudge: 'lesson.fee.nudge',
    params: { card: BROWN, paupers: PAUPERS },
    asked: 'run',
    lit: [stack(DOWN_BROWN.stack), card(PAUPERS)],
    answer: [
      { k: 'run', is: DOWN_BROWN.stack },
      { k: 'fee', is: PAUPERS },
    ],
  }),
  tell('lesson.rest', 'run', ['panel:run', 'panel:enough', 'panel:hand']),
  tell('lesson.poverty', 'draw', ['gauge:0:poverty', 'gauge:1:poverty', 'seat:1'], RIVAL),
  task({
    key: 'lesson.buy',
    nudge: 'lesson.buy.nudge',
    params: { borough: LAND },
    asked: 'draw',
    lit: ['panel:buy', 'panel:land', `borough:${LAND}`],
    answer: [{ k: 'draw' }, { k: 'action', is: 'buy' }, { k: 'buy', is: LAND }, { k: 'draw' }, { k: 'draw' }],
  }),
  tell('lesson.ledger', null, ['panel:ledger']),
  tell('lesson.end', null, ['panel:deck', 'panel:ledger']),
  tell('lesson.free', null, []),
];
