import type { SeatSpec } from '@thameside/protocol';
import type { Page } from 'playwright-core';
import { SUBJECTS } from '../subjects/index.ts';
import { mine, type Subject, type TableScreen } from '../subjects/subject.ts';
import { beginLesson } from './learner.ts';
import type { Size } from './look.ts';
import { addressOf, bot, finished, momentOf, person } from './match.ts';
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

const plain = (name: string, path: string, last = 'main h1'): Screen => ({
  name,
  async open({ go, page }) {
    await go(path);
    await page.locator(last).first().waitFor();
    await settled(page);
  },
});

const ALONE = [person('Ann'), bot('Wren'), bot('Pepys')];
const SHARED = [person('Ann'), person('Ben'), person('Cleo')];

/** A screen at the table of a game. Wherever it begins, the table is one that somebody loads. */
const atTable = (
  subject: Subject,
  { name, sizes, isWanted, prepare }: TableScreen,
  seats: readonly SeatSpec[] = ALONE,
): Screen => ({
  name: `${subject.title.id}-${name}`,
  ...(sizes && { sizes }),
  async open({ go, page }) {
    await go(await addressOf(subject, momentOf(subject, 3, 'screens', isWanted).journal, seats));
    await prospect(page);
    await settled(page);
    await prepare?.(page);
    await settled(page);
  },
});

/** On a telephone the tools are in the drawer. */
async function tool(page: Page, nth: number): Promise<void> {
  const tools = page.locator('.table-tools:visible button');
  if (!(await tools.first().isVisible())) await page.locator('.drawer-toggle:visible').click();
  await tools.nth(nth).click();
}

/** What the shell draws around every board: looked at with one game. */
const around = ({ turn }: Subject): TableScreen[] => [
  {
    name: 'log',
    sizes: ['phone'],
    isWanted: mine(turn),
    prepare: page => page.locator('.drawer-toggle:visible').click(),
  },
  {
    name: 'players',
    sizes: ['phone'],
    isWanted: mine(turn),
    async prepare(page) {
      await page.locator('.drawer-toggle:visible').click();
      await page.locator('.drawer-head button').nth(1).click();
    },
  },
  {
    name: 'history',
    isWanted: mine(turn),
    async prepare(page) {
      await tool(page, 1);
      await page.locator('.history-bar input[type=range]').fill('5');
      await page.locator('.past-banner').waitFor();
    },
  },
  {
    name: 'palette',
    isWanted: mine(turn),
    async prepare(page) {
      await tool(page, 0);
      await page.locator('[role=option]').first().waitFor();
    },
  },
];

const endOf = (subject: Subject): Screen => ({
  name: `${subject.title.id}-end`,
  async open({ go, page }) {
    await go(await addressOf(subject, finished(subject, 3, 'screens'), ALONE));
    await prospect(page);
    await page.locator('.result svg.course').waitFor();
    await settled(page);
  },
});

const lessonOf = (subject: Subject): Screen => ({
  name: `${subject.title.id}-lesson`,
  async open({ go, page }) {
    await go('/');
    await beginLesson(subject, page);
    await page.locator('.lesson-text').waitFor();
    await settled(page);
  },
});

const screensOf = (subject: Subject): Screen[] => {
  const { title, turn, screens } = subject;
  const drawn: readonly TableScreen[] = [
    { name: 'turn', isWanted: mine(turn) },
    ...screens,
    {
      name: 'outline',
      isWanted: mine(turn),
      prepare: page => tool(page, 2),
    },
    ...(subject === SUBJECTS[0] ? around(subject) : []),
  ];
  return [
    plain(`${title.id}-gallery`, `/gallery/${title.id}`),
    plain(`${title.id}-rules`, `/rules/${title.id}`),
    ...drawn.map(screen => atTable(subject, screen)),
    atTable(subject, { name: 'curtain', isWanted: mine(turn) }, SHARED),
    lessonOf(subject),
    endOf(subject),
  ];
};

/** Every main screen of the app. */
export const SCREENS: readonly Screen[] = [
  plain('front', '/', '.box'),
  plain('new-solo', '/new/solo'),
  plain('new-shared', '/new/shared'),
  plain('settings', '/settings'),
  plain('about', '/about'),
  plain('lost', '/nowhere'),
  {
    name: 'load',
    async open({ go, page }) {
      await go('/');
      await page.locator('.games-head button').click();
      await page.locator('dialog textarea').waitFor();
      await settled(page);
    },
  },
  ...SUBJECTS.flatMap(screensOf),
];

export const screensAt = (size: Size): Screen[] =>
  SCREENS.filter(({ sizes }) => sizes?.includes(size) ?? true);
