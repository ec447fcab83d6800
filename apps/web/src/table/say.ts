import type { Answer, Frame, ScoreLine } from '@thameside/kernel';
import type { Said } from '@thameside/kit';
import type { Sight } from '@thameside/protocol';
import type { Trouble } from '../state/table.ts';
import { type GameWords, t } from '../words.ts';
import type { GameEvent } from './lib/log.ts';

interface Asked {
  readonly frame: Frame;
}

/** Something that either the app or the game has words for. */
export function sayAny(words: GameWords, said: Said): string {
  const own = t(said.key, said.params);
  return own.startsWith('⟦') ? words.say(said) : own;
}

export const sayEvent = (words: GameWords, event: GameEvent): string =>
  words.say(words.describe.event(event));
export const sayAsk = (words: GameWords, ask: Asked): string => words.say(words.describe.ask(ask.frame));
export const sayScore = (words: GameWords, line: ScoreLine): string =>
  words.say(words.describe.scoreLine(line));
export const sayAnswer = (words: GameWords, ask: Asked, answer: Answer, view: unknown): string =>
  words.say(words.describe.answer(ask.frame, answer, view));

/** What the table waits for, in one sentence for each that it waits for. */
export function sayWaiting(words: GameWords, sight: Sight): string[] {
  const asked = sight.asked
    .filter(({ seat }) => seat !== sight.seat)
    .map(frame => words.say(words.describe.wait(frame)));
  const { held } = sight;
  const isEnding = held !== null && held !== sight.seat && !sight.asked.some(({ seat }) => seat === held);
  return isEnding ? [t('table.wait.ending', { name: sight.seats[held]?.name ?? '' }), ...asked] : asked;
}

export const sayTrouble = (words: GameWords | null, { code, refusal }: Trouble): string =>
  refusal && words ? words.say(words.describe.refusal(refusal)) : t(`table.error.${code}`);

export const ruleAddress = (game: string, rule: string): string => `#/rules/${game}/${rule}`;
