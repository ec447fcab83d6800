import { afterAll, beforeAll, expect, inject } from 'vitest';
import { chance } from './harness/chance.ts';
import { mouse } from './harness/hands.ts';
import { twoAt } from './harness/online.ts';
import { type Playing, playing } from './harness/server.ts';
import { test } from './harness/test.ts';
import { playOn } from './harness/together.ts';
import { t } from './harness/words.ts';
import { SUBJECTS } from './subjects/index.ts';

let server: Playing;
beforeAll(async () => {
  server = await playing(inject('app').folder);
});
afterAll(() => server.close());

for (const subject of SUBJECTS)
  test(`${subject.title.id}: two browsers and a bot play a whole game online, and go on to the rematch`, async ({
    visit,
  }) => {
    const { ann, ben } = await twoAt(server, visit, subject, { seats: 3 });
    expect(ben.page.url()).not.toContain('join');
    const address = ann.page.url();
    await playOn([ann.page, ben.page], subject.player(chance(5), 1), mouse);
    for (const { page } of [ann, ben]) await page.getByRole('region', { name: t('table.over') }).waitFor();

    await ann.page
      .getByRole('button', { name: t('table.end.rematch') })
      .first()
      .click();
    for (const { page } of [ann, ben]) await page.getByRole('heading', { name: t('online.room') }).waitFor();
    expect(ann.page.url()).not.toBe(address);
    expect(ben.page.url()).toBe(ann.page.url());
  });
