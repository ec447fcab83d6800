import type { Sight } from '@thameside/protocol';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Disclosure, Icon } from '../parts/index.ts';
import { board } from '../state/speech.ts';
import { past, sight as present, shown, stepTo } from '../state/table.ts';
import { isHistoryOpen, pane, pointedLine, pointedPiece, side, speaksOf } from '../state/ui.ts';
import { type GameWords, t } from '../words.ts';
import { groupsOf, type LogGroup, type LogLine } from './lib/log.ts';
import { RecapCard } from './recap.tsx';
import { sayAny, sayEvent } from './say.ts';
import { SeatName } from './seat.tsx';
import './css/log.css';

/** One event. Pointing at it lights its pieces; choosing it shows the table as it was then. */
function Line({
  line,
  words,
  isNow,
}: {
  readonly line: LogLine;
  readonly words: GameWords;
  readonly isNow: boolean;
}) {
  const on = () => {
    pointedLine.value = line;
  };
  const off = () => {
    pointedLine.value = null;
  };
  return (
    <li
      class={`log-line ${speaksOf(line) ? 'log-line-about' : ''}`}
      data-line={line.id}
      aria-current={isNow ? 'step' : undefined}
    >
      <button
        type="button"
        onPointerEnter={on}
        onPointerLeave={off}
        onFocus={on}
        onBlur={off}
        onClick={() => {
          isHistoryOpen.value = true;
          pane.value = 'middle';
          void stepTo(line.move);
        }}
      >
        {sayEvent(words, line.event)}
        {line.auto && <span class="log-auto">{t('table.log.auto')}</span>}
      </button>
    </li>
  );
}

function Group({
  group,
  sight,
  words,
}: {
  readonly group: LogGroup;
  readonly sight: Sight;
  readonly words: GameWords;
}) {
  const at = past.value?.move;
  return (
    <li class={`log-group log-${group.kind}`}>
      {group.chapter && <h2 class="log-chapter">{group.chapter}</h2>}
      {(group.chapter === null || group.seat !== null) && (
        <h3>
          {group.seat === null ? t(`table.log.${group.kind}`) : <SeatName sight={sight} seat={group.seat} />}
        </h3>
      )}
      <ul class="log-lines">
        {group.lines.map(line => (
          <Line key={line.id} line={line} words={words} isNow={line.move === at} />
        ))}
      </ul>
      {group.reasons.length > 0 && (
        <Disclosure summary={t('table.log.reason')}>
          {group.reasons.map((reason, i) => (
            <p key={String(i)}>{sayAny(words, reason)}</p>
          ))}
        </Disclosure>
      )}
    </li>
  );
}

/** Behind it nothing can be taken back. */
const UndoLine = ({ sight }: { readonly sight: Sight }) => (
  <li class="undo-line">
    <Icon name="pin" />
    <span>{t(sight.horizon === sight.barrier ? 'table.log.barrier' : 'table.log.passed-on')}</span>
  </li>
);

export function Log({ words }: { readonly words: GameWords }) {
  const sight = present.value;
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const length = sight?.log.length;
  const about = pointedPiece.value;
  const at = past.value?.move;
  const [isBeside, isShown] = [side.value, pane.value];
  useLayoutEffect(() => {
    if (box.current && isAtEnd.current && !about && at === undefined)
      box.current.scrollTop = box.current.scrollHeight;
  }, [length, isBeside, isShown]);
  useLayoutEffect(() => {
    const lines = box.current?.querySelectorAll(about ? '.log-line-about' : '[aria-current=step]');
    const line = lines?.[lines.length - 1];
    if (line instanceof HTMLElement && box.current)
      box.current.scrollTop = line.offsetTop - box.current.clientHeight / 2;
  }, [about, at]);
  if (!sight) return null;
  const { horizon, seat } = sight;
  const groups = groupsOf(sight.log, {
    cut: horizon,
    chapterOf: event => board.value?.chapter?.(event, words) ?? null,
  });
  const isInPlay = seat !== null && !sight.result;
  const lineAt = isInPlay ? groups.findIndex(({ lines }) => (lines.at(-1)?.move ?? 0) > horizon) : -1;
  const undoLine = isInPlay && horizon > 0 && <UndoLine key="undo" sight={sight} />;
  return (
    <div class="log">
      <h2 class="unseen">{t('table.log')}</h2>
      <h2 class="unseen">{t('table.log')}</h2>
      <RecapCard words={words} />
      <div
        class="log-scroll"
        ref={box}
        tabIndex={0}
        onScroll={event => {
          const { scrollTop, clientHeight, scrollHeight } = event.currentTarget;
          isAtEnd.current = scrollTop + clientHeight > scrollHeight - 24;
        }}
      >
        <ol class="log-list">
          {groups.flatMap((group, i) => [
            i === lineAt ? undoLine : null,
            <Group key={group.id} group={group} sight={shown.value ?? sight} words={words} />,
          ])}
          {lineAt < 0 && undoLine}
        </ol>
      </div>
    </div>
  );
}
