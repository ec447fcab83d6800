import { expect } from 'vitest';
import { chance } from './harness/chance.ts';
import { play } from './harness/game.ts';
import { isFocusSeen, keyboard, tabTo } from './harness/keyboard.ts';
import { hasty } from './harness/player.ts';
import { prospect } from './harness/table.ts';
import { test } from './harness/test.ts';
import { t } from './harness/words.ts';

test('a whole game against a bot with the keyboard alone', async ({ visit }) => {
  const { page, go } = await visit({ seed: 2 });
  await go('/');
  await page.getByRole('link', { name: t('front.solo') }).waitFor();
  await tabTo(page, 'a[href="#/new/solo"]');
  expect(await isFocusSeen(page)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t('new.start') }).waitFor();
  await tabTo(page, 'fieldset input[type=radio]');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
  while (!(await page.getByRole('radio', { name: '1' }).isChecked())) await page.keyboard.press('ArrowLeft');
  await tabTo(page, 'button[type=submit]');
  expect(await isFocusSeen(page)).toBe(true);
  await page.keyboard.press('Enter');

  await play({ page, player: hasty(chance(23)), hands: keyboard() });

  await page.getByRole('region', { name: t('table.over') }).waitFor();
  await tabTo(page, '.result .button-primary');
  expect(await isFocusSeen(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await prospect(page)).what).toBe('answer');
});
