import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { expect, inject, test as plain } from 'vitest';
import { BROWSER_FLAGS } from '../../../../../tools/browser.ts';
import { type Look, USUAL } from './look.ts';
import { contextOptions, troublesOf, type Visit, visitIn } from './visit.ts';

const launched = (): Promise<Browser> =>
  chromium.launch({ executablePath: inject('chromium'), args: BROWSER_FLAGS });

/** How things looked when a test failed. */
async function pictured(name: string, visits: readonly Visit[]): Promise<void> {
  for (const [i, { page }] of visits.entries()) {
    if (page.isClosed()) continue;
    const path = join(tmpdir(), `thameside-${name.replaceAll(/\W+/g, '-').slice(0, 60)}-${i}.png`);
    await page.screenshot({ path });
    console.log(`${page.url()} when the test failed: ${path}`);
  }
}

const opened = async (browser: Browser, wanted: Partial<Look>): Promise<Visit> => {
  const look: Look = { ...USUAL, origin: inject('app').origin, ...wanted };
  return visitIn(await browser.newContext(contextOptions(look)), look);
};

/** Tests in a real browser. Each visit is a browser of its own for all the app can tell, and must leave the console silent. */
export const test = plain
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from this pattern what the fixture needs
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launched();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('visit', async ({ browser, task }, { onCleanup }) => {
    const visits: Visit[] = [];
    onCleanup(async () => {
      if (task.result?.errors?.length) await pictured(task.name, visits);
      const troubles = await Promise.all(visits.map(troublesOf));
      await Promise.all(visits.map(({ context }) => context.close()));
      expect(troubles.flat(), 'nothing is complained of').toEqual([]);
    });
    return async (wanted: Partial<Look> = {}): Promise<Visit> => {
      const visit = await opened(browser, wanted);
      visits.push(visit);
      return visit;
    };
  });

/** One visit for many screens, which are looked at and left as they are; after a failure there is a fresh one. */
export function staying(wanted: () => Partial<Look>) {
  let stay: Visit | null = null;
  const leave = async () => {
    await stay?.context.close();
    stay = null;
  };
  return (name: string, look: (visit: Visit) => Promise<void>): void =>
    test(name, async ({ browser, onTestFailed }) => {
      const visit = stay ?? (await opened(browser, wanted()));
      stay = visit;
      onTestFailed(async () => {
        await pictured(name, [visit]);
        await leave();
      });
      await look(visit);
      expect(await troublesOf(visit), 'nothing is complained of').toEqual([]);
    });
}
