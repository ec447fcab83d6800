import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { beginAt } from './harness/begin.ts';
import { chance } from './harness/chance.ts';
import { play } from './harness/game.ts';
import { bot, person } from './harness/match.ts';
import { test } from './harness/test.ts';
import { SUBJECTS } from './subjects/index.ts';
import { mine } from './subjects/subject.ts';

/** The sum over a game: as the browser counts, what is moved by transform left out, what follows a press not. */
const MOST = 0.1;
/** So many on the board in the middle of a game; then its end. */
const GESTURES = 10;

declare global {
  interface Window {
    /** How much everything has moved, by what moved. */
    moved: Record<string, number>;
  }
}

/** Runs in the page before anything else. */
const watchMoves = (): void => {
  window.moved = {};
  const told = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    const name = (each: Element | null | undefined) =>
      each?.getAttribute('class')?.split(' ')[0] ?? each?.localName ?? 'gone';
    return `${name(element?.parentElement)} > ${name(element)}`;
  };
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[]) {
      const what = entry.sources.map(({ node }) => told(node)).join(', ');
      window.moved[what] = (window.moved[what] ?? 0) + entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** What has moved since the table was opened, the most first. */
const movesIn = async (page: Page): Promise<[string, number][]> =>
  Object.entries(await page.evaluate(() => window.moved)).sort(([, a], [, b]) => b - a);

for (const subject of SUBJECTS)
  test(`${subject.title.id}: every piece keeps its place over a game`, async ({ visit }) => {
    const there = await visit();
    const { page } = there;
    await page.addInitScript(watchMoves);
    const luck = chance(11);
    const hands = subject.hands(luck);
    const player = subject.player(luck, 3);
    const seats = [person('Ann'), bot('Wren'), bot('Pepys')];
    let sum = 0;
    const count = async () => {
      const moves = await movesIn(page);
      for (const [what, value] of moves) {
        sum += value;
        console.log(`${subject.title.id} ${value.toFixed(4)} ${what}`);
      }
    };
    await beginAt(there, subject, seats, mine(subject.turn));
    await page.evaluate(() => {
      window.moved = {};
    });
    await play({ page, player, hands, stopAt: () => hands.count() >= GESTURES });
    await count();
    await beginAt(there, subject, seats);
    await page.evaluate(() => {
      window.moved = {};
    });
    await play({ page, player, hands });
    await count();
    expect(sum).toBeLessThan(MOST);
  });
