import { expect } from 'vitest';
import { chance } from './harness/chance.ts';
import { play } from './harness/game.ts';
import { mouse } from './harness/hands.ts';
import { everythingIn, holdingsOf } from './harness/holdings.ts';
import { hasty } from './harness/player.ts';
import { leaksIn, privateLines } from './harness/secrets.ts';
import { test } from './harness/test.ts';
import { t } from './harness/words.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];
/** The memory is searched only now and then: it takes its time. */
const SEARCHES = 4;

test('a game for three around one screen, with the curtain between them', async ({ visit }) => {
  const { page, context, go, passed } = await visit({ seed: 3 });
  await go('/');
  await page.getByRole('link', { name: t('front.shared') }).click();
  for (const [i, name] of NAMES.entries())
    await page.getByRole('textbox', { name: t('new.seat-name', { number: i + 1 }) }).fill(name);
  await page.getByRole('button', { name: t('new.start') }).click();

  let curtains = 0;
  const seated = new Set<number>();
  const found: string[] = [];
  /** No line that only somebody else may read is in the page. */
  const readable = async (eyes: number | null) => {
    const all = await everythingIn(page);
    for (const [seat, lines] of privateLines(await passed(), NAMES))
      for (const line of lines)
        if (seat !== eyes && all.includes(line)) found.push(`"${line}" while seat ${eyes} looks`);
  };

  await play({
    page,
    player: hasty(chance(11), 1),
    hands: mouse,
    async stopAt(now) {
      if (now.what === 'curtain') {
        curtains++;
        if (curtains % 6 === 0) await readable(null);
        if (curtains % 5 === 0 && curtains <= 5 * SEARCHES)
          expect(await holdingsOf(context, page)).toEqual({ screens: [], asked: [], drawn: [] });
      } else if (now.what !== 'over' && now.drawn.seat !== null && !seated.has(now.drawn.seat)) {
        seated.add(now.drawn.seat);
        await readable(now.drawn.seat);
        const { screens, asked, drawn } = await holdingsOf(context, page);
        expect(screens).toHaveLength(1);
        expect([...asked, ...drawn].filter(seat => seat !== now.drawn.seat)).toEqual([]);
      }
      return false;
    },
  });

  expect(found).toEqual([]);
  expect([...seated].sort()).toEqual([0, 1, 2]);
  expect(curtains).toBeGreaterThan(20);
  const messages = await passed();
  expect(privateLines(messages, NAMES).size).toBe(3);
  expect(leaksIn(messages)).toEqual([]);
  await page.getByRole('region', { name: t('table.over') }).waitFor();
});
