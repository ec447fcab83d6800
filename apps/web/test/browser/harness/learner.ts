import type { Cue, LessonStep } from '@thameside/kit';
import type { Message, Sight } from '@thameside/protocol';
import type { Page } from 'playwright-core';
import type { Subject } from '../subjects/subject.ts';
import { isAskedBack, mouse } from './hands.ts';

export const stepsOf = ({ title }: Subject): readonly LessonStep[] => title.lesson?.steps ?? [];

/** The table as a learner finds it: there is something to do, or to read. */
export async function lessonAt(page: Page, after = -1): Promise<Sight> {
  const found = await page.waitForFunction(
    (dealtWith: number): string | null => {
      if (window.pending > 0 || window.drawn === '') return null;
      const raw = window.passed.findLast(each => each.includes('"kind":"sight"'));
      const data = raw ? (JSON.parse(raw) as { data: Message }).data : null;
      if (data?.kind !== 'sight' || JSON.parse(window.drawn).version !== data.sight.version) return null;
      const { version, ask, held, seat, lesson } = data.sight;
      const canDo = ask !== null || held === seat || document.querySelector('.lesson-next') !== null;
      const isShown = lesson === null || document.querySelector('.lesson') !== null;
      return version > dealtWith && canDo && isShown ? JSON.stringify(data.sight) : null;
    },
    after,
    { timeout: 20_000, polling: 20 },
  );
  return JSON.parse((await found.jsonValue()) ?? '') as Sight;
}

/** The place of the answer that the cues name; of any, where they name none. */
function placeOf(cues: readonly Cue[], k: string, answers: readonly unknown[]): number {
  const named = cues
    .filter(cue => cue.k === k)
    .flatMap(({ is, oneOf }) => [...(is === undefined ? [] : [is]), ...(oneOf ?? [])])
    .map(String);
  return Math.max(
    0,
    answers.findIndex(answer => named.includes(String(answer))),
  );
}

/** Do one thing that the lesson asks for. */
async function obey(subject: Subject, page: Page, now: Sight): Promise<void> {
  const { ask, lesson, version } = now;
  const onward = lesson ? stepsOf(subject)[lesson.step]?.onward : undefined;
  const next = page.locator('.lesson-next');
  if (await next.isVisible()) await next.click();
  else if (!ask) await mouse.endTurn(page);
  else {
    const cues = [...(onward && 'answer' in onward ? onward.answer : []), ...(subject.told ?? [])];
    const drawn = { version } as Parameters<typeof mouse.answer>[1];
    await mouse.answer(page, drawn, placeOf(cues, ask.k, ask.answers));
    if (await isAskedBack(page)) await mouse.confirm(page);
  }
}

/** Follow the lesson to a step that has begun; `look` is called at the beginning of each on the way. */
export async function follow(
  subject: Subject,
  page: Page,
  to: number,
  look: (step: number) => Promise<void> = async () => {},
): Promise<Sight> {
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
