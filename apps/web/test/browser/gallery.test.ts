import { title } from '@thameside/key-to-the-city';
import { expect } from 'vitest';
import { test } from './harness/test.ts';
import { gameWords, t } from './harness/words.ts';

const asFile = (set: unknown) => ({
  name: 'mine.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(set)),
});
interface SetFile {
  set: string;
  tiles: { id: string; kind: string }[];
}
const shipped = () => JSON.parse(title.exportSet()) as SetFile;

test('every tile is shown, and a broken set is refused with all its faults', async ({ visit }) => {
  const { page, go } = await visit();
  await go('/gallery/key-to-the-city');
  const { tiles } = shipped();
  const cards = page.locator('.tile-cards > li');
  await expect.poll(() => cards.count()).toBe(tiles.length);

  const broken = shipped();
  broken.tiles.splice(0, 1);
  const faulty = title.withSet(broken);
  if (!('faults' in faulty)) throw new Error('the broken set is accepted');
  await page.locator('input[type=file]').setInputFiles(asFile(broken));
  await page.getByText(t('faults.count', { name: 'mine.json', count: faulty.faults.length })).waitFor();
  const listed = page.locator('.faults > li');
  expect(await listed.count()).toBe(faulty.faults.length);
  const [first] = faulty.faults;
  expect(await listed.first().innerText()).toContain(
    gameWords('en', [])(first?.key ?? '', first?.params as Record<string, string>),
  );
});

test('a set that is in order is taken and shown', async ({ visit }) => {
  const { page, go } = await visit();
  await go('/gallery/key-to-the-city');
  await page.locator('input[type=file]').setInputFiles(asFile({ ...shipped(), set: 'mine-1' }));
  await page.getByText('mine-1').first().waitFor();
  await page.reload();
  await page.getByText('mine-1').first().waitFor();
});
