import { useSignalEffect } from '@preact/signals';
import type { Sight } from '@thameside/protocol';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button, Disclosure, Icon, roved } from '../parts/index.ts';
import { board } from '../state/speech.ts';
import { past, sight as present, stepTo } from '../state/table.ts';
import { drawer, isHistoryOpen, pointedLine, speaksOf, uncover } from '../state/ui.ts';
import { type GameWords, t } from '../words.ts';
import { groupsOf, type LogGroup, type LogLine } from './lib/log.ts';
import { RecapCard } from './recap.tsx';
import { sayAny, sayEvent } from './say.ts';
import { SeatName } from './seat.tsx';
import './css/log.css';

/** One event. Pointing at it lights its pieces; choosing it shows the table as it was then. */
function Line({ line, words }: { readonly line: LogLine; readonly words: GameWords }) {
  const on = () => {
    pointedLine.value = line;
  };
  const off = () => {
    pointedLine.value = null;
  };
  return (
    <li class="log-line" data-line={line.id}>
      <button
        type="button"
        tabIndex={-1}
        onPointerEnter={on}
        onPointerLeave={off}
        onFocus={on}
        onBlur={off}
        onClick={() => {
          isHistoryOpen.value = true;
          uncover();
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
          <Line key={line.id} line={line} words={words} />
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

/**
 * Mark the lines that speak of the piece under the pointer, and those of the moment that is looked at. By hand: a
 * pointer that wanders over the board must not have hundreds of lines drawn anew.
 */
function mark(box: HTMLElement, lines: readonly LogLine[]): HTMLElement | null {
  const moment = past.value?.move;
  const about = new Set(lines.filter(speaksOf).map(({ id }) => id));
  const now = new Set(lines.filter(({ move }) => move === moment).map(({ id }) => id));
  let last: HTMLElement | null = null;
  for (const line of box.querySelectorAll<HTMLElement>('[data-line]')) {
    const id = line.dataset.line ?? '';
    line.classList.toggle('log-line-about', about.has(id));
    if (now.has(id)) line.setAttribute('aria-current', 'step');
    else line.removeAttribute('aria-current');
    if (about.size > 0 ? about.has(id) : now.has(id)) last = line;
  }
  return last;
}

const buttonsIn = (box: HTMLElement): HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>('[data-line] > button'),
];

/** One stop for Tab, at the line that has the focus or the newest; arrows within. */
function settleTabStop(box: HTMLElement): void {
  const buttons = buttonsIn(box);
  const stop = buttons.find(button => button === document.activeElement) ?? buttons.at(-1);
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

function rove(box: HTMLElement, event: KeyboardEvent): void {
  const buttons = buttonsIn(box);
  const at = event.target instanceof HTMLElement ? buttons.indexOf(event.target) : -1;
  const to = at < 0 ? null : roved(event.key, at, buttons.length);
  if (to === null) return;
  event.preventDefault();
  buttons[to]?.focus();
  settleTabStop(box);
}

/** How many groups are drawn at once; the rest is there on demand. */
const DRAWN = 50;

export function Log({ words }: { readonly words: GameWords }) {
  const sight = present.value;
  const drawn = board.value;
  const box = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  /** Whoever has scrolled away from the end stays there. */
  const sticks = useRef(true);
  const isOurs = useRef(false);
  const groups = useMemo(() => {
    const all = groupsOf(sight?.log ?? [], {
      cut: sight?.horizon ?? 0,
      chapterOf: event => drawn?.chapter?.(event, words) ?? null,
    });
    return isWhole ? all : all.slice(-DRAWN);
  }, [sight, drawn, words, isWhole]);
  const list = useMemo(() => sight && <List sight={sight} groups={groups} words={words} />, [groups]);
  const lines = groups.flatMap(group => group.lines);
  const show = () => {
    if (!box.current) return;
    const marked = mark(box.current, lines);
    settleTabStop(box.current);
    const first = lines[0]?.move ?? 0;
    if ((past.value?.move ?? first) < first) setWhole(true);
    if (!marked && !sticks.current) return;
    isOurs.current = true;
    box.current.scrollTop = marked
      ? marked.offsetTop - box.current.clientHeight / 2
      : box.current.scrollHeight;
  };
  useSignalEffect(show);
  const open = drawer.value;
  useLayoutEffect(show, [groups, open]);
  return (
    <div class="log">
      <h2 class="unseen">{t('table.log')}</h2>
      <RecapCard words={words} />
      <div
        class="log-scroll"
        ref={box}
        onScroll={event => {
          const { scrollTop, clientHeight, scrollHeight } = event.currentTarget;
          if (!isOurs.current) sticks.current = scrollTop + clientHeight > scrollHeight - 24;
          isOurs.current = false;
        }}
      >
        {!isWhole && groups.length === DRAWN && (
          <Button small variant="quiet" icon="chevron-up" onClick={() => setWhole(true)}>
            {t('table.log.whole')}
          </Button>
        )}
        {list}
      </div>
    </div>
  );
}

function List({
  sight,
  groups,
  words,
}: {
  readonly sight: Sight;
  readonly groups: readonly LogGroup[];
  readonly words: GameWords;
}) {
  const { horizon, seat, result } = sight;
  const isInPlay = seat !== null && !result;
  const lineAt = isInPlay ? groups.findIndex(({ lines }) => (lines.at(-1)?.move ?? 0) > horizon) : -1;
  const undoLine = isInPlay && horizon > 0 && <UndoLine key="undo" sight={sight} />;
  return (
    <ol class="log-list" onKeyDown={event => rove(event.currentTarget, event)}>
      {groups.flatMap((group, i) => [
        i === lineAt ? undoLine : null,
        <Group key={group.id} group={group} sight={sight} words={words} />,
      ])}
      {lineAt < 0 && undoLine}
    </ol>
  );
}
