import type { Locator, Page } from 'playwright-core';
import type { Drawn } from './spy.ts';
import { t } from './words.ts';

/** What somebody before a table can do now. */
export type Prospect =
  | { readonly what: 'answer' | 'end-turn' | 'hand-over' | 'over'; readonly drawn: Drawn }
  | { readonly what: 'curtain' };

/**
 * Wait until there is something to do here, later than the version that has been dealt with, and the bots have nothing to do:
 * from then on nothing happens but by our hands.
 */
export async function prospect(page: Page, after = -1): Promise<Prospect> {
  const found = await page.waitForFunction(
    (dealtWith: number): string | null => {
      if (window.pending > 0) return null;
      if (document.querySelector('.curtain-card button.button-primary'))
        return JSON.stringify({ what: 'curtain' });
      if (window.drawn === '') return null;
      const drawn = JSON.parse(window.drawn) as Drawn;
      if (!location.hash.endsWith(drawn.table) || drawn.version <= dealtWith || drawn.isBusy) return null;
      if (!document.querySelector('.action-bar') || document.querySelector('.table-board[aria-busy=true]'))
        return null;
      const canHandOver = document.querySelector('.hand-over') !== null;
      const what =
        (drawn.over && 'over') ||
        (drawn.k !== null && 'answer') ||
        (drawn.canEnd && 'end-turn') ||
        (canHandOver && 'hand-over');
      return what ? JSON.stringify({ what, drawn }) : null;
    },
    after,
    { polling: 20 },
  );
  return JSON.parse((await found.jsonValue()) ?? '') as Prospect;
}

/** Wait until whatever was pressed has been asked, answered and drawn: a board may ask what would follow before it answers. */
export const quiet = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let calm = 0; calm < 2; ) {
      await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
      calm = window.pending === 0 ? calm + 1 : 0;
    }
  });

/** Whether something has come of it: a newer state, the curtain, or a question whether it is really meant. */
export const isNew = (page: Page, { version }: Drawn): Promise<boolean> =>
  page.evaluate(
    old =>
      document.querySelector('dialog[open] .button-danger, .curtain') !== null ||
      JSON.parse(window.drawn).version > old,
    version,
  );

export const answerList = (page: Page): Locator => page.getByRole('list', { name: t('table.answers') });

/** The button of the answer at this place. */
export const answerButton = (page: Page, place: number): Locator =>
  page.locator('.answers .answer:not([aria-disabled])').nth(place);
