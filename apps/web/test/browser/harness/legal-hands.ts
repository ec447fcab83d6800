import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { CountingHands } from '../subjects/subject.ts';
import type { Chance } from './chance.ts';
import { mouse } from './hands.ts';
import type { Drawn } from './spy.ts';
import { isNew, quiet } from './table.ts';

/** As many presses as one thought takes. */
const PRESSES = 6;

/** All that the board and the bar say and offer. */
const shown = (page: Page): Promise<string> =>
  page
    .locator('.table')
    .evaluate(table =>
      [
        table.textContent,
        ...[...table.querySelectorAll('.is-legal, [aria-pressed=true]')].map(each => each.textContent),
        table.querySelectorAll('*').length,
      ].join('\n'),
    );

/** Press what is shown as possible: something must come of it, a newer state or another look of the board. */
async function press(page: Page, target: Locator, drawn: Drawn): Promise<'answered' | 'opened'> {
  await target.hover();
  await quiet(page);
  const before = await shown(page);
  await target.click();
  await quiet(page);
  if (await isNew(page, drawn)) return 'answered';
  expect(await shown(page), `something pressed at ${drawn.k}, and nothing came of it: ${target}`).not.toBe(
    before,
  );
  return 'opened';
}

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
      const targets = page.locator(':is(.table-board, .action-verbs) .is-legal:visible');
      const isOnBoard = chance(3) > 0;
      for (let presses = 0; isOnBoard && presses < PRESSES; presses++) {
        const there = await targets.count();
        if (there === 0) break;
        if ((await press(page, targets.nth(chance(there)), drawn)) === 'answered') {
          count++;
          return;
        }
      }
      await mouse.answer(page, drawn, place);
    },
  };
}
