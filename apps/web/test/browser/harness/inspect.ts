import { expect } from 'vitest';
import { faultsOf } from './axe.ts';
import type { Size, Theme } from './look.ts';
import { outOfReach } from './reach.ts';
import { screensAt } from './screens.ts';
import { test } from './test.ts';

/** Only colours differ between the themes. */
const OTHERS: readonly Theme[] = ['dark', 'contrast'];

/** Every screen at this size, in German, which has the longest words. */
export function inspectScreens(size: Size): void {
  for (const screen of screensAt(size))
    test(`everything is within the window, and axe finds no fault: ${screen.name}, ${size}`, async ({
      stay,
    }) => {
      const seen = await stay({ size, language: 'de' });
      const dress = (theme: Theme) =>
        seen.page.evaluate(to => {
          document.documentElement.dataset.theme = to;
        }, theme);
      await screen.open(seen);
      expect(await outOfReach(seen.page, size)).toEqual([]);
      expect(await faultsOf(seen.page)).toEqual([]);
      for (const theme of OTHERS) {
        await dress(theme);
        expect(await faultsOf(seen.page, 'color-contrast'), theme).toEqual([]);
      }
      await dress('light');
    });
}
