import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { BROWSER_FLAGS } from '../../../../tools/browser.ts';
import { through } from './harness/begin.ts';
import { chance } from './harness/chance.ts';
import { play } from './harness/game.ts';
import { mouse } from './harness/hands.ts';
import { SIZES, USUAL } from './harness/look.ts';
import { type Prospect, prospect } from './harness/table.ts';
import { test } from './harness/test.ts';
import { troublesOf, visitIn } from './harness/visit.ts';
import { t } from './harness/words.ts';
import { city } from './subjects/city.ts';
import { SUBJECTS } from './subjects/index.ts';

/** What the player is asked, whatever a bot has answered in a lane of its own meanwhile. */
function asked(now: Prospect) {
  if (now.what === 'curtain') return now;
  const { version: _, move: __, ...rest } = now.drawn;
  return { what: now.what, ...rest };
}

for (const subject of SUBJECTS)
  test(`${subject.title.id}: a reload in the middle of the game, in the middle of a turn`, async ({
    visit,
  }) => {
    const { page, go } = await visit();
    await go('/');
    await through(page, 'solo', subject);
    await page.getByRole('button', { name: t('new.start') }).click();
    const player = subject.player(chance(5));
    const before = await play({
      page,
      player,
      hands: mouse,
      stopAt: now => now.what === 'answer' && now.drawn.canUndo && now.drawn.move > 8,
    });
    await page.reload();
    const after = await prospect(page);
    expect(asked(after)).toEqual(asked(before));
    await play({ page, player, hands: mouse, stopAt: now => now.what === 'answer' && now.drawn.move > 20 });
  });

/** A browser of our own with a profile, which can be killed. */
async function ownBrowser(profile: string): Promise<{ process: ChildProcess; address: string }> {
  const port = join(profile, 'DevToolsActivePort');
  await rm(port, { force: true });
  const args = [
    ...BROWSER_FLAGS,
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ];
  const child = spawn(inject('chromium'), [...args, 'about:blank'], { stdio: 'ignore', detached: true });
  for (let tries = 0; tries < 200; tries++) {
    const found = await readFile(port, 'utf8').catch(() => '');
    if (found.includes('\n')) return { process: child, address: `http://127.0.0.1:${found.split('\n')[0]}` };
    await wait(50);
  }
  throw new Error('the browser does not start');
}
const killed = (child: ChildProcess) =>
  new Promise<void>(done => {
    child.once('exit', () => done());
    process.kill(-(child.pid ?? Number.NaN), 'SIGKILL');
  });

test('the browser is killed in the middle of the game: it goes on where it was', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'thameside-profile-'));
  const look = { ...USUAL, origin: inject('app').origin, keepsApp: true };
  const open = async () => {
    const own = await ownBrowser(profile);
    const [context] = (await chromium.connectOverCDP(own.address)).contexts();
    if (!context) throw new Error('the browser has no window');
    const visit = await visitIn(context, look);
    await visit.page.setViewportSize(SIZES[look.size]);
    return { ...own, visit };
  };
  const first = await open();
  onTestFinished(async () => {
    for (const { process: child } of [first, second].filter(each => each !== null))
      if (child.exitCode === null && child.signalCode === null) await killed(child);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  let second: Awaited<ReturnType<typeof open>> | null = null;

  await first.visit.go('/new/solo');
  const { page } = first.visit;
  await page.getByRole('button', { name: t('new.start') }).click();
  const player = city.player(chance(9));
  const before = await play({
    page,
    player,
    hands: mouse,
    stopAt: now => now.what === 'answer' && now.drawn.k === 'colour' && now.drawn.move > 8,
  });
  expect(await troublesOf(first.visit)).toEqual([]);
  await killed(first.process);

  second = await open();
  await second.visit.go('/');
  await second.visit.page
    .getByRole('link', { name: t('front.continue-with', { names: ['Ann', 'Wren', 'Pepys'] }) })
    .first()
    .click();
  const after = await prospect(second.visit.page);
  expect(after).toEqual(before);
  await play({
    page: second.visit.page,
    player,
    hands: mouse,
    stopAt: now => now.what === 'answer' && now.drawn.move > 16,
  });
  expect(await troublesOf(second.visit)).toEqual([]);
});
