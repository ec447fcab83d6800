import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { beginAt } from './harness/begin.ts';
import { chance } from './harness/chance.ts';
import { play } from './harness/game.ts';
import { mouse } from './harness/hands.ts';
import { SIZES, USUAL } from './harness/look.ts';
import { bot, person } from './harness/match.ts';
import { killed, ownBrowser } from './harness/own-browser.ts';
import { prospect } from './harness/table.ts';
import { test } from './harness/test.ts';
import { troublesOf, visitIn } from './harness/visit.ts';
import { t } from './harness/words.ts';
import { city } from './subjects/city.ts';
import { SUBJECTS } from './subjects/index.ts';
import { mine } from './subjects/subject.ts';

for (const subject of SUBJECTS)
  test(`${subject.title.id}: a reload in the middle of the game, in the middle of a turn`, async ({
    stay,
  }) => {
    const there = await stay();
    const { page } = there;
    await beginAt(there, subject, [person('Ann'), bot('Wren'), bot('Pepys')], mine(subject.turn));
    const player = subject.player(chance(5));
    const before = await play({
      page,
      player,
      hands: mouse,
      stopAt: now => now.what === 'answer' && now.drawn.canUndo,
    });
    await page.reload();
    expect(await prospect(page)).toEqual(before);
    let steps = 0;
    await play({ page, player, hands: mouse, stopAt: now => now.what === 'answer' && steps++ > 3 });
  });

/** A browser that can be talked to. */
async function reachable(profile: string): Promise<{ process: ChildProcess; address: string }> {
  const port = join(profile, 'DevToolsActivePort');
  await rm(port, { force: true });
  const child = ownBrowser(profile, 'about:blank', '--remote-debugging-port=0');
  for (let tries = 0; tries < 2000; tries++) {
    const found = await readFile(port, 'utf8').catch(() => '');
    if (found.includes('\n')) return { process: child, address: `http://127.0.0.1:${found.split('\n')[0]}` };
    await wait(50);
  }
  throw new Error('the browser does not start');
}

test('the browser is killed in the middle of the game: it goes on where it was', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'thameside-profile-'));
  const look = { ...USUAL, origin: inject('app').origin, keepsApp: true };
  const open = async () => {
    const own = await reachable(profile);
    const [context] = (await chromium.connectOverCDP(own.address)).contexts();
    if (!context) throw new Error('the browser has no window');
    const visit = await visitIn(context, look);
    await visit.page.setViewportSize(SIZES[look.size]);
    return { ...own, visit };
  };
  const first = await open();
  onTestFinished(async () => {
    for (const { process: child } of [first, second].filter(each => each !== null)) await killed(child);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  let second: Awaited<ReturnType<typeof open>> | null = null;

  await beginAt(first.visit, city, [person('Ann'), bot('Wren'), bot('Pepys')], mine(city.turn));
  const { page } = first.visit;
  const player = city.player(chance(9));
  const before = await play({
    page,
    player,
    hands: mouse,
    stopAt: now => now.what === 'answer' && now.drawn.k === 'colour',
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
  let steps = 0;
  await play({
    page: second.visit.page,
    player,
    hands: mouse,
    stopAt: now => now.what === 'answer' && steps++ > 3,
  });
  expect(await troublesOf(second.visit)).toEqual([]);
});
