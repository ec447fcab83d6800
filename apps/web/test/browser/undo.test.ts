import { submit, waiting } from '@thameside/kernel';
import { expect } from 'vitest';
import { game, type Moment } from '../city-games.ts';
import { mouse } from './harness/hands.ts';
import { addressOf, bot, momentOf, person } from './harness/match.ts';
import { prospect } from './harness/table.ts';
import { test } from './harness/test.ts';
import { t } from './harness/words.ts';

const SEATS = [person('Ann'), bot('Wren')];
const isMyTurn = ({ seat, ask, journal }: Moment) =>
  seat === 0 && ask.k === 'turn' && ask.answers.includes('bid') && journal.entries.length > 4;

/** An answer of mine after which something hidden has come to light and I am asked again. */
const revealing = ({ seat, ask, journal }: Moment): number =>
  seat !== 0
    ? -1
    : ask.answers.findIndex(answer => {
        const after = submit(game, journal, seat, [answer]).journal;
        return after.barrier === after.entries.length && String(waiting(after.now)) === '0';
      });

test('steps are taken back one by one, or the whole turn', async ({ visit }) => {
  const { page, go } = await visit();
  await go(await addressOf(momentOf(2, 'undo', isMyTurn).journal, SEATS));
  const undo = page.getByRole('button', { name: t('table.undo'), exact: true });
  const answer = async (wanted: string | 0) => {
    const now = await prospect(page);
    if (now.what !== 'answer') throw new Error(now.what);
    await mouse.answer(page, now.drawn, wanted === 0 ? 0 : now.drawn.answers.indexOf(wanted));
    return prospect(page);
  };
  const asked = async () => {
    const now = await prospect(page);
    return now.what === 'answer' ? now.drawn.k : now.what;
  };
  const before = await prospect(page);
  expect(await asked()).toBe('turn');
  await answer('bid');
  expect(await asked()).toBe('bid');
  await answer(0);
  expect(await asked()).toBe('colour');

  await undo.click();
  await expect.poll(asked).toBe('bid');
  await answer(0);
  await page.getByRole('button', { name: t('table.restart'), exact: true }).click();
  await expect.poll(asked).toBe('turn');
  const after = await prospect(page);
  expect(after.what === 'answer' && before.what === 'answer' && after.drawn.answers).toEqual(
    before.what === 'answer' && before.drawn.answers,
  );
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  await page.locator('.undo-line').waitFor();
});

test('nothing is taken back past the moment at which something hidden came to light', async ({ visit }) => {
  const { page, go } = await visit();
  const moment = momentOf(2, 'barrier', each => revealing(each) >= 0);
  await go(await addressOf(moment.journal, SEATS));
  const now = await prospect(page);
  if (now.what !== 'answer') throw new Error(now.what);
  await mouse.answer(page, now.drawn, revealing(moment));
  const undo = page.getByRole('button', { name: t('table.undo'), exact: true });
  await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true');
  await undo.hover();
  await page
    .getByRole('tooltip')
    .filter({ hasText: t('table.undo.none') })
    .first()
    .waitFor();
  await page
    .locator('.undo-line')
    .filter({ hasText: t('table.log.barrier') })
    .waitFor();
});
