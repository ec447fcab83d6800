import type { Page } from 'playwright-core';
import type { Drawn } from './spy.ts';
import { answerButton, answerList, isNewer } from './table.ts';
import { t } from './words.ts';

/** A way to do what a player wants: with the mouse, or with the keyboard alone. */
export interface Hands {
  answer(page: Page, drawn: Drawn, place: number): Promise<void>;
  endTurn(page: Page): Promise<void>;
  /** Give the screen to whoever is next. */
  handOver(page: Page): Promise<void>;
  confirm(page: Page): Promise<void>;
  liftCurtain(page: Page): Promise<void>;
}

/** Where the board has controls of its own the list is folded. */
export const FOLD = '.action-bar button[aria-expanded=false]';
export async function unfold(page: Page): Promise<void> {
  if (await answerList(page).isVisible()) return;
  await page.locator(FOLD).click();
  await answerList(page).waitFor();
}

const dangerous = (page: Page) => page.getByRole('button', { name: t('table.danger.do') });
const endTurn = (page: Page) => page.getByRole('button', { name: t('table.end-turn') });
const curtainButton = (page: Page) => page.locator('.curtain-card').getByRole('button').first();

/** Has something been asked back? */
export const isAskedBack = (page: Page): Promise<boolean> => dangerous(page).isVisible();

export const mouse: Hands = {
  async answer(page, { version }, place) {
    await page.mouse.move(2, 2); // whatever was pointed at has had its say
    await page.locator('.bubble:popover-open').waitFor({ state: 'hidden' });
    await unfold(page);
    await answerButton(page, place).click();
    await isNewer(page, version);
  },
  endTurn: page => endTurn(page).click(),
  async handOver(page) {
    // the curtain may fall by itself in this very moment
    const isFallen = await page
      .locator('.hand-over')
      .click({ timeout: 2000 })
      .then(() => false)
      .catch(() => true);
    await page.locator('.curtain').waitFor({ timeout: isFallen ? 1000 : 10_000 });
  },
  confirm: page => dangerous(page).click(),
  async liftCurtain(page) {
    await curtainButton(page).click();
    await page.locator('.curtain').waitFor({ state: 'detached' });
  },
};
