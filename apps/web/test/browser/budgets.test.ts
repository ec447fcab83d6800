import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject } from 'vitest';
import { test } from './harness/test.ts';
import { whenUsable } from './harness/usable.ts';

const KILOBYTES = 150;
const MILLISECONDS = 1000;
const SLOWED = 4;

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
  const times: number[] = [];
  for (const _ of [1, 2, 3]) {
    const { go, page, context } = await visit({ keepsApp: true });
    await page.addInitScript(whenUsable, 'a[href="#/new/solo"], a[href="#/new/shared"]');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await go('/');
    await page.waitForFunction(() => window.usableAt > 0);
    times.push(await page.evaluate(() => window.usableAt));
    await context.close();
  }
  const best = Math.min(...times);
  console.log(`usable after ${times.map(Math.round).join(', ')} ms; the best counts`);
  // the machine may be busy with other things: the best of three says what the app itself needs
  expect(best).toBeLessThanOrEqual(MILLISECONDS);
});
