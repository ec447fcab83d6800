import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { expect, inject, test as plain } from 'vitest';
import { BROWSER_FLAGS } from '../../../../../tools/browser.ts';
import { type Look, USUAL } from './look.ts';
import { unveil, veil } from './veil.ts';
import { contextOptions, troublesOf, type Visit, visitIn } from './visit.ts';

/** How things looked when a test failed. */
async function pictured(name: string, visits: readonly Visit[]): Promise<void> {
  for (const [i, { page }] of visits.entries()) {
    if (page.isClosed()) continue;
    await unveil(page);
    const path = join(tmpdir(), `thameside-${name.replaceAll(/\W+/g, '-').slice(0, 60)}-${i}.png`);
    await page.screenshot({ path });
    console.log(`${page.url()} when the test failed: ${path}`);
  }
}

async function opened(browser: Browser, look: Look): Promise<Visit> {
  const context = await browser.newContext(contextOptions(look));
  await context.addInitScript(veil);
  return visitIn(context, look);
}

const lookOf = (wanted: Partial<Look>): Look => ({ ...USUAL, origin: inject('app').origin, ...wanted });

const seedOf = (name: string): number => [...name].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) | 0, 7);

/** Tests in a real browser, which must leave the console silent. */
export const test = plain
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from this pattern what the fixture needs
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await chromium.launch({ executablePath: inject('chromium'), args: BROWSER_FLAGS });
    onCleanup(() => browser.close());
    return browser;
  })
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from this pattern what the fixture needs
  .extend('kept', { scope: 'worker' }, async ({}) => new Map<string, Visit>())
  /** A browser of its own, for all the app can tell: nothing is kept in it yet, and nothing loaded. */
  .extend('visit', async ({ browser, task }, { onCleanup }) => {
    const visits: Visit[] = [];
    onCleanup(async () => {
      if (task.result?.errors?.length) await pictured(task.name, visits);
      const troubles = await Promise.all(visits.map(troublesOf));
      await Promise.all(visits.map(({ context }) => context.close()));
      expect(troubles.flat(), 'nothing is complained of').toEqual([]);
    });
    return async (wanted: Partial<Look> = {}): Promise<Visit> => {
      const visit = await opened(browser, lookOf(wanted));
      visits.push(visit);
      return visit;
    };
  })
  /**
   * A page in which other tests have been before: one screen more costs a sixth of a fresh browser. Tables of theirs may be kept
   * in it, so it is not for tests that look for their own in a list, nor for those that change settings.
   */
  .extend('stay', async ({ browser, kept, task }, { onCleanup }) => {
    const stays = new Map<string, Visit>();
    onCleanup(async () => {
      const visits = [...stays.values()];
      const troubles = (await Promise.all(visits.map(troublesOf))).flat();
      if (troubles.length > 0 || task.result?.errors?.length) {
        await pictured(task.name, visits);
        for (const [look, { context }] of stays) {
          kept.delete(look);
          await context.close();
        }
      }
      expect(troubles, 'nothing is complained of').toEqual([]);
    });
    return async (wanted: Partial<Look> = {}): Promise<Visit> => {
      const look = lookOf(wanted);
      const key = JSON.stringify(look);
      const seed = seedOf(task.name);
      const known = kept.get(key);
      const visit = known ?? (await opened(browser, { ...look, seed }));
      kept.set(key, visit);
      stays.set(key, visit);
      if (known) await visit.anew(seed);
      return visit;
    };
  });
