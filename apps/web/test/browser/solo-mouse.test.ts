import { expect } from 'vitest';
import { beginAt, through } from './harness/begin.ts';
import { chance } from './harness/chance.ts';
import { play } from './harness/game.ts';
import { bot, person } from './harness/match.ts';
import { prospect } from './harness/table.ts';
import { test } from './harness/test.ts';
import { t } from './harness/words.ts';
import { SUBJECTS } from './subjects/index.ts';
import { mine } from './subjects/subject.ts';

/** So many on the board in the middle of a game; then its end. */
const GESTURES = 10;

for (const subject of SUBJECTS)
  test(`${subject.title.id}: from the front page to the end of a game against a bot, with the mouse`, async ({
    stay,
  }) => {
    const there = await stay();
    const { page, go } = there;
    await go('/');
    await through(page, 'solo', subject);
    await page
      .getByRole('group', { name: t('new.opponents') })
      .getByRole('radio', { name: '1' })
      .check();
    await page.getByRole('button', { name: t('new.start') }).click();
    await prospect(page);

    const luck = chance(7);
    const hands = subject.hands(luck);
    const player = subject.player(luck, 3);
    const seats = [person('Ann'), bot('Wren')];
    await beginAt(there, subject, seats, mine(subject.turn));
    await play({ page, player, hands, stopAt: () => hands.count() >= GESTURES });
    await beginAt(there, subject, seats);
    await play({ page, player, hands });
    expect(hands.count()).toBeGreaterThan(GESTURES);

    const result = page.getByRole('region', { name: t('table.over') });
    await result.waitFor();
    const verdict = await result.locator('.verdict').first().innerText();
    expect(['Ann', 'Wren'].some(name => verdict.includes(name))).toBe(true);
    const sources = result.getByRole('table', { name: t('table.end.sources') });
    const rows = await sources.getByRole('row').all();
    const points = await Promise.all(
      rows.slice(1).map(async row => (await row.getByRole('cell').allInnerTexts()).map(Number)),
    );
    const totals = points.pop() ?? [];
    expect(totals).toHaveLength(2);
    expect(Math.max(...totals)).toBeGreaterThan(0);
    expect(totals).toEqual([0, 1].map(i => points.reduce((sum, row) => sum + (row[i] ?? 0), 0)));
    const [most = 0, less = 0] = totals;
    if (most > less) await result.getByText(`${most - less} points ahead of`).waitFor();
    await result.getByText(t('table.end.seed-kept')).waitFor();

    await result.getByRole('button', { name: t('table.end.rematch') }).click();
    await result.waitFor({ state: 'detached' });
    const now = await prospect(page);
    expect(now.what).toBe('answer');
  });
