import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { addressOf, bot, finished, person, textOf } from './harness/match.ts';
import { prospect } from './harness/table.ts';
import { test } from './harness/test.ts';
import { t } from './harness/words.ts';
import { city } from './subjects/city.ts';
import { SUBJECTS } from './subjects/index.ts';

const SEATS = [person('Ann'), bot('Wren')];

for (const subject of SUBJECTS)
  test(`${subject.title.id}: a finished game leaves as a file and comes back from it`, async ({ stay }) => {
    const first = await stay();
    const journal = finished(subject, 2, 'keepsake');
    await first.go(await addressOf(subject, journal, SEATS));
    const result = first.page.getByRole('region', { name: t('table.over') });
    await result.waitFor();
    const download = first.page.waitForEvent('download');
    await result.getByRole('button', { name: t('table.end.file') }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toBe(textOf(subject, journal, SEATS));

    // another browser, which knows nothing of it
    const second = await stay({ seed: 2 });
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

test('a text that has been changed is refused, with the line at fault', async ({ stay }) => {
  const { page, go } = await stay();
  const text = textOf(city, finished(city, 2, 'keepsake'), SEATS);
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
