import { legal, submit, waiting } from '@thameside/kernel';
import { expect } from 'vitest';
import type { Moment } from '../playing.ts';
import { mouse } from './harness/hands.ts';
import { addressOf, bot, momentOf, person } from './harness/match.ts';
import { prospect } from './harness/table.ts';
import { test } from './harness/test.ts';
import { t } from './harness/words.ts';
import { SUBJECTS } from './subjects/index.ts';
import type { Subject } from './subjects/subject.ts';

const SEATS = [person('Ann'), bot('Wren')];
type Journal = Moment<unknown>['journal'];

/** An answer after which I am asked again, really, and could still take it back. */
function step({ title: { game } }: Subject, journal: Journal): { answer: string; journal: Journal } | null {
  for (const answer of legal(game, journal.now, 0)) {
    const after = submit(game, journal, 0, [answer]).journal;
    const isMine = waiting(after.now).includes(0) && legal(game, after.now, 0).length > 1;
    if (isMine && after.barrier <= journal.entries.length) return { answer: String(answer), journal: after };
  }
  return null;
}

/** At the beginning of a turn: two steps, one after the other. */
function stepsOf(subject: Subject, { seat, ask, journal }: Moment<unknown>): readonly string[] | null {
  const isFresh = journal.barrier === journal.entries.length || journal.entries.at(-1)?.seat !== 0;
  if (seat !== 0 || ask.k !== subject.turn || !isFresh || journal.entries.length < 5) return null;
  const first = step(subject, journal);
  const second = first && step(subject, first.journal);
  return second ? [first.answer, second.answer] : null;
}

/** An answer of mine after which something hidden has come to light and I am asked again. */
const revealing = ({ title: { game } }: Subject, { seat, ask, journal }: Moment<unknown>): number =>
  seat !== 0 || (ask.answers.length < 2 && !game.frames[ask.k]?.commits) // it would be given by itself
    ? -1
    : ask.answers.findIndex(answer => {
        const after = submit(game, journal, seat, [answer]).journal;
        return after.barrier === after.entries.length && String(waiting(after.now)) === '0';
      });

for (const subject of SUBJECTS) {
  const { title, turn } = subject;

  test(`${title.id}: steps are taken back one by one, or the whole turn`, async ({ stay }) => {
    const moment = momentOf(subject, 2, 'undo', each => stepsOf(subject, each) !== null);
    const [first = '', second = ''] = stepsOf(subject, moment) ?? [];
    const { page, go } = await stay();
    await go(await addressOf(subject, moment.journal, SEATS));
    const undo = page.getByRole('button', { name: t('table.undo'), exact: true });
    const now = async () => {
      const found = await prospect(page);
      if (found.what !== 'answer') throw new Error(found.what);
      return found.drawn;
    };
    const answer = async (wanted: string) => {
      const drawn = await now();
      await mouse.answer(page, drawn, drawn.answers.indexOf(wanted));
    };
    const answers = async () => (await now()).answers.join();
    const before = await now();
    expect(before.k).toBe(turn);
    await answer(first);
    const between = await answers();
    await answer(second);
    expect(await answers()).not.toBe(between);

    await undo.click();
    await expect.poll(answers).toBe(between);
    await answer(second);
    await page.getByRole('button', { name: t('table.restart'), exact: true }).click();
    await expect.poll(answers).toBe(before.answers.join());
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    await page.locator('.drawer-toggle:visible').click();
    await page.locator('.undo-line').waitFor();
  });

  test(`${title.id}: nothing is taken back past the moment at which something hidden came to light`, async ({
    stay,
  }) => {
    const { page, go } = await stay();
    const moment = momentOf(subject, 2, 'barrier', each => revealing(subject, each) >= 0);
    await go(await addressOf(subject, moment.journal, SEATS));
    const now = await prospect(page);
    if (now.what !== 'answer') throw new Error(now.what);
    await mouse.answer(page, now.drawn, revealing(subject, moment));
    const undo = page.getByRole('button', { name: t('table.undo'), exact: true });
    await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true');
    await undo.hover();
    await page
      .getByRole('tooltip')
      .filter({ hasText: t('table.undo.none') })
      .first()
      .waitFor();
    await page.locator('.drawer-toggle:visible').click();
    await page
      .locator('.undo-line')
      .filter({ hasText: t('table.log.barrier') })
      .waitFor();
  });
}
