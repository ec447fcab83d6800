import { sight } from '../state/table.ts';
import { pointedPiece, speaksOf } from '../state/ui.ts';
import type { GameWords } from '../words.ts';
import { type LogLine, linesOf } from './lib/log.ts';
import { sayEvent } from './say.ts';
import { SeatMark } from './seat.tsx';

/**
 * The latest that happened; while a piece is pointed at, the latest about it. If nothing was said of it the line stays:
 * were it gone, the board would grow and slip away under the pointer, the line come back, and so on.
 */
export function Ticker({ words }: { readonly words: GameWords }) {
  const now = sight.value;
  if (!now || now.result) return null;
  const latest = (isWanted: (line: LogLine) => boolean): LogLine | undefined => {
    const entry = now.log.findLast(each => linesOf(each).some(isWanted));
    return entry && linesOf(entry).findLast(isWanted);
  };
  const about = pointedPiece.value === null ? undefined : latest(speaksOf);
  const line = about ?? latest(() => true);
  if (!line) return null;
  // whoever it is about: what one answer brings about may concern another, or all
  const seat = typeof line.event.seat === 'number' ? line.event.seat : null;
  return (
    <p class="ticker">
      {seat !== null && <SeatMark sight={now} seat={seat} />}
      <span>{sayEvent(words, line.event)}</span>
    </p>
  );
}
