import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { chance } from './harness/chance.ts';
import { mouse } from './harness/hands.ts';
import { openTable, twoAt } from './harness/online.ts';
import { type Playing, playing } from './harness/server.ts';
import type { Drawn } from './harness/spy.ts';
import { quiet } from './harness/table.ts';
import { test } from './harness/test.ts';
import { playOn } from './harness/together.ts';
import type { Visit } from './harness/visit.ts';
import { appWords, t } from './harness/words.ts';
import { SUBJECTS } from './subjects/index.ts';

const [subject] = SUBJECTS;
if (!subject) throw new Error('no game');

let server: Playing;
beforeAll(async () => {
  server = await playing(inject('app').folder);
});
afterAll(() => server.close());

const drawn = async (page: Page): Promise<Drawn> =>
  JSON.parse(await page.evaluate(() => window.drawn)) as Drawn;
/** Once the page shows what is wanted. */
const until = (page: Page, isSo: (now: Drawn) => boolean): Promise<unknown> =>
  expect.poll(async () => isSo(await drawn(page))).toBe(true);

/** Whoever is asked. */
async function asked(visits: readonly Visit[]): Promise<Visit> {
  let found: Visit | undefined;
  await expect
    .poll(async () => {
      for (const each of visits) {
        await quiet(each.page);
        const { k, canEnd } = await drawn(each.page);
        if (k === null && canEnd) await mouse.endTurn(each.page);
        if (k !== null) found = each;
      }
      return found !== undefined;
    })
    .toBe(true);
  return found as Visit;
}
const answersSent = async ({ passed }: Visit): Promise<number> =>
  (await passed()).filter(({ to, data }) => to === 'server' && 'cmd' in data && data.cmd === 'answer').length;

async function players(page: Page): Promise<void> {
  if (!(await page.locator('.table-drawer').isVisible()))
    await page.locator('.drawer-toggle:visible').click();
  await page.getByRole('button', { name: t('table.players'), exact: true }).click();
}
const seatOf = async (page: Page, name: string): Promise<void> => {
  await players(page);
  await page.getByRole('button', { name: t('table.seat.change', { name }) }).click();
};

test('the server is killed in mid-game: the board stays, an answer waits and can be withdrawn, then is sent once', async ({
  visit,
}) => {
  const own = await playing(inject('app').folder);
  onTestFinished(() => own.close());
  const { ann, ben } = await twoAt(own, visit, subject, { losesServer: true });
  const pages = [ann.page, ben.page];
  const player = subject.player(chance(3), 1);
  await playOn(pages, player, mouse, steps => steps > 4);
  const mine = await asked([ann, ben]);
  const before = await drawn(mine.page);
  const sent = await answersSent(mine);

  await own.kill();
  await mine.page.getByText(t('online.reconnecting')).waitFor();
  await mouse.answer(mine.page, before, player(before));
  await mine.page.getByText(t('online.unsent')).waitFor();
  await mine.page.getByRole('button', { name: t('online.withdraw') }).click();
  await mine.page.getByText(t('online.unsent')).waitFor({ state: 'detached' });
  expect((await drawn(mine.page)).version).toBe(before.version);

  await mouse.answer(mine.page, before, player(before));
  await mine.page.getByText(t('online.unsent')).waitFor();
  await own.start();
  await mine.page.evaluate(() => dispatchEvent(new Event('online')));
  await mine.page.getByText(t('online.reconnecting')).waitFor({ state: 'detached' });
  await until(mine.page, ({ version }) => version > before.version);
  expect(await answersSent(mine)).toBe(sent + 1);
  await playOn(pages, player, mouse, steps => steps > 3);
});

test('a personal link brings the seat to a fresh browser; both show the same', async ({ visit }) => {
  const { ann, ben } = await twoAt(server, visit, subject);
  await seatOf(ann.page, 'Ann');
  await ann.page.getByRole('button', { name: t('online.devices.personal') }).click();
  const link = await ann.page.getByRole('textbox', { name: t('online.devices.personal.link') }).inputValue();
  const phone = await visit({ origin: server.origin, size: 'phone', settings: { warnings: false } });
  await phone.page.goto(link);
  await phone.page.locator('.action-bar').waitFor();
  expect(phone.page.url()).not.toContain('join');
  const { seat } = await drawn(ann.page);
  await until(phone.page, now => now.seat === seat);

  await ann.page.keyboard.press('Escape');
  const player = subject.player(chance(4), 1);
  await playOn([phone.page, ben.page], player, mouse, steps => steps > 4);
  const { version } = await drawn(phone.page);
  await until(ann.page, now => now.version === version);
  expect((await drawn(ann.page)).answers).toEqual((await drawn(phone.page)).answers);
});

