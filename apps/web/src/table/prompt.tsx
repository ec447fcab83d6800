import type { Sight } from '@thameside/protocol';
import type { Ref } from 'preact';
import { saying } from '../state/thought.ts';
import type { GameWords } from '../words.ts';
import { t } from '../words.ts';
import { verdict } from './end/verdict.ts';
import { sayAsk, sayWaiting } from './say.ts';
import { SeatMark } from './seat.tsx';

/** What the player has to do, or whom the table waits for. */
export function promptText(sight: Sight, words: GameWords): string {
  if (sight.result) return [t('table.over-now'), ...verdict(sight, sight.result)].join(' ');
  if (sight.ask) return sayAsk(words, sight.ask);
  if (sight.seat !== null && sight.held === sight.seat) return t('table.turn-done');
  const waiting = sayWaiting(words, sight);
  return waiting.length > 0 ? `${waiting.join(' · ')} …` : t('table.wait.nobody');
}

/** Whose it is: mine if I am asked, else those we wait for. */
const whose = (sight: Sight): readonly number[] =>
  sight.seat !== null && (sight.ask || sight.held === sight.seat) ? [sight.seat] : sight.waiting;

export const Prompt = ({
  sight,
  words,
  heading,
}: {
  readonly sight: Sight;
  readonly words: GameWords;
  readonly heading: Ref<HTMLHeadingElement>;
}) => (
  <h2 class="prompt" tabIndex={-1} ref={heading}>
    <span class="prompt-marks">
      {whose(sight).map(seat => (
        <SeatMark key={seat} sight={sight} seat={seat} />
      ))}
    </span>
    <span>{saying.value ?? promptText(sight, words)}</span>
  </h2>
);
