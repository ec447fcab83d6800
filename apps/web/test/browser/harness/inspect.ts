import { expect } from 'vitest';
import { contrastFaultsOf, faultsOf } from './axe.ts';
import type { Size, Theme } from './look.ts';
import { outOfReach } from './reach.ts';
import { screensAt } from './screens.ts';
import { test } from './test.ts';

/** Only colours differ between the themes. */
const THEMES: readonly Theme[] = ['dark', 'contrast', 'light'];

/** Of the hundreds of cards in a gallery, which are of few kinds, axe sees one in five. */
const SAME = '.component-cards > li:not(:nth-child(5n + 1))';

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
      await page.evaluate(same => {
        for (const card of document.querySelectorAll(same)) card.remove();
      }, SAME);
      expect(await faultsOf(page, { contrast: false })).toEqual([]);
      for (const theme of isColoured ? THEMES : []) {
        await page.evaluate(to => {
          document.documentElement.dataset.theme = to;
        }, theme);
        expect(await contrastFaultsOf(page), theme).toEqual([]);
      }
    });
  }
}
