import { refused } from '@thameside/kernel';
import { expect } from 'vitest';
import type { Moment } from '../playing.ts';
import { unfold } from './harness/hands.ts';
import { addressOf, bot, momentOf, person } from './harness/match.ts';
import { answerList, prospect } from './harness/table.ts';
import { test } from './harness/test.ts';
import { gameWords, t } from './harness/words.ts';
import { SUBJECTS } from './subjects/index.ts';

const SEATS = [person('Ann'), bot('Wren')];

for (const subject of SUBJECTS) {
  const { title } = subject;
  const refusals = ({ journal, seat }: Moment<unknown>) => refused(title.game, journal.now, seat);
  const moment = momentOf(
    subject,
    2,
    'why',
    each => each.seat === 0 && each.ask.answers.length > 1 && refusals(each).length > 0,
  );
  const reason = () => {
    const [first] = refusals(moment);
    if (!first) throw new Error('nothing is refused');
    const said = title.describe.refusal(first.refusal);
    const text = gameWords(title, 'en', ['Ann', 'Wren'])(said.key, said.params);
    return { rule: first.refusal.rule, text };
  };

  for (const by of ['hover', 'focus'] as const)
    test(`${title.id}: what cannot be done says why on ${by}, and leads to the rule`, async ({ stay }) => {
      const { page, go } = await stay();
      await go(await addressOf(subject, moment.journal, SEATS));
      await prospect(page);
      await unfold(page);
      const { rule, text } = reason();
      const button = answerList(page).getByRole('button', { disabled: true }).first();
      if (by === 'hover') await button.hover();
      else {
        await answerList(page).getByRole('button').first().focus();
        await page.keyboard.press('End');
        await page.keyboard.press('Home');
        for (let i = 0; i < moment.ask.answers.length; i++) await page.keyboard.press('ArrowDown');
      }
      const why = page.getByRole('tooltip').filter({ hasText: text });
      await why.first().waitFor();
      expect(await button.getAttribute('aria-describedby')).toBe(await why.first().getAttribute('id'));
      await why
        .first()
        .getByRole('link', { name: t('table.rule', { rule }) })
        .click();
      const paragraph = page.locator(`#rule-${rule}`);
      await paragraph.waitFor();
      await expect.poll(() => paragraph.getAttribute('aria-current')).toBe('true');
      const box = await paragraph.boundingBox();
      expect(box && box.y >= 0 && box.y < 900).toBe(true);
    });

  test(`${title.id}: on a phone a tap says why`, async ({ stay }) => {
    const { page, go } = await stay({ size: 'phone' });
    await go(await addressOf(subject, moment.journal, SEATS));
    await prospect(page);
    await unfold(page);
    const { text } = reason();
    await answerList(page).getByRole('button', { disabled: true }).first().tap({ force: true });
    await page.getByRole('status').filter({ hasText: text }).waitFor();
  });
}
