import { expect } from 'vitest';
import { SCREENS } from './harness/screens.ts';
import { test } from './harness/test.ts';
import { SUBJECTS } from './subjects/index.ts';

test('from the table of one game to that of another, and back, in one page', async ({ stay }) => {
  const seen = await stay();
  const { page } = seen;
  const ways = [...SUBJECTS, ...SUBJECTS.toReversed()].map(({ title }) => title.id);
  for (const id of ways) {
    await SCREENS.find(({ name }) => name === `${id}-end`)?.open(seen);
    await page.locator('.result').waitFor();
    await SCREENS.find(({ name }) => name === `${id}-turn`)?.open(seen);
    await expect.poll(() => page.locator('.table-board svg').count()).toBeGreaterThan(2);
  }
});
