import type { Page } from 'playwright-core';
import { type Hands, isAskedBack } from './hands.ts';
import type { Player } from './player.ts';
import type { Drawn } from './spy.ts';
import { quiet } from './table.ts';

interface Look {
  readonly what: 'answer' | 'end-turn' | 'over' | 'wait';
  readonly drawn: Drawn;
}

/** What somebody can do at a table online, where the others act whenever they like. */
const lookAt = (page: Page): Promise<Look | null> =>
  page.evaluate(() => {
    if (window.pending > 0 || window.drawn === '') return null;
    const drawn = JSON.parse(window.drawn) as Drawn;
    if (!location.hash.endsWith(drawn.table) || drawn.isBusy) return null;
    if (!document.querySelector('.action-bar') || document.querySelector('.table-board[aria-busy=true]'))
      return null;
    const what = drawn.over ? 'over' : drawn.k !== null ? 'answer' : drawn.canEnd ? 'end-turn' : 'wait';
    return { what, drawn };
  });

/** Each plays whenever asked, until the game is over for all, or until a test has seen enough. */
export async function playOn(
  pages: readonly Page[],
  player: Player,
  hands: Hands,
  isEnough: (steps: number) => boolean = () => false,
): Promise<void> {
  let steps = 0;
  for (const limit = 3000; steps < limit; ) {
    const looks = await Promise.all(pages.map(lookAt));
    if (looks.every(look => look?.what === 'over')) return;
    for (const [i, look] of looks.entries()) {
      const page = pages[i];
      if (!page || !look || look.what === 'over' || look.what === 'wait') continue;
      steps++;
      if (isEnough(steps)) return;
      if (look.what === 'end-turn') await hands.endTurn(page);
      else await hands.answer(page, look.drawn, player(look.drawn));
      if (await isAskedBack(page)) await hands.confirm(page);
      await quiet(page);
      break; // what the others see may be another thing now
    }
    await new Promise(done => setTimeout(done, 15));
  }
  throw new Error(`the game has not ended after ${steps} steps`);
}
