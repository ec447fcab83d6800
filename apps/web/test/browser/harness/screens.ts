import { submit } from '@thameside/kernel';
import type { SeatSpec } from '@thameside/protocol';
import type { Page } from 'playwright-core';
import { game, type Moment, moments } from '../../city-games.ts';
import { beginLesson } from './learner.ts';
import type { Size } from './look.ts';
import { addressOf, bot, momentOf, person } from './match.ts';
import { prospect } from './table.ts';
import type { Visit } from './visit.ts';

/** One of the main screens: how to get there, and what happens there before anybody looks. */
export interface Screen {
  readonly name: string;
  /** Where it is a screen of its own; elsewhere it is part of another one. */
  readonly sizes?: readonly Size[];
  open(visit: Visit): Promise<void>;
}

/** Nothing is still being fetched or drawn. */
export async function settled(page: Page): Promise<void> {
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
}

const plain = (name: string, path: string): Screen => ({
  name,
  async open({ go, page }) {
    await go(path);
    await page.locator('main h1').first().waitFor();
    await settled(page);
  },
});

const ALONE = [person('Ann'), bot('Wren'), bot('Pepys')];
const SHARED = [person('Ann'), person('Ben'), person('Cleo')];

const atTable = (
  name: string,
  isWanted: (moment: Moment) => boolean,
  then: (page: Page) => Promise<void> = async () => {},
  seats: readonly SeatSpec[] = ALONE,
): Screen => ({
  name,
  async open({ go, page }) {
    await go(await addressOf(momentOf(3, 'screens', isWanted).journal, seats));
    await prospect(page);
    await settled(page);
    await then(page);
    await settled(page);
  },
});

const later = ({ journal }: Moment) => journal.entries.length > 60;
const mine =
  (k: string) =>
  (moment: Moment): boolean =>
    moment.seat === 0 && moment.ask.k === k && later(moment);

const finished = async (): Promise<string> => {
  const last = [...moments(3, 'screens')].at(-1);
  if (!last) throw new Error('no game');
  return addressOf(submit(game, last.journal, last.seat, [last.ask.answers[0]]).journal, ALONE);
};

/** Every main screen of the app. */
export const SCREENS: readonly Screen[] = [
  plain('front', '/'),
  plain('new-solo', '/new/solo'),
  plain('new-shared', '/new/shared'),
  plain('settings', '/settings'),
  plain('gallery', '/gallery/key-to-the-city'),
  plain('rules', '/rules/key-to-the-city'),
  plain('about', '/about'),
  plain('lost', '/nowhere'),
  atTable('table-turn', mine('turn')),
  atTable('table-colour', mine('colour')),
  atTable('table-side', mine('side')),
  atTable('table-cell', mine('cell')),
  {
    ...atTable('table-log', mine('turn'), page => page.locator('.pane-switch-narrow button').nth(1).click()),
    sizes: ['phone'],
  },
  {
    ...atTable('table-players', mine('turn'), page =>
      page.locator('.pane-switch-narrow button').nth(2).click(),
    ),
    sizes: ['phone'],
  },
  atTable('table-card', mine('turn'), async page => {
    await page.locator('.city-centre [data-tile]').first().click();
    await page.locator('.city-card').waitFor();
  }),
  atTable('table-sail', mine('turn'), async page => {
    const river = page.locator('.city-regions button').nth(2);
    if (await river.isVisible()) await river.click();
    await page.locator('.sail-button').click();
    await page.locator('.sail-summary').waitFor();
  }),
  {
    name: 'load',
    async open({ go, page }) {
      await go('/');
      await page.locator('.games-head button').click();
      await page.locator('dialog textarea').waitFor();
      await settled(page);
    },
  },
  {
    name: 'lesson',
    async open({ go, page }) {
      await go('/');
      await beginLesson(page);
      await page.locator('.lesson-text').waitFor();
      await settled(page);
    },
  },
  atTable('table-history', mine('turn'), async page => {
    await page.locator('.table-tools button').nth(1).click();
    await page.locator('.history-bar input[type=range]').fill('20');
    await page.locator('.past-banner').waitFor();
  }),
  atTable('table-palette', mine('turn'), async page => {
    await page.locator('.table-tools button').first().click();
    await page.locator('[role=option]').first().waitFor();
  }),
  atTable('table-outline', mine('turn'), page => page.locator('.table-tools button').nth(2).click()),
  {
    name: 'end',
    async open({ go, page }) {
      await go(await finished());
      await prospect(page);
      await page.locator('.result svg.course').waitFor();
      await settled(page);
    },
  },
  atTable('curtain', mine('turn'), async () => {}, SHARED),
];

export const screensAt = (size: Size): Screen[] =>
  SCREENS.filter(({ sizes }) => sizes?.includes(size) ?? true);
