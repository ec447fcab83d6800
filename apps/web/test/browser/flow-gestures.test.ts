import type { Answer } from '@thameside/kernel';
import { costOf, kindsOn, type View } from '@thameside/key-flow/client';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { plansWithin } from '../../src/boards/key-flow/lib/upgrade.ts';
import { distancesFrom } from '../../src/boards/key-flow/lib/village.ts';
import { box } from '../flow-games.ts';
import type { Moment } from '../playing.ts';
import { addressOf, bot, momentOf, person } from './harness/match.ts';
import { prospect } from './harness/table.ts';
import { test } from './harness/test.ts';
import type { Visit } from './harness/visit.ts';
import { t } from './harness/words.ts';
import { flow } from './subjects/flow.ts';

const SEATS = [person('Ann'), bot('Wren'), bot('Pepys'), bot('Mary')];
type Is = (moment: Moment<unknown>) => boolean;

const viewOf = ({ view }: Moment<unknown>): View => view as View;
const mine =
  (k: string, is: Is = () => true): Is =>
  moment =>
    moment.seat === 0 && moment.ask.k === k && moment.journal.entries.length > 40 && is(moment);

async function sitDown({ go, page }: Visit, is: Is): Promise<Moment<unknown>> {
  const moment = momentOf(flow, SEATS.length, 'gestures', is);
  await go(await addressOf(flow, moment.journal, SEATS));
  await prospect(page);
  await page.locator('.flow-village').first().waitFor();
  return moment;
}

/** The commands with answers that the page has given, each with all of its answers. */
const given = async (visit: Visit): Promise<readonly (readonly Answer[])[]> =>
  (await visit.passed()).flatMap(({ to, data }) =>
    to === 'worker' && data.cmd === 'answer' ? [data.answers] : [],
  );

const asksFor = (page: Page, k: string): Promise<unknown> =>
  page.waitForFunction(wanted => window.drawn !== '' && JSON.parse(window.drawn).k === wanted, k);

const isKeyple = (card: unknown): boolean => String(card).includes('keyple');
/** A village card leads to a place and then, at once, to being ready. */
const hasVillageCard = mine('pick', ({ ask }) => ask.answers.some(card => !isKeyple(card)));

for (const size of ['wide', 'phone'] as const) {
  test(`a card and its place are one command, and can be changed until the reveal: ${size}`, async ({
    stay,
  }) => {
    const seen = await stay({ size });
    const { page } = seen;
    const { ask } = await sitDown(seen, hasVillageCard);
    const card = String(ask.answers.find(each => !isKeyple(each)));
    await page.locator(`[data-card=${card}]`).click();
    expect(await given(seen)).toEqual([]);
    const place = page.locator('[data-place]').first();
    await place.waitFor();
    const x = Number(await place.getAttribute('data-place'));
    await place.click();
    await asksFor(page, 'ready');
    expect(await given(seen)).toEqual([[card, x]]);
    await page.locator('.ghost').waitFor();

    const other = String(ask.answers.find(each => each !== card));
    await page.locator(`[data-card=${other}]`).click();
    await asksFor(page, 'pick');
    await page.locator(`[data-card=${other}][aria-pressed=true]`).waitFor();
    await page.getByRole('button', { name: t('flow.cancel') }).click();
    await page.locator(`[data-card=${other}][aria-pressed=false]`).waitFor();
  });
}

test('what is pointed at stays where it is, whatever there is to say about it', async ({ stay }) => {
  const seen = await stay();
  const { page } = seen;
  await sitDown(seen, mine('pick'));
  const card = page.locator('.flow-hand-card').first();
  await card.hover({ position: { x: 8, y: 8 } });
  const heights = await card.evaluate(async element => {
    const found: number[] = [];
    for (let i = 0; i < 8; i++) {
      await new Promise(done => requestAnimationFrame(() => setTimeout(done, 20)));
      found.push((element.closest('.flow') ?? element).getBoundingClientRect().height);
    }
    return found;
  });
  expect(new Set(heights).size).toBe(1);
});

