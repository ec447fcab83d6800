import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CDPSession } from 'playwright-core';
import { expect, inject } from 'vitest';
import { test } from './harness/test.ts';
import { whenUsable } from './harness/usable.ts';

const KILOBYTES = 150;
const TRIES = 3;
/** What the page may do until its doors can be pressed: so many times a piece of work measured beside it. It is about 4. */
const WORK = 7;
const REQUESTS = 16;
const LAYOUTS = 9;

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

/** What the main thread of the page has done so far; seconds are its own processor time, whoever else wants the processor. */
async function doneBy(session: CDPSession): Promise<{ seconds: number; layouts: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { seconds: of('TaskDuration'), layouts: of('LayoutCount') };
}

/** A piece of work like a page's: a thousand paragraphs made, styled and laid out. */
const pieceOfWork = (): number => {
  const box = document.createElement('div');
  for (let i = 0; i < 1000; i++) {
    const line = document.createElement('p');
    line.textContent = `${i} ${'word '.repeat(i % 17)}`;
    line.className = i % 2 === 0 ? 'soft' : 'eyebrow';
    box.append(line);
  }
  document.body.append(box);
  const { height } = box.getBoundingClientRect();
  box.remove();
  return height;
};

const median = (xs: readonly number[]): number => xs.toSorted((a, b) => a - b)[xs.length >> 1] ?? Number.NaN;

test('the front page is usable after little work, few requests and few layouts', async ({ visit }) => {
  const tries: { ratio: number; requests: number; layouts: number; milliseconds: number }[] = [];
  for (let i = 0; i < TRIES; i++) {
    const { go, page, context } = await visit({ keepsApp: true });
    await page.addInitScript(whenUsable, 'a[href="#/new/solo"], a[href="#/new/shared"]');
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await go('/');
    await page.waitForFunction(() => window.usable !== null);
    const usable = await page.evaluate(() => window.usable);
    const done = await doneBy(session);
    await page.evaluate(pieceOfWork);
    const { seconds } = await doneBy(session);
    tries.push({
      ratio: done.seconds / (seconds - done.seconds),
      requests: usable?.requests ?? Number.NaN,
      layouts: done.layouts,
      milliseconds: usable?.at ?? Number.NaN,
    });
    await context.close();
  }
  const [ratio, requests, layouts, milliseconds] = (
    ['ratio', 'requests', 'layouts', 'milliseconds'] as const
  ).map(of => median(tries.map(each => each[of]))) as [number, number, number, number];
  console.log(
    `usable after ${requests} requests, ${layouts} layouts and ${ratio.toFixed(2)} pieces of work; ${Math.round(milliseconds)} ms here and now`,
  );
  expect(ratio).toBeLessThanOrEqual(WORK);
  expect(requests).toBeLessThanOrEqual(REQUESTS);
  expect(layouts).toBeLessThanOrEqual(LAYOUTS);
});
