import { expect } from 'vitest';
import { rowsOf } from '../../src/screens/gallery/rows.ts';
import { test } from './harness/test.ts';
import { gameWords, t } from './harness/words.ts';
import { SUBJECTS } from './subjects/index.ts';

const asFile = (set: unknown) => ({
  name: 'mine.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(set)),
});
/** Whatever a set is made of, its lists of components are lists. */
type SetFile = Record<string, unknown>;

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
    visit,
  }) => {
    const { page, go } = await visit();
    await go(`/gallery/${title.id}`);
    const cards = page.locator('.tile-cards > li');
    await expect.poll(() => cards.count()).toBe(rowsOf(shipped()).length);

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

  test(`${title.id}: a set that is in order is taken and shown`, async ({ visit }) => {
    const { page, go } = await visit();
    await go(`/gallery/${title.id}`);
    await page.locator('input[type=file]').setInputFiles(asFile({ ...shipped(), set: 'mine-1' }));
    await page.getByText('mine-1').first().waitFor();
    await page.reload();
    await page.getByText('mine-1').first().waitFor();
  });
}
