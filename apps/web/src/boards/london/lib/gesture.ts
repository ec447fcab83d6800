import type { Answer } from '@thameside/kernel';
import type { AskOf } from '../../board.ts';

/** Questions that belong to the thought before them: they are answered together with it. */
const GOES_ON = ['discard', 'place', 'fee', 'take', 'give', 'buy'];

/** Whether the thought is not finished where these answers lead. */
export function goesOn(answers: readonly Answer[], next: AskOf | null): boolean {
  if (!next) return false;
  if (GOES_ON.includes(next.k)) return true;
  return next.k === 'develop' && answers.length === 1 && answers[0] === 'develop';
}

/** Questions that are answered with a card of the hand. */
export const OF_HAND = ['develop', 'discard', 'wren', 'give', 'fee', 'limit', 'prison', 'workhouse'];
/** With a card of the development board. */
export const OF_MARKET = ['draw', 'pick', 'take', 'cover'];
/** With a stack of one's own. */
export const OF_STACKS = ['place', 'run', 'again', 'spare'];

/** Every question of the game has its place on the board. */
export const DRAWN = new Set([
  ...OF_HAND,
  ...OF_MARKET,
  ...OF_STACKS,
  'repay',
  'order',
  'action',
  'end',
  'lay-out',
  'buy',
  'victim',
  'parts',
]);

/** Answers that are no piece on the table: they are buttons. */
const WORDS = [
  'repay',
  'enough',
  'look',
  'deck',
  'develop',
  'buy',
  'run',
  'draw',
  'swap',
  'swap-borough',
  'relief',
  'loan',
  'done',
  'none',
  'flip',
  'new',
  'borough',
  'amounts',
  'special',
];
/** Those that stand elsewhere: with the deck, in the city, in the ledger. */
const ON_THE_TABLE = ['deck', 'look', 'new', 'loan'];

/** The answers that get a button beside the hand. */
export const buttonsOf = (ask: AskOf): Answer[] =>
  ask.answers.filter(
    answer => typeof answer === 'string' && WORDS.includes(answer) && !ON_THE_TABLE.includes(answer),
  );
