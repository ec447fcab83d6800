import type { Page } from 'playwright-core';
import { SIZES, type Size } from './look.ts';

/** Everything that can be pressed and is cut off by the sides of the window, unless it can be scrolled to. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean => {
      for (let up = element.parentElement; up; up = up.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth)
          return true;
      return false;
    };
    return [...document.querySelectorAll('button, a[href], input, select, textarea, [role=button]')].flatMap(
      each => {
        const { left, right, width, height } = each.getBoundingClientRect();
        const isSeen =
          width > 1 &&
          height > 1 &&
          each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        const isOut = left < -1 || right > innerWidth + 1;
        return isSeen && isOut && !scrolls(each) ? [`${each.outerHTML.slice(0, 120)} ${left}–${right}`] : [];
      },
    );
  });

/** What is meant to be moved sideways: wide tables, rows of choices, the river. */
const WIDE = '.scroll-x, .choice-row, .city-river, .city-strip, textarea, pre';

/** Panes that should scroll up and down alone, but are too narrow for what is in them. */
const tooNarrow = (page: Page): Promise<string[]> =>
  page.evaluate(
    wide =>
      [...document.querySelectorAll('body *')].flatMap(each => {
        const isPane =
          ['auto', 'scroll'].includes(getComputedStyle(each).overflowX) && each.checkVisibility();
        const by = each.scrollWidth - each.clientWidth;
        return isPane && by > 1 && !each.closest(wide) ? [`${each.className} by ${by} pixels`] : [];
      }),
    WIDE,
  );

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const down = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);

/** What of the page is out of the window, or out of reach. */
export async function outOfReach(page: Page, size: Size): Promise<string[]> {
  const by = await sideways(page);
  const found = [
    ...(by > 0 ? [`the page scrolls sideways by ${by} pixels`] : []),
    ...(await cutOff(page)),
    ...(await tooNarrow(page)),
  ];
  const bar = page.locator('.table-action');
  if ((await bar.count()) === 0) return found;
  // at the table the page itself does not scroll, and the answers are always in reach
  if ((await down(page)) > 0) found.push('the table is higher than the window');
  const box = await bar.boundingBox();
  if (!box || box.y + box.height > SIZES[size].height + 1) found.push('the action bar is out of the window');
  return found;
}