test('who watches sees no more than all may see, and talks with those who watch', async ({ visit }) => {
  const { ann, link } = await twoAt(server, visit, subject);
  const cleo = await visit({ origin: server.origin, settings: { playerName: 'Cleo' } });
  await cleo.page.goto(link);
  await cleo.page.locator('.action-bar').waitFor();
  const { seat, k } = await drawn(cleo.page);
  expect([seat, k]).toEqual([null, null]);
  await ann.page.locator('.drawer-toggle:visible').click();
  await ann.page.getByRole('button', { name: t('table.chat'), exact: true }).click();
  await cleo.page.locator('.drawer-toggle:visible').click();
  await cleo.page.getByRole('button', { name: t('table.chat'), exact: true }).click();
  await cleo.page.getByText(t('online.chat.spectators')).waitFor();
  await ann.page.getByRole('button', { name: t('online.phrase.good-luck') }).click();
  await ann.page.locator('.chat-line').waitFor();
  expect(await cleo.page.locator('.chat-line').count()).toBe(0);
});

test('a ready phrase is read by everybody in the own language, and marked until it is read', async ({
  visit,
}) => {
  const { origin } = server;
  const ann = await visit({ origin });
  const ben = await visit({ origin, language: 'fr', settings: { playerName: 'Ben' } });
  const fr = appWords('fr');
  const link = await openTable(ann, subject, 2);
  await ben.page.goto(link);
  await ben.page.getByRole('button', { name: fr('online.sit') }).click();
  await ann.page.getByText('Ben', { exact: true }).waitFor();
  await ann.page.getByRole('button', { name: t('new.start') }).click();
  await ben.page.locator('.action-bar').waitFor();
  await ann.page.locator('.drawer-toggle:visible').click();
  await ann.page.getByRole('button', { name: t('table.chat'), exact: true }).click();
  await ann.page.getByRole('button', { name: t('online.phrase.thinking') }).click();
  await ben.page.locator('.drawer-news:visible').click();
  await ben.page.locator('.chat-text', { hasText: fr('online.phrase.thinking') }).waitFor();
  await ben.page.locator('.drawer-news').first().waitFor({ state: 'detached' });
});

test('who leaves the game to a bot takes the seat back with one button', async ({ visit }) => {
  const { ann, ben } = await twoAt(server, visit, subject);
  await seatOf(ben.page, 'Ben');
  await ben.page.getByRole('button', { name: t('online.resign') }).click();
  await ben.page.getByRole('button', { name: t('online.resign.do') }).click();
  const back = ben.page.getByRole('button', { name: t('online.take-back') });
  await back.waitFor();
  await until(ben.page, ({ seat }) => seat === null);
  await back.click();
  await until(ben.page, ({ seat }) => seat === 1);
  await back.waitFor({ state: 'detached' });
  await playOn([ann.page, ben.page], subject.player(chance(6), 1), mouse, steps => steps > 4);
});

test('my tables are in the list of the front page, with the tab saying that one waits', async ({ visit }) => {
  const { ann, ben } = await twoAt(server, visit, subject);
  const mine = await asked([ann, ben]);
  await mine.page.getByRole('link', { name: t('app.name') }).click();
  const row = mine.page.locator('.game-row', { hasText: t('table.live.yours') });
  await row.waitFor();
  await expect.poll(() => mine.page.title()).toMatch(/^\(1\) /);
  expect(await mine.page.locator('link[rel=icon]').getAttribute('href')).toBe('/icon-turn.svg');
  await row.getByRole('link').click();
  await mine.page.locator('.action-bar').waitFor();
});

test('a link that nobody gave out opens nothing, and is out of the address at once', async ({ visit }) => {
  const there = await visit({ origin: server.origin });
  await there.page.goto(`${server.origin}/#/join/${'0'.repeat(26)}`);
  await there.page.getByRole('heading', { name: t('online.join.failed') }).waitFor();
  expect(there.page.url()).toBe(`${server.origin}/#/join`);
  (there.complaints as string[]).length = 0; // the browser tells of the 404 that is meant here
});
