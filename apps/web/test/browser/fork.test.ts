import { expect } from 'vitest';
import { chance } from './harness/chance.ts';
import { play } from './harness/game.ts';
import { mouse } from './harness/hands.ts';
import { addressOf, bot, person } from './harness/match.ts';
import { prospect } from './harness/table.ts';
import { test } from './harness/test.ts';
import { t } from './harness/words.ts';
import { SUBJECTS } from './subjects/index.ts';

for (const subject of SUBJECTS)
  test(`${subject.title.id}: leafing through the game, and playing on from an earlier position`, async ({
    stay,
  }) => {
    const late = [...subject.moments(2, 'fork')].slice(0, 60).findLast(({ seat }) => seat === 0);
    if (!late) throw new Error('no game');
    const { page, go } = await stay();
    await go(await addressOf(subject, late.journal, [person('Ann'), bot('Wren')]));
    const here = await prospect(page);
    if (here.what !== 'answer') throw new Error(here.what);
    await page.getByRole('button', { name: t('table.command.history') }).click();
    const history = page.getByRole('region', { name: t('table.history') });
    const slider = history.getByRole('slider', { name: t('table.history.slider') });
    const last = Number(await slider.getAttribute('max'));
    await history.getByRole('button', { name: t('table.history.back') }).click();
    await expect.poll(() => slider.inputValue()).toBe(String(last - 1));
    await page.getByText(t('table.past.banner')).waitFor();
    await slider.fill(String(Math.floor(last / 2)));
    await expect.poll(() => slider.inputValue()).toBe(String(Math.floor(last / 2)));
    await history.getByRole('button', { name: t('table.fork'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('table.fork.do') })
      .click();

    await expect.poll(() => page.url()).not.toContain(here.drawn.table);
    const now = await prospect(page);
    if (now.what !== 'answer') throw new Error(now.what);
    expect(now.drawn.table).not.toBe(here.drawn.table);
    const { move } = now.drawn;
    const on = await play({
      page,
      player: subject.player(chance(4)),
      hands: mouse,
      stopAt: each => each.what === 'answer' && each.drawn.move > move + 10,
    });
    expect(on.what).toBe('answer');
  });
