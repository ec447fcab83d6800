import jsQr from 'jsqr';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { chance } from './harness/chance.ts';
import { mouse } from './harness/hands.ts';
import { twoAt } from './harness/online.ts';
import { type Playing, playing } from './harness/server.ts';
import type { Drawn } from './harness/spy.ts';
import { test } from './harness/test.ts';
import { playOn } from './harness/together.ts';
import { t } from './harness/words.ts';
import { SUBJECTS } from './subjects/index.ts';

const [subject] = SUBJECTS;
if (!subject) throw new Error('no game');

let server: Playing;
beforeAll(async () => {
  server = await playing(inject('app').folder);
});
afterAll(() => server.close());

const drawn = async (page: Page): Promise<Drawn | null> => {
  const text = await page.evaluate(() => window.drawn);
  return text === '' ? null : (JSON.parse(text) as Drawn);
};

/** What a camera would read off the screen. */
async function scanned(page: Page, code: Locator): Promise<string | undefined> {
  const picture = (await code.screenshot()).toString('base64');
  const { data, width, height } = await page.evaluate(async source => {
    const bytes = Uint8Array.from(atob(source), letter => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const paper = canvas.getContext('2d');
    paper?.drawImage(image, 0, 0);
    const seen = paper?.getImageData(0, 0, image.width, image.height);
    return { data: [...(seen?.data ?? [])], width: image.width, height: image.height };
  }, picture);
  return jsQr.default(Uint8ClampedArray.from(data), width, height)?.data;
}

test('a phone scans the code off the screen, in every theme, and is a hand at that seat; the code works once', async ({
  visit,
}) => {
  const { ann, ben } = await twoAt(server, visit, subject);
  const { page } = ann;
  await page.locator('.drawer-toggle:visible').click();
  await page.getByRole('button', { name: t('table.players'), exact: true }).click();
  await page.getByRole('button', { name: t('table.seat.change', { name: 'Ann' }) }).click();
  await page.getByRole('button', { name: t('online.devices.pair') }).click();
  const code = page.locator('.qr');
  await code.waitFor();
  const link = await page.getByRole('textbox', { name: t('online.devices.pair.link') }).inputValue();
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.evaluate(to => {
      document.documentElement.dataset.theme = to;
    }, theme);
    expect(await scanned(page, code), theme).toBe(link);
  }
  const { seat } = (await drawn(page)) ?? {};

  const phone = await visit({ origin: server.origin, size: 'phone', settings: { warnings: false } });
  await phone.page.goto(link);
  await phone.page.locator('.action-bar').waitFor();
  await expect.poll(async () => (await drawn(phone.page))?.seat).toBe(seat);
  await playOn([phone.page, ben.page], subject.player(chance(4), 1), mouse, steps => steps > 4);

  const late = await visit({ origin: server.origin });
  await late.page.goto(link);
  await late.page.getByRole('heading', { name: t('online.join.failed') }).waitFor();
  (late.complaints as string[]).length = 0; // the browser tells of the 404 that is meant here
});

test('one seat in two tabs: neither throws the other out, both show the same', async ({ visit }) => {
  const { ann, ben } = await twoAt(server, visit, subject);
  const second = await ann.context.newPage();
  await second.goto(ann.page.url());
  await second.locator('.action-bar').waitFor();
  const { seat } = (await drawn(ann.page)) ?? {};
  await expect.poll(async () => (await drawn(second))?.seat).toBe(seat);
  const player = subject.player(chance(7), 1);
  await playOn([ann.page, ben.page], player, mouse, steps => steps > 4);
  await playOn([second, ben.page], player, mouse, steps => steps > 4);
  const { version } = (await drawn(second)) ?? {};
  await expect.poll(async () => (await drawn(ann.page))?.version).toBe(version);
});

test('a page that was frozen shows the present as soon as it is woken', async ({ visit }) => {
  const { ann, ben } = await twoAt(server, visit, subject);
  const player = subject.player(chance(9), 1);
  await playOn([ann.page, ben.page], player, mouse, steps => steps > 3);
  let isAnn = false;
  await expect
    .poll(async () => {
      const asked = await Promise.all([ann, ben].map(async ({ page }) => (await drawn(page))?.k ?? null));
      isAnn = asked[0] !== null;
      return asked.filter(k => k !== null).length;
    })
    .toBe(1);
  const [mine, other] = isAnn ? [ann, ben] : [ben, ann];
  const before = (await drawn(other.page))?.version ?? 0;
  const session = await other.context.newCDPSession(other.page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  const now = await drawn(mine.page);
  if (!now) throw new Error('nothing is drawn');
  await mouse.answer(mine.page, now, player(now));
  await expect.poll(async () => (await drawn(mine.page))?.version).toBeGreaterThan(now.version);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await expect.poll(async () => (await drawn(other.page))?.version).toBeGreaterThan(before);
});
