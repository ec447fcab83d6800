import { afterAll, beforeAll, expect, inject } from 'vitest';
import { neighbours } from '../../serve.ts';
import { contrastFaultsOf, faultsOf } from './harness/axe.ts';
import { beginAt } from './harness/begin.ts';
import { chance } from './harness/chance.ts';
import { isEscaped, WITHOUT_WORDS } from './harness/escaped.ts';
import { mouse } from './harness/hands.ts';
import type { Size } from './harness/look.ts';
import { bot, person } from './harness/match.ts';
import { openTable, twoAt } from './harness/online.ts';
import { outOfReach } from './harness/reach.ts';
import { settled } from './harness/screens.ts';
import { type Playing, playing } from './harness/server.ts';
import type { Drawn } from './harness/spy.ts';
import { test } from './harness/test.ts';
import { playOn } from './harness/together.ts';
import { piecesOf } from './harness/visible.ts';
import type { Visit } from './harness/visit.ts';
import { t } from './harness/words.ts';
import { SUBJECTS } from './subjects/index.ts';

const [subject] = SUBJECTS;
if (!subject) throw new Error('no game');

let server: Playing;
beforeAll(async () => {
  server = await playing(inject('app').folder);
});
afterAll(() => server.close());

/** In German, which has the longest words. */
async function inspected({ page, look }: Visit): Promise<void> {
  await page.evaluate(() => {
    // where it is kept, so that the page says it in the other language
    const kept = JSON.parse(localStorage.getItem('thameside.settings') ?? '{}') as object;
    localStorage.setItem('thameside.settings', JSON.stringify({ ...kept, language: 'de' }));
  });
  await page.reload();
  await settled(page);
  await page.locator('main h1, .action-bar').first().waitFor();
  await settled(page);
  expect(await outOfReach(page, look.size)).toEqual([]);
  expect(await faultsOf(page, { contrast: false })).toEqual([]);
  for (const theme of ['dark', 'contrast', 'light']) {
    await page.evaluate(to => {
      document.documentElement.dataset.theme = to;
    }, theme);
    expect(await contrastFaultsOf(page), theme).toEqual([]);
  }
}

for (const size of ['wide', 'phone'] satisfies Size[])
  test(`door, waiting room and table are within the window, and axe finds no fault: ${size}`, async ({
    visit,
  }) => {
    const { origin } = server;
    const ann = await visit({ origin, size });
    await ann.go('/new/online');
    await ann.page.getByRole('button', { name: t('online.open') }).waitFor();
    await inspected(ann);

    const cleo = await visit({ origin, size, settings: { playerName: 'Cleo' } });
    const ben = await visit({ origin, size, settings: { playerName: 'Ben' } });
    const link = await openTable(cleo, subject, 2);
    await ben.page.goto(link);
    await ben.page.getByRole('button', { name: t('online.sit') }).waitFor();
    await ben.page.getByRole('button', { name: t('online.sit') }).click();
    await cleo.page.getByText(t('online.terms.change')).click();
    await cleo.page.getByText(t('online.link.scan')).click();
    await cleo.page.locator('.qr').waitFor();
    expect(await outOfReach(cleo.page, size)).toEqual([]);
    expect(await faultsOf(cleo.page)).toEqual([]);
    await inspected(ben);
    await cleo.page.getByRole('button', { name: t('new.start') }).click();
    await cleo.page.locator('.action-bar').waitFor();
    await cleo.page.locator('.drawer-toggle:visible').click();
    await cleo.page.getByRole('button', { name: t('table.chat'), exact: true }).click();
    await cleo.page.getByRole('button', { name: t('online.phrase.hello') }).click();
    await cleo.page.locator('.chat-line').waitFor();
    expect(await outOfReach(cleo.page, size)).toEqual([]);
    expect(await faultsOf(cleo.page)).toEqual([]);
    await cleo.page.getByRole('button', { name: t('table.players'), exact: true }).click();
    await cleo.page.getByRole('button', { name: t('table.seat.change', { name: 'Cleo' }) }).click();
    await cleo.page.getByRole('button', { name: t('online.devices.pair') }).click();
    await cleo.page.locator('.qr').waitFor();
    expect(await outOfReach(cleo.page, size)).toEqual([]);
    expect(await faultsOf(cleo.page)).toEqual([]);
    await inspected(ben);
  });

