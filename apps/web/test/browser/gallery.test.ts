import { componentRows } from '@thameside/kit';
import { expect } from 'vitest';
import { test } from './harness/test.ts';
import { gameWords, t } from './harness/words.ts';
import { SUBJECTS } from './subjects/index.ts';

const asFile = (set: unknown) => ({
  name: 'mine.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(set)),
});
/** The games whose boards draw a component by itself. */
const PORTRAYED = ['key-to-the-city', 'london'];

/** Whatever a set is made of, its lists of components are lists. */
type SetFile = Record<string, unknown>;
type Row = Record<string, unknown>;

for (const game of PORTRAYED)
  test(`${game}: every component has its picture`, async ({ stay }) => {
    const { page, go } = await stay();
    await go(`/gallery/${game}`);
    await page.locator('.component-cards > li').first().waitFor();
    expect(await page.locator('.component-cards > li:not(:has(.portrait svg))').count()).toBe(0);
    // what a drawing refers to is in the page, once
    const missing = await page.evaluate(() =>
      [...document.querySelectorAll('.portrait [fill^="url(#"], .portrait [clip-path^="url(#"]')]
        .map(each => /#([^)"]+)/.exec(each.getAttribute('fill') ?? each.getAttribute('clip-path') ?? '')?.[1])
        .filter(id => document.querySelectorAll(`[id="${id}"]`).length !== 1),
    );
    expect(missing).toEqual([]);
  });

test('the game of components and rules is chosen at the top, and remembered', async ({ visit }) => {
  const { page, go } = await visit();
  await go('/gallery');
  await page.getByRole('link', { name: t('game.london'), exact: true }).press('Enter');
  await page.locator('.component-cards > li').first().waitFor();
  await page.reload();
  await page.getByRole('link', { name: t('top.rules') }).click();
  await page.locator('#rule-L1').waitFor();
  const chosen = page.getByRole('navigation', { name: t('new.game') }).locator('[aria-current=page]');
  expect(await chosen.innerText()).toBe(t('game.london'));
  await go('/');
  await page.getByRole('link', { name: t('top.gallery') }).click();
  await page.locator('h1', { hasText: t('gallery.title') }).waitFor();
  expect(page.url()).toMatch(/gallery\/london$/);
});

for (const { title } of SUBJECTS) {
  const shipped = () => JSON.parse(title.exportSet()) as SetFile;
  /** The first component is missing. */
  const broken = (): SetFile => {
    const set = shipped();
    const list = Object.values(set).find(value => Array.isArray(value) && value.length > 3) as unknown[];
    list.splice(0, 1);
    return set;
  };

  test(`${title.id}: every component is shown, and a broken set is refused with all its faults`, async ({
    stay,
  }) => {
    const { page, go } = await stay();
    await go(`/gallery/${title.id}`);
    const cards = page.locator('.component-cards > li');
    await expect.poll(() => cards.count()).toBe(componentRows(shipped()).length);

    const faulty = title.withSet(broken());
    if (!('faults' in faulty)) throw new Error('the broken set is accepted');
    await page.locator('input[type=file]').setInputFiles(asFile(broken()));
    await page.getByText(t('faults.count', { name: 'mine.json', count: faulty.faults.length })).waitFor();
    const listed = page.locator('.faults > li');
    expect(await listed.count()).toBe(faulty.faults.length);
    const [first] = faulty.faults;
    expect(await listed.first().innerText()).toContain(
      gameWords(title, 'en', [])(first?.key ?? '', first?.params as Record<string, string>),
    );
  });

  test(`${title.id}: the components of one kind are shown by themselves`, async ({ stay }) => {
    const { page, go } = await stay();
    await go(`/gallery/${title.id}`);
    const kinds = componentRows(shipped()).map(({ id }) => title.describe.kind(id));
    const cards = page.locator('.component-cards > li');
    for (const kind of new Set(kinds)) {
      await page.locator(`.gallery-filter input[value="${kind}"]`).check();
      await expect.poll(() => cards.count()).toBe(kinds.filter(each => each === kind).length);
    }
  });

  test(`${title.id}: a set that is in order is taken and shown, with a component that we have never seen`, async ({
    visit,
  }) => {
    const { page, go } = await visit();
    await go(`/gallery/${title.id}`);
    const mine: SetFile = { ...shipped(), set: 'mine-1' };
    const list = Object.values(mine).find(value => Array.isArray(value) && value.length > 3) as Row[];
    const row = list.findLast(
      each => each.name && !['home', 'river'].includes(String(each.kind ?? each.type)),
    );
    Object.assign(row ?? {}, { id: 'unheard-of', name: { en: 'Unheard-of', fr: 'Inouï', de: 'Unerhört' } });
    await page.locator('input[type=file]').setInputFiles(asFile(mine));
    await page.getByText('mine-1').first().waitFor();
    const card = page.locator('.component-cards > li', { hasText: 'Unheard-of' });
    await card.waitFor();
    if (PORTRAYED.includes(title.id))
      expect(await card.locator('.portrait svg path').count()).toBeGreaterThan(0);
    await page.reload();
    await page.getByText('mine-1').first().waitFor();
  });
}
