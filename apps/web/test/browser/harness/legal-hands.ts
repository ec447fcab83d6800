import type { Page } from 'playwright-core';
import type { CountingHands } from '../subjects/subject.ts';
import type { Chance } from './chance.ts';
import { mouse } from './hands.ts';

/** As many presses as one thought takes. */
const PRESSES = 6;
const PATIENCE = 3000;

/** Whatever was pressed has been asked and answered: a board may ask what would follow before it answers. */
const quiet = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let calm = 0; calm < 3; ) {
      await new Promise(done => requestAnimationFrame(() => setTimeout(done, 20)));
      calm = window.pending === 0 ? calm + 1 : 0;
    }
  });

/**
 * The mouse on whatever the board shows as possible, until something has come of it; on the list where the board shows
 * nothing, and now and then anyway, so that the player's own wishes count. Counts the gestures on the board.
 */
export function legalMouse(chance: Chance): CountingHands {
  let count = 0;
  return {
    ...mouse,
    count: () => count,
    async answer(page, drawn, place) {
      const targets = page.locator('.table-board .is-legal:visible');
      const isNew = () =>
        page.evaluate(old => window.pending === 0 && JSON.parse(window.drawn).version > old, drawn.version);
      const isOnBoard = chance(3) > 0;
      for (let press = 0; isOnBoard && press < PRESSES; press++) {
        const there = await targets.count();
        if (there === 0) break;
        const isPressed = await targets
          .nth(chance(there))
          .click({ timeout: PATIENCE })
          .then(() => true)
          .catch(() => false); // drawn anew in this very moment
        await quiet(page);
        if (
          isPressed &&
          ((await isNew()) || (await page.locator('dialog[open] .button-danger').isVisible()))
        ) {
          count++;
          return;
        }
      }
      if (await isNew()) return;
      await mouse.answer(page, drawn, place).catch(async (error: Error) => {
        if (!(await isNew())) throw error; // what was pressed on the board has come through meanwhile
      });
    },
  };
}
