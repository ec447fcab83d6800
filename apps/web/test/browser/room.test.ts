import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsIn, NONE } from './harness/faults.ts';
import { SIZES as USUAL_SIZES } from './harness/look.ts';
import { addressOf, bot, person } from './harness/match.ts';
import { isTouched, positionsOf, WINDOWS } from './harness/positions.ts';
import { settled } from './harness/screens.ts';
import { prospect } from './harness/table.ts';
import { test } from './harness/test.ts';
import { SUBJECTS } from './subjects/index.ts';

/** Of the pixels of a usual window. */
const LEAST_SHARE = 0.7;
/** In pixels of CSS: under a mouse, and under a finger. */
const BAR = { wide: 56, phone: 64 } as const;

/** What of the window the board has, how high the bar is, and whether the page scrolls. */
const roomIn = (page: Page) =>
  page.evaluate(() => {
    const { width, height } = (document.querySelector('.table-board') as HTMLElement).getBoundingClientRect();
    return {
      share: (width * height) / (innerWidth * innerHeight),
      bar: document.querySelector('.action-row')?.getBoundingClientRect().height ?? 0,
      scrolls: document.documentElement.scrollHeight > innerHeight + 1,
    };
  });

for (const subject of SUBJECTS) {
  const { title } = subject;
  const seats = title.game.seats[1];
  const people = [person('Ann'), ...Array.from({ length: seats - 1 }, (_, i) => bot(`${'BCDEF'[i]}ot`))];

  for (const size of ['wide', 'phone'] as const)
    test(`${title.id}: the board is the screen, and all of it can be read, reached and pressed: ${size}`, async ({
      stay,
    }) => {
      const { page, go } = await stay({ size });
      const windows = WINDOWS.filter(each => isTouched(each) === (size === 'phone'));
      for (const [stage, journal] of Object.entries(positionsOf(subject))) {
        await go(await addressOf(subject, journal, people));
        await prospect(page);
        for (const [width, height] of windows) {
          await page.setViewportSize({ width, height });
          await settled(page);
          const { share, bar, scrolls } = await roomIn(page);
          const where = `${stage} ${width}×${height}`;
          if (stage === 'fullest')
            console.log(`${title.id} ${width}×${height}: ${Math.round(100 * share)} %`);
          expect({ where, bar, scrolls, ...(await faultsIn(page, size === 'phone')) }).toEqual({
            where,
            bar: BAR[size],
            scrolls: false,
            ...NONE,
          });
          if (width === 1440) expect(share).toBeGreaterThan(LEAST_SHARE);
        }
      }
      // what comes up for a while lies over the board and moves nothing
      const before = await roomIn(page);
      await page.locator('.list-toggle').click();
      await page.locator('.answer').first().waitFor();
      expect(await roomIn(page)).toEqual(before);
      await page.locator('.list-toggle').click();
      await page.setViewportSize(USUAL_SIZES[size]);
    });
}
