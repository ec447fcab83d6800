import { sight } from '../state/table.ts';
import { drawer, pointedPiece, recap, speaksOf } from '../state/ui.ts';
import { type GameWords, t } from '../words.ts';
import { type LogLine, linesOf } from './lib/log.ts';
import { sayEvent } from './say.ts';
import { SeatMark } from './seat.tsx';

/** The latest that happened; while a piece is pointed at, the latest about it; at the beginning of a turn, what is new. */
export function Ticker({ words }: { readonly words: GameWords }) {
  const now = sight.value;
  if (!now || now.result) return null;
  const latest = (isWanted: (line: LogLine) => boolean): LogLine | undefined => {
    const entry = now.log.findLast(each => linesOf(each).some(isWanted));
    return entry && linesOf(entry).findLast(isWanted);
  };
  const about = pointedPiece.value === null ? undefined : latest(speaksOf);
  const news = recap.value?.lines ?? [];
  const line = about ?? news.find(({ event }) => typeof event.seat === 'number') ?? latest(() => true);
  if (!line) return null;
  // whoever it is about: what one answer brings about may concern another, or all
  const seat = typeof line.event.seat === 'number' ? line.event.seat : null;
  return (
    <p class="ticker">
      {seat !== null && <SeatMark sight={now} seat={seat} />}
      <span>{sayEvent(words, line.event)}</span>
      {news.length > 1 && drawer.value !== 'log' && (
        <button
          type="button"
          class="ticker-all"
          onClick={() => {
            drawer.value = 'log';
          }}
        >
          {t('table.recap.all', { n: news.length })}
        </button>
      )}
    </p>
  );
}
