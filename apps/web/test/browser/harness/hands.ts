import type { Page } from 'playwright-core';
import type { Drawn } from './spy.ts';
import { answerButton, answerList, quiet } from './table.ts';

/** A way to do what a player wants: with the mouse, or with the keyboard alone. Whatever comes of it has come when it is over. */
export interface Hands {
  answer(page: Page, drawn: Drawn, place: number): Promise<void>;
  endTurn(page: Page): Promise<void>;
  /** Give the screen to whoever is next. */
  handOver(page: Page): Promise<void>;
  confirm(page: Page): Promise<void>;
  liftCurtain(page: Page): Promise<void>;
}

/** Where the board has controls of its own the list is folded. */
export const FOLD = '.list-toggle[aria-expanded=false]';
export async function unfold(page: Page): Promise<void> {
  if (await page.locator('.answers').isVisible()) return;
  await page.locator(FOLD).click();
  await answerList(page).waitFor();
}

/** The button with which something that was asked back is done all the same. */
export const DANGER = 'dialog[open] .button-danger';

/** Has something been asked back? */
export const isAskedBack = (page: Page): Promise<boolean> => page.locator(DANGER).isVisible();

/** Point at nothing: what was pointed at has had its say, and lies over nothing any more. */
async function pointAway(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.locator('.bubble:popover-open').waitFor({ state: 'hidden' });
}

/** Press a button that is always there for it. */
export async function click(page: Page, selector: string): Promise<void> {
  await pointAway(page);
  await page.locator(selector).first().click();
  await quiet(page);
}

export const mouse: Hands = {
  async answer(page, _, place) {
    await pointAway(page);
    await unfold(page);
    await answerButton(page, place).click();
    await quiet(page);
  },
  endTurn: page => click(page, '.end-turn'),
  handOver: page => click(page, '.hand-over'),
  confirm: page => click(page, DANGER),
  async liftCurtain(page) {
    await click(page, '.curtain-card button');
    await page.locator('.curtain').waitFor({ state: 'detached' });
  },
};
