import { batch, computed, effect, signal } from '@preact/signals';
import { forgetHint } from '../parts/hint.tsx';
import type { LogLine } from '../table/lib/log.ts';
import { recapOf } from '../table/lib/recap.ts';
import { taught } from './lesson.ts';
import { isOver } from './seats.ts';
import { board, words } from './speech.ts';
import { past, shown, sight, watching } from './table.ts';

/** What fills the middle. */
export const middle = signal<'board' | 'text' | 'result'>('board');
/** The drawer over the board, or beside it where there is room to spare: only then it is open by itself. */
const SPARE = '(width >= 106rem)';
export const drawer = signal<'log' | 'players' | 'chat' | null>(matchMedia(SPARE).matches ? 'log' : null);
/** What is looked at now lies under the drawer. */
export const uncover = (): void => {
  if (!matchMedia(SPARE).matches) drawer.value = null;
};

/** Whether the answers are spread out as a list also where the board draws the question. */
export const isListOpen = signal(false);
export const isHistoryOpen = signal(false);
export const isPaletteOpen = signal(false);
/** The line of the log that is pointed at, and the piece on the board. */
export const pointedLine = signal<LogLine | null>(null);
export const pointedPiece = signal<string | null>(null);
/** The table and move whose recap has been put away. */
const closedRecap = signal('');

const piecesOf = computed(() => {
  const drawn = board.value;
  return (event: Readonly<Record<string, unknown>>) => drawn?.pieces(event) ?? [];
});

/** What happened since my last turn; gone as soon as I have done something. */
export const recap = computed(() => {
  const now = sight.value;
  if (!now || past.value || now.seat === null || isOver(now) || !now.waiting.includes(now.seat)) return null;
  const found = recapOf(now.log, now.seat, piecesOf.value);
  if (!found || closedRecap.value === `${now.table} ${found.to}`) return null;
  const { seat } = now;
  return now.log.slice(found.to + 1).some(entry => entry.seat === seat && !entry.auto) ? null : found;
});
export const closeRecap = (): void => {
  closedRecap.value = `${sight.value?.table ?? ''} ${recap.value?.to ?? ''}`;
};

/** Pieces to be lit: of the line under the pointer, else of the lesson, else of what is new to me, else of the last move. */
export const lit = computed((): ReadonlySet<string> => {
  const pieces = piecesOf.value;
  const line = pointedLine.value;
  if (line) return new Set(pieces(line.event));
  if (taught.value) return new Set(taught.value);
  const news = recap.value;
  if (news) return new Set(news.lines.flatMap(({ event }) => pieces(event)));
  const last = shown.value?.log.findLast(({ events }) => events.length > 0);
  return new Set(last?.events.flatMap(pieces) ?? []);
});

/** Whether a line speaks of the piece that is pointed at. */
export const speaksOf = (line: LogLine): boolean =>
  pointedPiece.value !== null && piecesOf.value(line.event).includes(pointedPiece.value);

const isFinished = computed(() => sight.value !== null && isOver(sight.value));
const table = computed(() => sight.value?.table);
// another game, or its end: what was looked at instead of the board was for the one before
effect(() => {
  void table.value;
  middle.value = isFinished.value ? 'result' : 'board';
});

// Another pair of eyes: nothing of what the last one pointed at stays.
effect(() => {
  void watching.value;
  batch(() => {
    isHistoryOpen.value = false;
    isPaletteOpen.value = false;
    pointedLine.value = null;
    pointedPiece.value = null;
    forgetHint();
    uncover();
  });
});

// Other words: what a hint says, or is about to say, is in the old ones.
effect(() => {
  void words.value;
  forgetHint();
});

// What is computed is kept until it is asked for again, and behind the curtain nobody asks: so ask, and have it forgotten.
effect(() => {
  void shown.value;
  void recap.value;
  void lit.value;
});
