import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { SIZES as USUAL_SIZES } from './harness/look.ts';
import { addressOf, bot, momentOf, person } from './harness/match.ts';
import { settled } from './harness/screens.ts';
import { prospect } from './harness/table.ts';
import { test } from './harness/test.ts';
import { SUBJECTS } from './subjects/index.ts';
import { mine } from './subjects/subject.ts';

/** Windows under a mouse and under a finger. */
const SIZES = {
  wide: [
    [1280, 720],
    [1366, 650],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
    [1024, 768],
    [390, 844],
  ],
  phone: [
    [1024, 768],
    [820, 1180],
    [390, 844],
    [360, 640],
    [844, 390],
    [1440, 900],
  ],
} as const;
/** Of the pixels of a usual window. */
const LEAST_SHARE = 0.7;
/** In pixels of CSS: under a mouse, and under a finger. */
const BAR = { wide: 56, phone: 64 } as const;

/** What of the window the board has, and what stands beyond its edges or has to be scrolled to. */
const roomIn = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector('.table-board') as HTMLElement;
    const { left, top, right, bottom, width, height } = board.getBoundingClientRect();
    const cut = [...board.querySelectorAll('.city-centre [data-tile] .tile-ring')].filter(tile => {
      const at = tile.getBoundingClientRect();
      const isOut = at.left < left - 1 || at.top < top - 1 || at.right > right + 1 || at.bottom > bottom + 1;
      return tile.checkVisibility() && isOut;
    });
    return {
      share: (width * height) / (innerWidth * innerHeight),
      bar: document.querySelector('.action-row')?.getBoundingClientRect().height ?? 0,
      scrolls: document.documentElement.scrollHeight > innerHeight + 1,
      cut: cut.length,
    };
  });

for (const { title, ...rest } of SUBJECTS) {
  const subject = { title, ...rest };
  const seats = title.game.seats[1];
  const people = [person('Ann'), ...Array.from({ length: seats - 1 }, (_, i) => bot(`Bot ${i + 1}`))];

  for (const size of ['wide', 'phone'] as const)
    test(`${title.id}: the board is the screen, whatever the screen is: ${size}`, async ({ stay }) => {
      const { page, go } = await stay({ size });
      const { journal } = momentOf(subject, seats, 'room', mine(subject.turn));
      await go(await addressOf(subject, journal, people));
      await prospect(page);
      for (const [width, height] of SIZES[size]) {
        await page.setViewportSize({ width, height });
        await settled(page);
        const { share, bar, scrolls, cut } = await roomIn(page);
        if (size === 'wide') console.log(`${title.id} ${width}×${height}: ${Math.round(100 * share)} %`);
        expect({ width, height, bar, scrolls, cut }).toEqual({
          width,
          height,
          bar: BAR[size],
          scrolls: false,
          cut: 0,
        });
        if (width === 1440) expect(share).toBeGreaterThan(LEAST_SHARE);
      }
      // what comes up for a while lies over the board and moves nothing
      await page.setViewportSize({ width: 1440, height: 900 });
      await settled(page);
      const before = await roomIn(page);
      await page.locator('.list-toggle').click();
      await page.locator('.answer').first().waitFor();
      expect(await roomIn(page)).toEqual(before);
      await page.locator('.list-toggle').click();
      await page.setViewportSize(USUAL_SIZES[size]);
    });
}
