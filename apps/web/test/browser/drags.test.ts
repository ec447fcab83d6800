import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Moment } from '../playing.ts';
import { addressOf, bot, momentOf, person } from './harness/match.ts';
import { prospect, quiet } from './harness/table.ts';
import { test } from './harness/test.ts';
import type { Visit } from './harness/visit.ts';
import { city } from './subjects/city.ts';
import { flow } from './subjects/flow.ts';
import { SUBJECTS } from './subjects/index.ts';
import { london } from './subjects/london.ts';
import { mine, type Subject } from './subjects/subject.ts';

const SEATS = [person('Ann'), bot('Ben'), bot('Cleo')];

async function sitDown(
  { page, go }: Visit,
  subject: Subject,
  isWanted: (moment: Moment<unknown>) => boolean,
): Promise<Moment<unknown>> {
  const moment = momentOf(subject, SEATS.length, 'drags', isWanted);
  await go(await addressOf(subject, moment.journal, SEATS));
  await prospect(page);
  await quiet(page);
  return moment;
}

const middleOf = async (what: Locator): Promise<{ x: number; y: number }> => {
  const box = await what.boundingBox();
  if (!box) throw new Error(`nothing to be seen: ${what}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Take it up, and let it go there, which may appear only once it is in the air. */
async function drag(page: Page, what: Locator, to: () => Locator | Promise<Locator>): Promise<void> {
  const from = await middleOf(what);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 30, { steps: 3 });
  await quiet(page);
  const target = await to();
  await target.waitFor();
  const at = await middleOf(target);
  await page.mouse.move(at.x, at.y, { steps: 4 });
  await page.mouse.up();
  await quiet(page);
}

/** The answers given by this page so far. */
const given = async ({ passed }: Visit): Promise<unknown[]> =>
  (await passed()).flatMap(({ to, data }) =>
    to === 'worker' && data.cmd === 'answer' ? [data.answers] : [],
  );

const isPlayed = (subject: Subject): boolean => SUBJECTS.includes(subject);

if (isPlayed(city))
  test('keyples are dragged onto a tile: its card opens, in their colour', async ({ stay }) => {
    const seen = await stay();
    const { page } = seen;
    await sitDown(seen, city, mine('turn'));
    const heap = page.locator('.keyple-heap:not(.is-empty)').first();
    await drag(page, heap, () => page.locator('.city-centre .tile:has(.lens-yes)').first());
    await page.locator('.city-card .card-send').waitFor();
    expect(await page.locator('.lens').count()).toBe(0);
    // beside everything: nothing is said, and nothing is done
    await page.keyboard.press('Escape');
    await drag(page, heap, () => page.locator('.city-river'));
    expect(await page.locator('.city-card, .trouble').count()).toBe(0);
    expect(await given(seen)).toEqual([]);
  });

if (isPlayed(london))
  test('a card of the hand is dragged into the city', async ({ stay }) => {
    const seen = await stay();
    const { page } = seen;
    await sitDown(seen, london, moment => mine('action')(moment) && moment.ask.answers.includes('develop'));
    const card = page.locator('.hand-card.is-ahead').first();
    await card.waitFor();
    await drag(page, card, () => page.locator('.hand-head'));
    expect(await given(seen)).toEqual([]);
    expect(await page.locator('.hand-card.is-played').count()).toBe(0);
    const before = await page.locator('.prompt').innerText();
    await drag(page, card, () => page.locator('.city-head'));
    // what is missing is asked, or all is settled
    await expect
      .poll(
        async () => (await page.locator('.prompt').innerText()) !== before || (await given(seen)).length > 0,
      )
      .toBe(true);
  });

if (isPlayed(flow))
  test('a card of the hand is dragged into the village, or glides home', async ({ stay }) => {
    const seen = await stay();
    const { page } = seen;
    const isKeyple = (card: unknown) => String(card).includes('keyple');
    const { ask } = await sitDown(
      seen,
      flow,
      moment => mine('pick')(moment) && moment.ask.answers.some(card => !isKeyple(card)),
    );
    const id = String(ask.answers.find(card => !isKeyple(card)));
    const card = page.locator(`.flow-hand-card[data-card=${id}]`);
    await drag(page, card, () => page.locator('.flow-hand-head'));
    expect(await given(seen)).toEqual([]);
    await page.locator(`[data-card=${id}][aria-pressed=false]`).waitFor();
    await drag(page, card, () => page.locator('[data-place]').first());
    await expect.poll(async () => JSON.stringify(await given(seen))).toContain(id);
  });
