import { sight } from '../state/table.ts';
import { pointedPiece, speaksOf } from '../state/ui.ts';
import type { GameWords } from '../words.ts';
import { linesOf } from './lib/log.ts';
import { sayEvent } from './say.ts';
import { SeatMark } from './seat.tsx';

/** The latest that happened; while a piece is pointed at, the latest about it. */
export function Ticker({ words }: { readonly words: GameWords }) {
  const now = sight.value;
  if (!now || now.result) return null;
  const isAbout = pointedPiece.value !== null;
  const entry = now.log.findLast(each => (isAbout ? linesOf(each).some(speaksOf) : each.events.length > 0));
  const lines = entry ? linesOf(entry) : [];
  const line = isAbout ? lines.findLast(speaksOf) : lines.at(-1);
  if (!line) return null;
  return (
    <p class="ticker">
      {line.seat !== null && <SeatMark sight={now} seat={line.seat} />}
      <span>{sayEvent(words, line.event)}</span>
    </p>
  );
}
