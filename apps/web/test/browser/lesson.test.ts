import { TODAY } from '@thameside/testkit';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf } from './harness/axe.ts';
import { unfold } from './harness/hands.ts';
import { beginLesson, follow, lessonAt, stepsOf } from './harness/learner.ts';
import { SIZES, type Size } from './harness/look.ts';
import { answerButton } from './harness/table.ts';
import { test } from './harness/test.ts';
import { gameWords, t } from './harness/words.ts';
import { city } from './subjects/city.ts';
import { SUBJECTS } from './subjects/index.ts';
import type { Subject } from './subjects/subject.ts';

const NAMES = ['Ann', 'Hogarth'];
/** Today it is the odd steps, tomorrow the even ones. */
const DAY = Number(TODAY.slice(-2)) || 0;
const saidIn = (subject: Subject, step: number): string => {
  const { key, params } = stepsOf(subject)[step]?.say ?? { key: '', params: {} };
  return gameWords(subject.title, 'en', NAMES)(key, params);
};

/** Everything that a step wants to be seen is lit and can be seen, as far as it is drawn before anything is opened. */
async function looksRight(subject: Subject, page: Page, step: number, size: Size): Promise<void> {
  const card = page.getByRole('region', { name: t('table.lesson') });
  await expect.poll(() => card.locator('.lesson-text').innerText()).toBe(saidIn(subject, step));
  const lit = stepsOf(subject)[step]?.lit ?? [];
  if (lit.length === 0) return;
  const inView = page.locator(':is(.table-board, .action-verbs) :is(.is-lit, .is-lit-seat)');
  await expect
    .poll(
      async () => {
        const seen = await Promise.all((await inView.all()).map(each => each.isVisible()));
        return seen.filter(Boolean).length;
      },
      { message: `${size}: nothing of ${lit} is lit` },
    )
    .toBeGreaterThan(0);
  // the card takes room of its own
  const [board, own] = await Promise.all([page.locator('.table-board').boundingBox(), card.boundingBox()]);
  expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual((own?.y ?? 0) + 1);
  expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
}

for (const subject of SUBJECTS)
  test(`${subject.title.id}: the whole lesson by following it, every second step on a telephone, SEED=${TODAY}`, async ({
    stay,
  }) => {
    const { page, go } = await stay();
    await go('/');
    await beginLesson(subject, page);
    const met: number[] = [];
    const last = stepsOf(subject).length - 1;
    await follow(subject, page, last, async step => {
      met.push(step);
      const size = (step + DAY) % 2 === 0 ? 'phone' : 'wide';
      await page.setViewportSize(SIZES[size]);
      await looksRight(subject, page, step, size);
    });
    await page.setViewportSize(SIZES.wide);
    expect(met).toEqual(stepsOf(subject).map((_, step) => step));
    expect(await faultsOf(page)).toEqual([]);
    const real = page.getByRole('link', { name: t('table.lesson.real') });
    expect(await real.getAttribute('href')).toBe('#/new/solo');
    await page.getByRole('button', { name: t('table.lesson.play-on') }).click();
    await page.locator('.lesson').waitFor({ state: 'detached' });
    // and the game goes on
    await lessonAt(page);
    await page.locator('.action-bar').waitFor();
  });

const steps = stepsOf(city);
const stepAt = (key: string): number => steps.findIndex(({ say }) => say.key === key);
const saidAt = (key: string): string => saidIn(city, stepAt(key));

test('off the path and back, a reload in the middle of a step, and the way back to it', async ({ visit }) => {
  const { page, go } = await visit();
  await go('/');
  await beginLesson(city, page);
  const { answers } = await follow(city, page, stepAt('lesson.bid'));
  await unfold(page);
  await answerButton(page, answers.indexOf('use')).click();
  const text = page.locator('.lesson-text');
  const nudge = gameWords(city.title, 'en', NAMES)('lesson.bid.nudge', { rival: 1, tile: 'covent-garden' });
  await expect.poll(() => text.innerText()).toBe(nudge);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: t('table.lesson.back') }).click();
  await expect.poll(() => text.innerText()).toBe(saidAt('lesson.bid'));

  // a reload in the middle of a step, with the step said to who cannot see it
  const own = await follow(city, page, stepAt('lesson.own'));
  await unfold(page);
  await answerButton(page, own.answers.indexOf('use')).click();
  expect((await lessonAt(page, own.version)).k).toBe('use');
  await page.reload();
  expect((await lessonAt(page)).k).toBe('use');
  await expect.poll(() => text.innerText()).toBe(saidAt('lesson.own'));
  const live = page.getByRole('log', { name: t('table.live') });
  await expect.poll(() => live.innerText()).toContain(saidAt('lesson.own'));

  // from the list of games it is found again, as what it is
  await go('/');
  const row = page.locator('.game-row');
  await row.getByText(t('learn.guided')).waitFor();
  await row.getByRole('link').click();
  await expect.poll(() => text.innerText()).toBe(saidAt('lesson.own'));
});

test('by keyboard: on to the next step, past a task, and out of the lesson', async ({ visit }) => {
  const { page, go } = await visit();
  await go('/new/solo');
  const begin = page.getByRole('button', { name: t('learn.here') });
  await begin.focus();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const title = page.locator('.lesson-title');
  await title.waitFor();
  const stepShown = (step: number) =>
    expect
      .poll(() => title.innerText())
      .toContain(t('table.lesson.step', { step: step + 1, of: steps.length }));
  for (const step of [0, 1]) {
    await stepShown(step);
    await page.getByRole('button', { name: t('table.lesson.next'), exact: true }).focus();
    await page.keyboard.press('Enter');
  }
  await stepShown(2);
  await expect.poll(() => title.evaluate(own => own === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // shown, and the focus is on it
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toContain('Covent Garden');
  await title.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(t('table.lesson.show'));
  await page.keyboard.press('Enter');
  await stepShown(3);
  await page.getByRole('button', { name: t('table.lesson.end') }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t('table.lesson.end.do') }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.lesson').waitFor({ state: 'detached' });
  await page.locator('.prompt').waitFor();
});
