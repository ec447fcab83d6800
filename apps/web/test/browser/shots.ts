import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { LANGUAGES, type Language } from '@thameside/kit';
import { type Browser, chromium } from 'playwright-core';
import { BROWSER_FLAGS, browserPath } from '../../../../tools/browser.ts';
import { built } from './harness/build.ts';
import { faultsIn } from './harness/faults.ts';
import { served } from './harness/files.ts';
import { SIZES, type Size, USUAL } from './harness/look.ts';
import { addressOf, bot, person } from './harness/match.ts';
import { isTouched, positionsOf, WINDOWS } from './harness/positions.ts';
import { type Screen, screensAt, settled } from './harness/screens.ts';
import { prospect } from './harness/table.ts';
import { contextOptions, troublesOf, visitIn } from './harness/visit.ts';
import { SUBJECTS } from './subjects/index.ts';

/*
 * npm run shots -- [folder] [screen…]
 * Pictures of every main screen: both sizes, both themes, three languages. They are for looking at. `tables` alone: a game of
 * each kind with as many players as there can be, early, in the middle and at its fullest, in every window and both themes;
 * what cannot be read, reached or pressed there is told.
 */
const THEMES = ['light', 'dark'] as const;
/** Shown from top to bottom; the others are as high as the window, or too long to be looked at. */
const WHOLE = new Set(['front', 'new-solo', 'new-shared', 'settings', 'about']);

interface Task {
  readonly screen: Screen;
  readonly size: Size;
  readonly language: Language;
}

async function shoot(browser: Browser, origin: string, folder: string, task: Task): Promise<string[]> {
  const { screen, size, language } = task;
  const look = { ...USUAL, origin, size, language };
  const visit = await visitIn(await browser.newContext(contextOptions(look)), look);
  const { page, context } = visit;
  try {
    await screen.open(visit);
    for (const theme of THEMES) {
      await page.evaluate(to => {
        document.documentElement.dataset.theme = to;
      }, theme);
      await settled(page);
      const path = join(folder, `${screen.name}-${size}-${theme}-${language}.png`);
      await page.screenshot({ path, fullPage: WHOLE.has(screen.name) });
    }
    return await troublesOf(visit);
  } finally {
    await context.close();
  }
}

const LONDONERS = ['Hogarth', 'Pepys', 'Nell', 'Brunel', 'Dickens'];

/** One game in all windows: what is wrong with it, by picture. */
async function shootTables(browser: Browser, origin: string, folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const subject of SUBJECTS)
    for (const size of Object.keys(SIZES) as Size[]) {
      const look = { ...USUAL, origin, size };
      const visit = await visitIn(await browser.newContext(contextOptions(look)), look);
      const { page, context, go } = visit;
      const windows = WINDOWS.filter(each => isTouched(each) === (size === 'phone'));
      const { title } = subject;
      const seats = [person('Ann'), ...LONDONERS.slice(0, title.game.seats[1] - 1).map(bot)];
      for (const [stage, journal] of Object.entries(positionsOf(subject))) {
        await go(await addressOf(subject, journal, seats));
        await prospect(page);
        for (const [width, height] of windows)
          for (const theme of THEMES) {
            await page.evaluate(to => {
              document.documentElement.dataset.theme = to;
            }, theme);
            await page.setViewportSize({ width, height });
            await settled(page);
            const name = `${title.id}-${stage}-${width}x${height}-${theme}`;
            await page.screenshot({ path: join(folder, `${name}.png`) });
            for (const [what, list] of Object.entries(await faultsIn(page, size === 'phone')))
              if (list.length > 0) found.push(`${name}: ${what}: ${list.join(', ')}`);
          }
        console.log(`${title.id} ${stage} ${size}`);
      }
      found.push(...(await troublesOf(visit)));
      await context.close();
    }
  return found;
}

const [folderGiven = 'shots', ...wanted] = process.argv.slice(2);
const folder = resolve(folderGiven);
const tasks = (Object.keys(SIZES) as Size[]).flatMap(size =>
  screensAt(size)
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    .flatMap(screen => LANGUAGES.map(language => ({ screen, size, language }))),
);
const app = await built('production');
const server = await served(app);
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
await mkdir(folder, { recursive: true });
const isTerminal = process.stdout.isTTY;
let troubles = 0;
if (wanted.length === 0 || wanted.includes('tables')) {
  const found = await shootTables(browser, server.origin, folder);
  for (const fault of found) console.error(fault);
  troubles += found.length;
}
for (const [i, task] of tasks.entries()) {
  const name = `${task.screen.name} ${task.size} ${task.language}`;
  const line = `${i + 1} / ${tasks.length}  ${name}`;
  process.stdout.write(isTerminal ? `\r\u001b[K${line}` : `${line}\n`);
  const found = await shoot(browser, server.origin, folder, task).catch((error: Error) => [error.message]);
  for (const trouble of found) console.error(`\n${name}: ${trouble}`);
  troubles += found.length;
}
await browser.close();
await server.close();
await rm(app, { recursive: true, force: true });
console.log(`${isTerminal ? '\n' : ''}${tasks.length * THEMES.length} pictures in ${folder}`);
process.exitCode = troubles > 0 ? 1 : 0;
