import { computed, effect, signal } from '@preact/signals';
import type { Answer } from '@thameside/kernel';
import type { Cue, Guide, LessonStep, Said } from '@thameside/kit';
import type { Ask, Sight } from '@thameside/protocol';
import type { Sought } from '../boards/board.ts';
import { link } from './link.ts';
import { words } from './speech.ts';
import { answer, endTurn, past, sight, trouble, troubleOf, undo } from './table.ts';
import { isTeaching, thought } from './thought.ts';

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

const fits = ({ is, oneOf }: Cue, given: Answer): boolean =>
  (is === undefined || String(is) === String(given)) &&
  (oneOf === undefined || oneOf.some(each => String(each) === String(given)));

/** The step to which what has been decided so far leads. */
function stepAhead(steps: readonly LessonStep[], from: number): number {
  let at = from;
  let left = thought.value;
  for (;;) {
    const onward = steps[at]?.onward;
    const cues = onward && 'answer' in onward ? onward.answer : [];
    const isDone = cues.length > 0 && cues.every((cue, i) => left[i] !== undefined && fits(cue, left[i]));
    if (!isDone || at + 1 >= steps.length) return at;
    left = left.slice(cues.length);
    at++;
  }
}

function saidIn(now: Sight, { say, onward }: LessonStep, state: Lesson['state']): Said {
  if (state === 'astray' && !now.canUndo) return { key: 'table.lesson.astray', params: {} };
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
  const at = now.lesson.state === 'here' ? stepAhead(steps, now.lesson.step) : now.lesson.step;
  const { state } = now.lesson;
  const step = steps[at];
  return step ? { at, of: steps.length, step, state, said: saidIn(now, step, state) } : null;
});

/** The pieces that the step speaks of, while it is its time; the same list as long as it is the same step. */
export const taught = computed((): readonly string[] | null => {
  const now = lesson.value;
  return now && now.state !== 'coming' && !past.value ? now.step.lit : null;
});

effect(() => {
  isTeaching.value = taught.value !== null;
});

/** What the board is to bring into view: each step's pieces when it begins, and whenever somebody asks. */
export const sought = signal<Sought | null>(null);
const seek = (takesFocus: boolean): void => {
  sought.value = taught.value && { pieces: taught.value, takesFocus };
};
export const showMe = (): void => seek(true);
/** Bring what a player has to the fore. */
export const look = (seat: number): void => {
  sought.value = { pieces: [`look:${seat}`], takesFocus: false };
};

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

/** What there is to answer so that the step goes on: as it says; else whatever ends something, or the first. */
const ENDS = ['pass', 'done', 'enough', 'ready', 'keep'];
function wantedIn({ step }: Lesson, { k, answers }: Ask): Answer | undefined {
  const cues = 'answer' in step.onward ? step.onward.answer.filter(cue => cue.k === k) : [];
  const said = answers.find(each => cues.some(cue => fits(cue, each)));
  return said ?? answers.find(each => ENDS.includes(String(each))) ?? answers[0];
}

/** As many answers as one step can take. */
const MANY = 16;

/** Do what the step says for the learner, so that the board goes along; where that cannot be done, go past it. */
export async function doStep(): Promise<void> {
  const from = lesson.value;
  if (!from) return;
  for (let i = 0; i < MANY; i++) {
    const now = sight.value;
    const here = lesson.value;
    if (!now || !here || here.at !== from.at || (from.state === 'coming' && here.state !== 'coming')) return;
    const wanted = now.ask ? wantedIn(here, now.ask) : undefined;
    if (wanted !== undefined) {
      if (!(await answer([wanted]))) break;
    } else if (now.held === null || now.held !== now.seat || !(await endTurn())) break;
  }
  if (lesson.value?.at === from.at) await goOn(from.at);
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
