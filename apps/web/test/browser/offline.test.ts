import { expect } from 'vitest';
import { chance } from './harness/chance.ts';
import { play } from './harness/game.ts';
import { mouse } from './harness/hands.ts';
import { prospect } from './harness/table.ts';
import { test } from './harness/test.ts';
import { t } from './harness/words.ts';
import { city } from './subjects/city.ts';
import { SUBJECTS } from './subjects/index.ts';

test('without a network, after one visit: the app opens, games go on and new ones begin', async ({
  visit,
}) => {
  const { page, go, context } = await visit({ keepsApp: true });
  await go('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);

  await page.reload();
  await page.getByRole('link', { name: t('front.solo') }).click();
  await page.getByRole('button', { name: t('new.start') }).click();
  const player = city.player(chance(2));
  const before = await play({
    page,
    player,
    hands: mouse,
    stopAt: now => now.what === 'answer' && now.drawn.move > 3,
  });

  await page.reload();
  expect(await prospect(page)).toEqual(before);
  await play({ page, player, hands: mouse, stopAt: now => now.what === 'answer' && now.drawn.move > 6 });

  // every other screen is there as well, in every language
  for (const language of ['Deutsch', 'Français']) {
    await go('/settings');
    await page.getByRole('radio', { name: language }).check();
    for (const path of [
      ...SUBJECTS.flatMap(({ title }) => [`/rules/${title.id}`, `/gallery/${title.id}`]),
      '/new/shared',
      '/about',
    ]) {
      await go(path);
      await page.locator('main h1').waitFor();
      await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    }
  }
});
