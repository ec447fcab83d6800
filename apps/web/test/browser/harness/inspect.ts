import { expect } from 'vitest';
import { faultsOf } from './axe.ts';
import type { Size, Theme } from './look.ts';
import { outOfReach } from './reach.ts';
import { screensAt } from './screens.ts';
import { test } from './test.ts';

/** Only colours differ between the themes. */
const OTHERS: readonly Theme[] = ['dark', 'contrast'];

/** Every screen at this size, in German, which has the longest words. Colours are the same in all sizes of a screen. */
export function inspectScreens(size: Size): void {
  for (const screen of screensAt(size)) {
    const isColoured = size === 'wide' || screen.sizes !== undefined;
    test(`everything is within the window, and axe finds no fault: ${screen.name}, ${size}`, async ({
      stay,
    }) => {
      const seen = await stay({ size, language: 'de' });
      const { page } = seen;
      await screen.open(seen);
      expect(await outOfReach(page, size)).toEqual([]);
      expect(await faultsOf(page, isColoured ? 'all' : 'all but contrast')).toEqual([]);
      for (const theme of isColoured ? OTHERS : []) {
        await page.evaluate(to => {
          document.documentElement.dataset.theme = to;
        }, theme);
        expect(await faultsOf(page, 'contrast'), theme).toEqual([]);
      }
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'light';
      });
    });
  }
}
