import { computed, effect, signal } from '@preact/signals';
import type { Guide, LessonStep, Said } from '@thameside/kit';
import type { Sight } from '@thameside/protocol';
import type { Sought } from '../boards/board.ts';
import { link } from './link.ts';
import { words } from './speech.ts';
import { past, sight, trouble, troubleOf, undo } from './table.ts';

const guide = signal<{ readonly game: string; readonly guide: Guide } | null>(null);

const game = computed(() => (sight.value?.lesson ? sight.value.game : null));
effect(() => {
  const face = words.value?.face;
  if (game.value === null || face?.id !== game.value || guide.peek()?.game === face.id) return;
  void face.lesson?.().then(fetched => {
    guide.value = { game: face.id, guide: fetched };
  });
});

interface Lesson {
  readonly at: number;
  readonly of: number;
  readonly step: LessonStep;
  readonly state: NonNullable<Sight['lesson']>['state'];
  /** What it says now: the step, where to go after having strayed, or what to wait for. */
  readonly said: Said;
}

function saidIn(now: Sight, { say, onward }: LessonStep, state: Lesson['state']): Said {
  if (state === 'astray' && 'nudge' in onward) return onward.nudge;
  if (state !== 'coming') return say;
  const until = now.ask ? 'answer' : now.held === now.seat ? 'end' : 'wait';
  return { key: `table.lesson.coming.${until}`, params: {} };
}

/** The step that the learner before the screen is at. */
export const lesson = computed((): Lesson | null => {
  const now = sight.value;
  if (!now?.lesson || now.result || guide.value?.game !== now.game) return null;
  const { steps } = guide.value.guide;
  const { step: at, state } = now.lesson;
  const step = steps[at];
  return step ? { at, of: steps.length, step, state, said: saidIn(now, step, state) } : null;
});

/** The pieces that the step speaks of, while it is its time; the same list as long as it is the same step. */
export const taught = computed((): readonly string[] | null => {
  const now = lesson.value;
  return now && now.state !== 'coming' && !past.value ? now.step.lit : null;
});

/** What the board is to bring into view: each step's pieces when it begins, and whenever somebody asks. */
export const sought = signal<Sought | null>(null);
const seek = (takesFocus: boolean): void => {
  sought.value = taught.value && { pieces: taught.value, takesFocus };
};
export const showMe = (): void => seek(true);

const at = computed(() => lesson.value?.at ?? null);
effect(() => {
  void at.value; // two steps in a row may speak of the same pieces
  seek(false);
});

async function told(asking: Promise<unknown>): Promise<void> {
  try {
    await asking;
  } catch (error) {
    trouble.value = troubleOf(error);
  }
}

/** Go past a step: read, or skipped. */
export async function goOn(step: number): Promise<void> {
  const now = sight.value;
  if (now?.seat != null) await told(link.ask('learn', { table: now.table, seat: now.seat, step }));
}

export async function endLesson(): Promise<void> {
  const now = sight.value;
  if (now?.seat != null) await told(link.ask('end-lesson', { table: now.table, seat: now.seat }));
}

/** Take back just as much as led astray. */
export async function comeBack(): Promise<void> {
  while (sight.value?.lesson?.state === 'astray' && sight.value.canUndo) if (!(await undo())) return;
}
