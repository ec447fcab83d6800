import type { Cue, LessonStep } from '@thameside/kit';
import type { Page } from 'playwright-core';
import type { Subject } from '../subjects/subject.ts';
import { click, isAskedBack, mouse } from './hands.ts';
import type { Drawn } from './spy.ts';

export const stepsOf = ({ title }: Subject): readonly LessonStep[] => title.lesson?.steps ?? [];

/** The table as a learner finds it: there is something to do, or to read. */
export async function lessonAt(page: Page, after = -1): Promise<Drawn> {
  const found = await page.waitForFunction(
    (dealtWith: number): string | null => {
      if (window.pending > 0 || window.drawn === '') return null;
      const { version, k, canEnd, lesson, isBusy } = JSON.parse(window.drawn) as Drawn;
      const canRead = document.querySelector('.lesson-next') !== null;
      const canDo = !isBusy && (k !== null || canEnd);
      const isShown = lesson === null || document.querySelector('.lesson') !== null;
      return version > dealtWith && (canRead || canDo) && isShown ? window.drawn : null;
    },
    after,
    { polling: 20 },
  );
  return JSON.parse((await found.jsonValue()) ?? '') as Drawn;
}

/** The place of the answer that the cues name; of any, where they name none. */
function placeOf(cues: readonly Cue[], k: string, answers: readonly string[]): number {
  const named = cues
    .filter(cue => cue.k === k)
    .flatMap(({ is, oneOf }) => [...(is === undefined ? [] : [is]), ...(oneOf ?? [])])
    .map(String);
  return Math.max(
    0,
    answers.findIndex(answer => named.includes(answer)),
  );
}

const NEXT = '.lesson-next';

/** Do one thing that the lesson asks for. */
async function obey(subject: Subject, page: Page, now: Drawn): Promise<void> {
  const { k, answers, lesson } = now;
  const onward = lesson ? stepsOf(subject)[lesson.step]?.onward : undefined;
  if (await page.locator(NEXT).isVisible()) await click(page, NEXT);
  else if (k === null) await mouse.endTurn(page);
  else {
    const cues = [...(onward && 'answer' in onward ? onward.answer : []), ...(subject.told ?? [])];
    await mouse.answer(page, now, placeOf(cues, k, answers));
    if (await isAskedBack(page)) await mouse.confirm(page);
  }
}

/** Follow the lesson to a step that has begun; `look` is called at the beginning of each on the way. */
export async function follow(
  subject: Subject,
  page: Page,
  to: number,
  look: (step: number) => Promise<void> = async () => {},
): Promise<Drawn> {
  let seen = -1;
  let dealtWith = -1;
  for (let i = 0; i < 200; i++) {
    const now = await lessonAt(page, dealtWith);
    if (now.lesson && now.lesson.state !== 'coming' && now.lesson.step !== seen) {
      seen = now.lesson.step;
      await look(seen);
    }
    if (now.lesson?.step === to && now.lesson.state === 'here') return now;
    await obey(subject, page, now);
    dealtWith = now.version;
  }
  throw new Error(`the lesson does not come to step ${to}`);
}

/** One click on the front page. */
export async function beginLesson({ title }: Subject, page: Page): Promise<void> {
  await page.locator(`button.learn-${title.id}`).click();
  await page.locator('.lesson').waitFor();
}
