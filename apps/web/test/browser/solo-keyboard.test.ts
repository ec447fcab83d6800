import { expect } from 'vitest';
import { beginAt } from './harness/begin.ts';
import { chance } from './harness/chance.ts';
import { play } from './harness/game.ts';
import { isFocusSeen, keyboard, tabTo } from './harness/keyboard.ts';
import { bot, person } from './harness/match.ts';
import { prospect } from './harness/table.ts';
import { test } from './harness/test.ts';
import { t } from './harness/words.ts';
import { SUBJECTS } from './subjects/index.ts';

for (const subject of SUBJECTS)
  test(`${subject.title.id}: from the front page to the end of a game against a bot, with the keyboard alone`, async ({
    visit,
  }) => {
    const there = await visit({ seed: 2 });
    const { page, go } = there;
    await go('/');
    await page.getByRole('link', { name: t('front.solo') }).waitFor();
    await tabTo(page, 'a[href="#/new/solo"]');
    expect(await isFocusSeen(page)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: t('new.start') }).waitFor();
    /** The radio buttons are one stop for Tab; arrows go round. */
    const choose = async (name: string) => {
      const wanted = page.getByRole('radio', { name, exact: true });
      const group = await wanted.getAttribute('name');
      await tabTo(page, `input[type=radio][name="${group}"]`);
      while (!(await wanted.isChecked())) await page.keyboard.press('ArrowLeft');
    };
    await choose(t(`game.${subject.title.id}`));
    await page.getByRole('radio', { name: '1', exact: true }).waitFor();
    await choose('1');
    await tabTo(page, 'button[type=submit]');
    expect(await isFocusSeen(page)).toBe(true);
    await page.keyboard.press('Enter');
    await prospect(page);
    await beginAt(there, subject, [person('Ann'), bot('Wren')]);

    await play({ page, player: subject.player(chance(23)), hands: keyboard() });

    await page.getByRole('region', { name: t('table.over') }).waitFor();
    await tabTo(page, '.result .button-primary');
    expect(await isFocusSeen(page)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await prospect(page)).what).toBe('answer');
  });
