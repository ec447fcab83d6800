import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { CountingHands } from '../subjects/subject.ts';
import type { Chance } from './chance.ts';
import { mouse } from './hands.ts';
import type { Drawn } from './spy.ts';
import { isNew, quiet } from './table.ts';

const TRIES = 4;

/** One of these, if there is any: press it. Whatever opens has opened when this is over. */
async function press(page: Page, targets: Locator, chance: Chance = () => 0): Promise<boolean> {
  const count = await targets.count();
  if (count === 0) return false;
  await targets.nth(chance(count)).click();
  await quiet(page);
  return true;
}

/** A tile, its card, the action in it, and the button that sends it all. */
async function atTile(page: Page, act: string, where: string, chance: Chance): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (!(await press(page, page.locator(`${where} g[data-tile]`), chance))) return false;
    await press(page, page.locator('.card-acts button:not([aria-disabled])').nth(act === 'bid' ? 0 : -1));
    if (await press(page, page.locator('.card-send:not([aria-disabled])'))) return true;
    await press(page, page.locator('.city-card header button'));
  }
  return false;
}

/** Something picked up from a tray, and a place for it. */
async function laid(page: Page, tray: string, target: string, chance: Chance): Promise<boolean> {
  await press(page, page.locator(`${tray}:not([disabled])[aria-pressed=false]`), chance);
  if (!(await press(page, page.locator(target), chance))) return false;
  await press(page, page.locator('.city-borough .city-strip .button-primary'));
  return true;
}

/** What the player wants, on the board itself. False if the board has no such control now. */
async function onBoard(page: Page, { k, answers }: Drawn, place: number, chance: Chance): Promise<boolean> {
  const answer = answers[place] ?? '';
  switch (k) {
    case 'turn':
      if (answer === 'pass') return press(page, page.locator('.pass-button'));
      if (answer === 'sail') {
        await press(page, page.locator('.sail-button'));
        return press(page, page.locator('.berth-button'), chance);
      }
      return atTile(page, answer, answer === 'bid' ? '.city-centre' : '.city-borough', chance);
    case 'berth':
      return press(page, page.locator('.berth-button'), chance);
    case 'tile':
    case 'cell':
    case 'rotation':
      return laid(page, '.tray-tile', '[data-cell]', chance);
    case 'connector':
    case 'side':
      return laid(page, '.tray-connector', '[data-side]', chance);
    default:
      return press(page, page.locator('.choices button:not([aria-disabled]):not([disabled])'), chance);
  }
}

/** The mouse on the board; where the board offers nothing, on the list. Counts the gestures on the board. */
export function boardMouse(chance: Chance): CountingHands {
  let count = 0;
  return {
    ...mouse,
    count: () => count,
    async answer(page, drawn, place) {
      if (await onBoard(page, drawn, place, chance)) {
        count++;
        expect(await isNew(page, drawn), `all was pressed at ${drawn.k}, and nothing came of it`).toBe(true);
      } else await mouse.answer(page, drawn, place);
    },
  };
}
