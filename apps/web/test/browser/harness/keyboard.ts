import type { Page } from 'playwright-core';
import { DANGER, FOLD, type Hands } from './hands.ts';
import { quiet } from './table.ts';

/** Go on with Tab until the focus is on what is looked for. */
export async function tabTo(page: Page, selector: string, limit = 150): Promise<void> {
  const isThere = () => page.evaluate(wanted => document.activeElement?.matches(wanted) === true, selector);
  for (let i = 0; i <= limit; i++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached by Tab`);
}

/** Whether the focus can be seen: something about the element differs from how it looks without. */
export const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement || focused instanceof SVGElement)) return false;
    const look = () => {
      const { outlineStyle, outlineColor, boxShadow, borderColor, stroke, filter } =
        getComputedStyle(focused);
      return [outlineStyle, outlineColor, boxShadow, borderColor, stroke, filter].join();
    };
    const seen = look();
    focused.blur();
    const unseen = look();
    focused.focus();
    return seen !== unseen;
  });

const DIGITS = 9;

/** The answer through the list: into it, along it, and Enter. */
async function fromList(page: Page, place: number): Promise<void> {
  const isOpen = () => page.evaluate(() => document.querySelector('.answers')?.checkVisibility() === true);
  if (!(await isOpen())) {
    await tabTo(page, FOLD);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, '.answer');
  await page.keyboard.press('Home');
  for (let i = 0; i < place; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function enterAt(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
  await quiet(page);
}

/** The keyboard alone. By turns a digit and the way through the list, as far as the digits reach. */
export function keyboard(): Hands {
  let turn = 0;
  return {
    async answer(page, _, place) {
      const isShort = place < DIGITS && turn++ % 4 !== 0;
      if (isShort) await page.keyboard.press(String(place + 1));
      else await fromList(page, place);
      await quiet(page);
    },
    endTurn: page => enterAt(page, '.end-turn'),
    handOver: page => enterAt(page, '.hand-over'),
    confirm: page => enterAt(page, DANGER),
    liftCurtain: page => enterAt(page, '.curtain-card .button-primary'),
  };
}
