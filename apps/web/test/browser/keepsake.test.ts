import { readFile } from 'node:fs/promises';
import { submit } from '@thameside/kernel';
import { expect } from 'vitest';
import { game, moments } from '../city-games.ts';
import { addressOf, bot, person, textOf } from './harness/match.ts';
import { prospect } from './harness/table.ts';
import { test } from './harness/test.ts';
import { t } from './harness/words.ts';

const SEATS = [person('Ann'), bot('Wren')];

/** A game that is over. */
const finished = () => {
  const last = [...moments(2, 'keepsake')].at(-1);
  if (!last) throw new Error('no game');
  return submit(game, last.journal, last.seat, [last.ask.answers[0]]).journal;
};

test('a finished game leaves as a file and comes back from it', async ({ visit }) => {
  const first = await visit();
  const journal = finished();
  await first.go(await addressOf(journal, SEATS));
  const result = first.page.getByRole('region', { name: t('table.over') });
  await result.waitFor();
  const download = first.page.waitForEvent('download');
  await result.getByRole('button', { name: t('table.end.file') }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toBe(textOf(journal, SEATS));

  // another browser, which knows nothing of it
  const second = await visit();
  await second.go('/');
  await second.page.getByRole('button', { name: t('load.title') }).click();
  const dialog = second.page.getByRole('dialog', { name: t('load.title') });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await dialog.getByRole('button', { name: t('load.open') }).click();
  const now = await prospect(second.page);
  expect(now.what).toBe('over');
  const verdict = (page: typeof second.page) => page.locator('.verdict').first().innerText();
  expect(await verdict(second.page)).toBe(await verdict(first.page));
});

test('a text that has been changed is refused, with the line at fault', async ({ visit }) => {
  const { page, go } = await visit();
  const text = textOf(finished(), SEATS);
  const lines = text.split('\n');
  const at = lines.findIndex(line => line.startsWith('1 '));
  const broken = lines
    .with(at + 10, `${lines[at + 10]?.split(' ').slice(0, 3).join(' ')} nonsense`)
    .join('\n');
  await go('/');
  await page.getByRole('button', { name: t('load.title') }).click();
  const dialog = page.getByRole('dialog', { name: t('load.title') });
  await dialog.getByRole('textbox', { name: t('load.text') }).fill(broken);
  await dialog.getByRole('button', { name: t('load.open') }).click();
  await dialog.getByText(t('faults.line', { line: at + 11 })).waitFor();
});
