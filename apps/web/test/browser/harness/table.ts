import type { Locator, Page } from 'playwright-core';
import type { Drawn } from './spy.ts';
import { t } from './words.ts';

/** What somebody before a table can do now. */
export type Prospect =
  | { readonly what: 'answer' | 'end-turn' | 'hand-over' | 'over'; readonly drawn: Drawn }
  | { readonly what: 'curtain' };

/** Wait until there is something to do here, later than the version that has been dealt with. */
export async function prospect(page: Page, after = -1): Promise<Prospect> {
  const found = await page.waitForFunction(
    (dealtWith: number): string | null => {
      const curtain = document.querySelector('.curtain-card button.button-primary');
      if (window.pending > 0) return null;
      if (curtain) return JSON.stringify({ what: 'curtain' });
      if (window.drawn === '') return null;
      const drawn = JSON.parse(window.drawn) as Drawn;
      if (!location.hash.endsWith(drawn.table) || drawn.version <= dealtWith) return null;
      if (document.querySelector('.action-bar') === null) return null;
      const canHandOver = document.querySelector('.hand-over') !== null;
      const what =
        (drawn.over && 'over') ||
        (drawn.k !== null && 'answer') ||
        (drawn.canEnd && 'end-turn') ||
        (canHandOver && 'hand-over');
      return what ? JSON.stringify({ what, drawn }) : null;
    },
    after,
    { timeout: 20_000, polling: 20 },
  );
  return JSON.parse((await found.jsonValue()) ?? '') as Prospect;
}

export const answerList = (page: Page): Locator => page.getByRole('list', { name: t('table.answers') });

/** The button of the answer at this place. */
export const answerButton = (page: Page, place: number): Locator =>
  answerList(page).getByRole('button', { disabled: false }).nth(place);

/** Wait until the host has answered, and something has come of it: another question, or one that is asked back. */
export const isNewer = (page: Page, version: number): Promise<unknown> =>
  page.waitForFunction(
    (old: number) => {
      const { drawn, pending } = window;
      if (document.querySelector('dialog[open] .button-danger, .curtain')) return true;
      return pending === 0 && drawn !== '' && JSON.parse(drawn).version > old;
    },
    version,
    { polling: 20 },
  );
