import { legal, submit } from '@thameside/kernel';
import { expect } from 'vitest';
import type { Moment } from '../playing.ts';
import { addressOf, bot, momentOf, person } from './harness/match.ts';
import { prospect } from './harness/table.ts';
import { test } from './harness/test.ts';
import { gameWords, t } from './harness/words.ts';
import { city } from './subjects/city.ts';

const { game } = city.title;
const speak = gameWords(city.title, 'en', ['Ann', 'Wren']);

/** A bid that I can make: tile, colour and number. */
function bidOf({
  journal,
  seat,
  ask,
}: Moment<unknown>): readonly [tile: string, colour: string, count: number] | null {
  if (seat !== 0 || ask.k !== 'turn' || !ask.answers.includes('bid')) return null;
  const bidding = submit(game, journal, 0, ['bid']).journal;
  for (const tile of legal(game, bidding.now, 0)) {
    const colours = submit(game, bidding, 0, [tile]).journal;
    for (const colour of legal(game, colours.now, 0)) {
      const counts = submit(game, colours, 0, [colour]).journal;
      const numbers = legal(game, counts.now, 0);
      if (numbers.includes(2) && numbers.length > 1) return [String(tile), String(colour), 2];
    }
  }
  return null;
}

test('a typed command is carried out', async ({ stay }) => {
  const moment = momentOf(city, 2, 'palette', each => bidOf(each) !== null);
  const [tile, colour, count] = bidOf(moment) ?? ['', '', 0];
  const { page, go, passed } = await stay({ settings: { confirmTurns: true } });
  await go(await addressOf(city, moment.journal, [person('Ann'), bot('Wren')]));
  await prospect(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: t('table.palette.title') });
  await field.waitFor();
  const typed = `bid ${speak(`colour.${colour}`)} ${count} ${speak(`tile.${tile}`)}`.toLowerCase();
  await page.keyboard.type(typed);
  const first = page.getByRole('option').first();
  await expect.poll(() => first.innerText()).toContain(speak(`tile.${tile}`));
  await page.keyboard.press('Enter');
  await expect
    .poll(async () =>
      (await passed()).flatMap(({ data }) => ('cmd' in data && data.cmd === 'answer' ? data.answers : [])),
    )
    .toEqual(['bid', tile, colour, count]);
  await field.waitFor({ state: 'detached' });
  await expect.poll(async () => (await prospect(page)).what).toBe('end-turn');
});

test('Escape closes it, and an unknown word finds nothing', async ({ stay }) => {
  const moment = momentOf(city, 2, 'palette', each => bidOf(each) !== null);
  const { page, go } = await stay();
  await go(await addressOf(city, moment.journal, [person('Ann'), bot('Wren')]));
  await prospect(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('xyzzy');
  await page.getByText(t('table.palette.none')).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox').waitFor({ state: 'detached' });
});
