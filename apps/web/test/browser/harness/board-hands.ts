import type { Locator, Page } from 'playwright-core';
import type { CountingHands } from '../subjects/subject.ts';
import type { Chance } from './chance.ts';
import { mouse } from './hands.ts';
import type { Drawn } from './spy.ts';
import { isNewer } from './table.ts';

const TRIES = 4;
const PATIENCE = 4000;

async function some(all: Locator, chance: Chance): Promise<Locator | null> {
  const count = await all.count();
  return count === 0 ? null : all.nth(chance(count));
}

/** Is it there? Then press it. */
async function press(target: Locator | null): Promise<boolean> {
  if (!target || (await target.count()) === 0) return false;
  await target.click({ timeout: PATIENCE });
  return true;
}

/** A tile, its card, the action in it, and the button that sends it all. */
async function atTile(page: Page, act: string, where: string, chance: Chance): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const tile = await some(page.locator(`${where} g[data-tile]`), chance);
    if (!(await press(tile))) return false;
    const acts = page.locator('.card-acts');
    if ((await acts.count()) > 0) {
      const wanted = acts.getByRole('button', { disabled: false }).nth(act === 'bid' ? 0 : -1);
      if ((await wanted.count()) > 0) await wanted.click();
    }
    if (await press(page.locator('.card-send:not([aria-disabled])'))) return true;
    await page.locator('.city-card header button').click();
  }
  return false;
}

/** Something picked up from a tray, and a place for it. */
async function laid(page: Page, tray: string, target: string, chance: Chance): Promise<boolean> {
  await press(await some(page.locator(`${tray}:not([disabled])[aria-pressed=false]`), chance));
  if (!(await press(await some(page.locator(target), chance)))) return false;
  await press(page.locator('.city-borough .city-strip .button-primary'));
  return true;
}

/** What the player wants, on the board itself. False if the board has no such control now. */
async function onBoard(page: Page, { k, answers }: Drawn, place: number, chance: Chance): Promise<boolean> {
  const answer = answers[place] ?? '';
  switch (k) {
    case 'turn':
      if (answer === 'pass') return press(page.locator('.pass-button'));
      if (answer === 'sail') {
        await page.locator('.sail-button').click();
        return press(await some(page.locator('.berth-button'), chance));
      }
      return atTile(page, answer, answer === 'bid' ? '.city-centre' : '.city-borough', chance);
    case 'berth':
      return press(await some(page.locator('.berth-button'), chance));
    case 'tile':
    case 'cell':
    case 'rotation':
      return laid(page, '.tray-tile', '[data-cell]', chance);
    case 'connector':
    case 'side':
      return laid(page, '.tray-connector', '[data-side]', chance);
    default:
      return press(await some(page.locator('.choices').getByRole('button', { disabled: false }), chance));
  }
}

/** The mouse on the board; where the board offers nothing, on the list. Counts the gestures on the board. */
export function boardMouse(chance: Chance): CountingHands {
  let count = 0;
  return {
    ...mouse,
    count: () => count,
    async answer(page, drawn, place) {
      const isDone = await onBoard(page, drawn, place, chance).catch((error: Error) => {
        if (error.name !== 'TimeoutError') throw error;
        return null; // a bot did something meanwhile, and what was there a moment ago is drawn anew
      });
      if (isDone) count++;
      if (isDone === false) await mouse.answer(page, drawn, place);
      else await isNewer(page, drawn.version);
    },
  };
}
