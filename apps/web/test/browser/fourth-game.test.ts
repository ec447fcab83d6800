import { expect, inject } from 'vitest';
import { play } from './harness/game.ts';
import { click, type Hands, mouse } from './harness/hands.ts';
import { prospect } from './harness/table.ts';
import { test } from './harness/test.ts';

/** The build with a fourth game speaks the false language: its buttons are not found by their names. */
const hands: Hands = {
  ...mouse,
  answer: (page, _drawn, place) => click(page, `.answers li:nth-child(${place + 1}) .answer`),
};

test('a game without a board of its own is played in words, from its door to its end', async ({ visit }) => {
  const { page, go } = await visit({ origin: inject('pseudo').origin });
  await go('/new/solo');
  await page.locator('input[name=game][value=quarry]').check();
  await page.locator('button[type=submit]').click();
  await prospect(page);
  expect(await page.locator('.table-board svg').count()).toBe(0);
  await play({ page, hands, player: ({ answers }) => answers.length - 1 });
  await page.locator('.result .verdict').first().waitFor();
});