test('no text has escaped translation online', async ({ visit }) => {
  const pseudo = await playing(inject('pseudo').folder);
  try {
    const { page, go } = await visit({ origin: pseudo.origin });
    const whole = async () => {
      await settled(page);
      const pieces = await piecesOf(page, `${WITHOUT_WORDS}, .link-box input`);
      expect(pieces.filter(({ text }) => isEscaped(text) || text.includes('⟦'))).toEqual([]);
    };
    await go('/new/online');
    await page.locator('.new-start button').waitFor();
    await whole();
    await page.locator('input[name=game][value=london]').check();
    await page.locator('.new-start button').click();
    await page.locator('.room-seats').waitFor();
    await page.locator('.room .disclosure > summary').first().click();
    await page.locator('.room .disclosure > summary').last().click();
    await whole();
    await page.locator('.room-seat select').first().selectOption('apprentice');
    await page.locator('.room-do .button-primary:not([aria-disabled])').click();
    await page.locator('.action-bar').waitFor();
    await page.locator('.drawer-toggle:visible').click();
    await page.locator('.drawer-head button').nth(2).click();
    await whole();
    await page.locator('.drawer-head button').nth(1).click();
    await page.locator('.player button').first().click();
    await page.locator('dialog .row button').first().click();
    await page.locator('.link-box').waitFor();
    await whole();
  } finally {
    await pseudo.close();
  }
});

test('going back behind others takes their consent, and says what each would have to forget', async ({
  visit,
}) => {
  const { ann, ben } = await twoAt(server, visit, subject);
  const pages = [ann, ben];
  const draw = async ({ page }: Visit) => JSON.parse(await page.evaluate(() => window.drawn)) as Drawn;
  const asks = ({ page }: Visit) => page.getByRole('button', { name: t('online.undo.ask') });
  await playOn(
    pages.map(({ page }) => page),
    subject.player(chance(8), 1),
    mouse,
    steps => steps > 12,
  );
  const canAsk = await Promise.all(pages.map(each => asks(each).isVisible()));
  const [mine, other] = canAsk[0] ? [ann, ben] : [ben, ann];
  const { move } = await draw(mine);
  await asks(mine).click();
  await mine.page.getByText(t('online.undo.mine', { names: [other === ben ? 'Ben' : 'Ann'] })).waitFor();
  await other.page.locator('.undo-forgets li').first().waitFor();
  await other.page.getByRole('button', { name: t('online.undo.agree') }).click();
  await expect.poll(async () => (await draw(mine)).move).toBeLessThan(move);
  await mine.page.locator('.undo-forgets').waitFor({ state: 'detached' });
});

test('over plain http in one’s own network everything works that needs no secure page', async ({ visit }) => {
  const [address] = neighbours();
  if (address === undefined) throw new Error('this machine has no address in any network');
  const origin = server.origin.replace('localhost', address);
  const ann = await visit({ origin });
  const link = await openTable(ann, subject, 2);
  expect(await ann.page.evaluate(() => isSecureContext)).toBe(false);
  expect(link.startsWith(`${origin}/#/join/`)).toBe(true);
  await ann.page.getByRole('button', { name: t('online.link.copy') }).click();
  await ann.page.getByText(t('online.link.selected')).waitFor();
  expect(await ann.page.evaluate(() => getSelection()?.toString())).toBe(link);
  const ben = await visit({ origin, size: 'phone', settings: { playerName: 'Ben' } });
  await ben.page.goto(link);
  await ben.page.getByRole('button', { name: t('online.sit') }).click();
  await ann.page.getByText('Ben', { exact: true }).waitFor();
  await ann.page.getByRole('button', { name: t('new.start') }).click();
  await playOn([ann.page, ben.page], subject.player(chance(2), 1), mouse, steps => steps > 4);
});

test('a game of this browser goes on online, where it was', async ({ visit }) => {
  const ann = await visit({ origin: server.origin });
  await beginAt(ann, subject, [person('Ann'), bot('Wren'), bot('Pepys')]);
  const { page } = ann;
  const here = JSON.parse(await page.evaluate(() => window.drawn)) as Drawn;
  await page.locator('.drawer-toggle:visible').click();
  await page.getByRole('button', { name: t('table.players'), exact: true }).click();
  await page.getByRole('button', { name: t('table.take-online') }).click();
  await page.getByRole('button', { name: t('new.start') }).click();
  await page.locator('.action-bar').waitFor();
  await expect
    .poll(async () => (JSON.parse(await page.evaluate(() => window.drawn)) as Drawn).answers)
    .toEqual(here.answers);
  expect((JSON.parse(await page.evaluate(() => window.drawn)) as Drawn).table).not.toBe(here.table);
});
