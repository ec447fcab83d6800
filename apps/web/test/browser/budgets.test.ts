import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject } from 'vitest';
import { crowding } from './harness/crowding.ts';
import { test } from './harness/test.ts';
import { whenUsable } from './harness/usable.ts';

const KILOBYTES = 150;
const MILLISECONDS = 1000;
const SLOWED = 4;
const FEWEST = 5;
const MOST = 11;
/** However crowded the machine is: at most this factor is put down to others. */
const FORGIVEN = 1.5;

const usual = (tries: readonly { readonly own: number }[]): number =>
  tries.map(({ own }) => own).sort((a, b) => a - b)[Math.floor(tries.length / 2)] ?? 0;

test(`the front page fetches at most ${KILOBYTES} KB of script`, async ({ visit }) => {
  const { go, page } = await visit();
  const fetched = new Set<string>();
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) fetched.add(pathname);
  });
  await go('/');
  await page.locator('a[href="#/new/solo"]').waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    [...fetched].map(async path => ({
      path,
      bytes: gzipSync(await readFile(join(inject('app').folder, path)), { level: 9 }).length,
    })),
  );
  const isWorker = (path: string) => path.includes('worker-');
  const sum = (of: typeof sizes) => of.reduce((all, { bytes }) => all + bytes, 0) / 1024;
  const ofPage = sum(sizes.filter(({ path }) => !isWorker(path)));
  const ofWorker = sum(sizes.filter(({ path }) => isWorker(path)));
  console.log(
    `initial script: ${ofPage.toFixed(1)} KB compressed, and ${ofWorker.toFixed(1)} KB in the worker`,
  );
  expect(fetched.size).toBeGreaterThan(1);
  expect(ofPage + ofWorker).toBeLessThanOrEqual(KILOBYTES);
});

test(`usable within ${MILLISECONDS} ms on a processor slowed ${SLOWED} times`, async ({ visit }) => {
  const tries: { readonly measured: number; readonly own: number }[] = [];
  // on a quiet machine the first few tell it; on a busy one it takes more of them
  while (tries.length < FEWEST || (tries.length < MOST && usual(tries) > MILLISECONDS)) {
    const { go, page, context } = await visit({ keepsApp: true });
    await page.addInitScript(whenUsable, 'a[href="#/new/solo"], a[href="#/new/shared"]');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const before = crowding();
    await go('/');
    await page.waitForFunction(() => window.usableAt > 0);
    const measured = await page.evaluate(() => window.usableAt);
    tries.push({ measured, own: measured / Math.min(before, crowding(), FORGIVEN) });
    await context.close();
  }
  const told = tries.map(({ measured, own }) => `${Math.round(measured)} (${Math.round(own)})`).join(', ');
  console.log(`usable after ${told} ms; in brackets without what other programs took`);
  expect(usual(tries)).toBeLessThanOrEqual(MILLISECONDS);
});
