import { expect } from 'vitest';
import { faultsOf } from './harness/axe.ts';
import { SIZES, type Size, type Theme } from './harness/look.ts';
import { screensAt } from './harness/screens.ts';
import { test } from './harness/test.ts';

/** Only colours differ between the themes. */
const OTHERS: readonly Theme[] = ['dark', 'contrast'];

for (const size of Object.keys(SIZES) as Size[])
  for (const screen of screensAt(size))
    test(`axe finds no fault: ${screen.name}, ${size}`, async ({ visit }) => {
      const seen = await visit({ size });
      await screen.open(seen);
      expect(await faultsOf(seen.page)).toEqual([]);
      for (const theme of OTHERS) {
        await seen.page.evaluate(to => {
          document.documentElement.dataset.theme = to;
        }, theme);
        expect(await faultsOf(seen.page, 'color-contrast'), theme).toEqual([]);
      }
    });
