import { afterAll, beforeAll, expect, inject } from 'vitest';
import { chance } from './harness/chance.ts';
import { mouse } from './harness/hands.ts';
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
  test(`${subject.title.id}: two browsers and a bot play a whole game online`, async ({ visit }) => {
    const { origin } = server;
    const ann = await visit({ origin });
    const ben = await visit({ origin, settings: { playerName: 'Ben' } });
    await ann.go('/');
    await ann.page.getByRole('link', { name: t('front.online') }).click();
    await ann.page.getByRole('radio', { name: t(`game.${subject.title.id}`), exact: true }).check();
    await ann.page.getByRole('radio', { name: '3', exact: true }).check();
    await ann.page.getByRole('button', { name: t('online.open') }).click();
    const link = await ann.page.getByRole('textbox', { name: t('online.invite') }).inputValue();
    expect(link.startsWith(`${origin}/#/join/`)).toBe(true);

    await ben.page.goto(link);
    await ben.page.getByRole('button', { name: t('online.sit') }).click();
    await ben.page.getByText(t('online.room.guest')).waitFor();
    expect(ben.page.url()).not.toContain('join');
    await ann.page.getByText('Ben', { exact: true }).waitFor();
    await ann.page
      .getByRole('combobox', { name: t('new.seat-by', { number: 3 }) })
      .selectOption('apprentice');
    await ann.page.getByRole('button', { name: t('new.start') }).click();

    await playOn([ann.page, ben.page], subject.player(chance(5), 1), mouse);
    for (const { page } of [ann, ben]) await page.getByRole('region', { name: t('table.over') }).waitFor();
  });