test('what a target takes in tokens is seen before it is chosen, and before the reveal', async ({ stay }) => {
  const seen = await stay();
  const { page } = seen;
  let target = '';
  await sitDown(
    seen,
    mine('target', ({ ask, view }) => {
      const dear = ask.answers.find(each => costOf(box, ask.frame as never, each, view as View) > 0);
      target = String(dear);
      return dear !== undefined;
    }),
  );
  const site = page.locator(`[data-site=${target}]`);
  await site.locator('.price').waitFor();
  const price = Number(((await site.locator('.price').textContent()) ?? '').replace('−', ''));
  const label = await site.getByRole('button').getAttribute('aria-label');
  expect(label).toContain(t('flow.price', { n: price }));

  const chosen = await sitDown(
    seen,
    mine('ready', now => (viewOf(now).players[0]?.plan?.tokens ?? 0) > 0),
  );
  const n = viewOf(chosen).players[0]?.plan?.tokens ?? 0;
  await page.locator('.action-verbs').getByText(t('flow.price', { n })).waitFor();
});

/** Whether a resource lies somewhere from where it can go two steps. */
const canGoFar: Is = moment => {
  const player = viewOf(moment).players[0];
  const { village } = player?.plan?.after ?? player ?? { village: [] };
  const from = village.find(site => kindsOn(site).length > 0);
  const { frame } = moment.ask;
  return (
    'moves' in frame &&
    Number(frame.moves) > 1 &&
    from !== undefined &&
    [...distancesFrom(village, from.id).values()].includes(2)
  );
};

test('a resource is dragged as far as it can go, as one command', async ({ stay }) => {
  const seen = await stay();
  const { page } = seen;
  await sitDown(seen, mine('work', canGoFar));
  const good = page.locator('.stock-good').first();
  await good.click();
  const far = page.locator('.site', { has: page.locator('.reach text', { hasText: /^2$/ }) }).first();
  const to = await far.getAttribute('data-site');
  await good.click(); // put down again: it shall be dragged
  await page.locator('.reach').first().waitFor({ state: 'detached' });
  await good.hover();
  await page.mouse.down();
  const target = await page.locator(`[data-site=${to}]`).boundingBox();
  if (!target) throw new Error('nowhere to go');
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 3, { steps: 5 });
  await page.locator('.flow-flying').waitFor();
  await page.mouse.up();
  await page.waitForFunction(() => window.pending === 0);
  const [command, ...more] = await given(seen);
  expect(more).toEqual([]);
  expect(command?.filter(answer => Array.isArray(answer) && answer[0] === 'move')).toHaveLength(2);
});

test('the planner’s proposal is carried out in one press', async ({ stay }) => {
  const seen = await stay();
  const { page } = seen;
  await sitDown(
    seen,
    mine('work', now => {
      const player = viewOf(now).players[0];
      const { moves, upgrades } = now.ask.frame as unknown as { moves: number; upgrades: number };
      return (
        upgrades > 0 && player !== undefined && plansWithin(box, player, moves).some(plan => plan.moves > 0)
      );
    }),
  );
  const proposal = page.locator('.strip-proposal').last();
  await proposal.hover();
  await page.locator('.routes > path').first().waitFor({ state: 'attached' });
  await proposal.click();
  await page.waitForFunction(() => window.pending === 0);
  const [command] = await given(seen);
  const last = command?.at(-1);
  expect(Array.isArray(last) && last[0]).toBe('upgrade');
  expect(command?.length).toBeGreaterThan(1);
});

test('what goes where at the end is changed in two presses, and put back in one', async ({ stay }) => {
  const seen = await stay();
  const { page } = seen;
  await sitDown(
    seen,
    mine('allocate', ({ ask, view }) => {
      const player = (view as View).players[0];
      return ask.answers.includes('change') && (player?.allocation?.length ?? 0) > 0;
    }),
  );
  await page.locator('.thing:not([disabled])').first().click();
  await page.locator('.final-give button').last().click();
  await page.getByText(t('flow.final.changed')).waitFor();
  const [command] = await given(seen);
  expect([command?.[0], command?.length]).toEqual(['change', 3]);
  await page.locator('.action-verbs button').first().click();
  await page.getByText(t('flow.final.proposed')).waitFor();
});
