import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { beginAt } from './harness/begin.ts';
import { chance } from './harness/chance.ts';
import { play } from './harness/game.ts';
import { mouse } from './harness/hands.ts';
import { bot, person } from './harness/match.ts';
import { prospect } from './harness/table.ts';
import { test } from './harness/test.ts';
import { t } from './harness/words.ts';
import { city } from './subjects/city.ts';
import { mine } from './subjects/subject.ts';

const banner = (page: Page) => page.getByText(t('table.elsewhere'));
const takeOver = (page: Page) => page.getByRole('button', { name: t('table.take-over') });

test('two tabs with one game: one plays, the other follows, takes over, and is free when that one closes', async ({
  visit,
}) => {
  const there = await visit();
  const { page: first, context } = there;
  await beginAt(there, city, [person('Ann'), bot('Wren'), bot('Pepys')], mine(city.turn));
  const player = city.player(chance(3));
  const playedAt = async (page: Page, answers = 3) => {
    let steps = 0;
    return play({ page, player, hands: mouse, stopAt: now => now.what === 'answer' && steps++ >= answers });
  };
  /** Both show the same, as soon as word of it has come. */
  const alike = async (one: Page, other: Page) => {
    const shown = JSON.stringify(await prospect(one));
    await expect.poll(async () => JSON.stringify(await prospect(other))).toBe(shown);
  };

  const second = await context.newPage();
  const troubles: string[] = [];
  second.on('pageerror', error => troubles.push(String(error)));
  second.on('console', message => troubles.push(message.text()));
  await second.goto(first.url());
  await banner(second).waitFor();
  expect(await banner(first).isVisible()).toBe(false);
  await playedAt(first);
  await alike(first, second);

  await takeOver(second).click();
  await banner(first).waitFor();
  await banner(second).waitFor({ state: 'hidden' });
  await playedAt(second);
  await alike(second, first);

  await second.close();
  await banner(first).waitFor({ state: 'hidden' });
  const before = await prospect(first);
  const after = await playedAt(first);
  if (before.what !== 'answer' || after.what !== 'answer') throw new Error('nobody is asked');
  expect(after.drawn.version).toBeGreaterThan(before.drawn.version);
  expect(troubles).toEqual([]);
});
