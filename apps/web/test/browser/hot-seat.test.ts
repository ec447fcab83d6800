import { expect } from 'vitest';
import { through } from './harness/begin.ts';
import { chance } from './harness/chance.ts';
import { play } from './harness/game.ts';
import { mouse } from './harness/hands.ts';
import { everythingIn, holdingsOf } from './harness/holdings.ts';
import { leaksIn, privateLines } from './harness/secrets.ts';
import { test } from './harness/test.ts';
import { t } from './harness/words.ts';
import { SUBJECTS } from './subjects/index.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];
/** The memory is searched only now and then: it takes its time. */
const SEARCHES = 4;

for (const subject of SUBJECTS)
  test(`${subject.title.id}: a game for three around one screen, with the curtain between them`, async ({
    visit,
  }) => {
    const { page, context, go, passed } = await visit({ seed: 3 });
    await go('/');
    await through(page, 'shared', subject);
    for (const [i, name] of NAMES.entries())
      await page.getByRole('textbox', { name: t('new.seat-name', { number: i + 1 }) }).fill(name);
    await page.getByRole('button', { name: t('new.start') }).click();

    let curtains = 0;
    const seated = new Set<number>();
    const found: string[] = [];
    /** No line that only somebody else may read is in the page. */
    const readable = async (eyes: number | null) => {
      const all = await everythingIn(page);
      for (const [seat, lines] of privateLines(subject, await passed(), NAMES))
        for (const line of lines)
          if (seat !== eyes && all.includes(line)) found.push(`"${line}" while seat ${eyes} looks`);
    };

    await play({
      page,
      player: subject.player(chance(11), 1),
      hands: mouse,
      async stopAt(now) {
        if (now.what === 'curtain') {
          curtains++;
          await page.mouse.click(3, 3); // the browser itself remembers what was pressed last
          if (curtains % 6 === 0) await readable(null);
          if (curtains % 5 === 0 && curtains <= 5 * SEARCHES)
            expect(await holdingsOf(subject, context, page)).toEqual({
              opened: [],
              asked: [],
              whispered: [],
            });
        } else if (now.what !== 'over' && now.drawn.seat !== null && !seated.has(now.drawn.seat)) {
          seated.add(now.drawn.seat);
          await readable(now.drawn.seat);
          const { opened, asked, whispered } = await holdingsOf(subject, context, page);
          expect(opened).toEqual([now.drawn.seat]);
          expect([...asked, ...whispered].filter(seat => seat !== now.drawn.seat)).toEqual([]);
        }
        return false;
      },
    });

    expect(found).toEqual([]);
    expect([...seated].sort()).toEqual([0, 1, 2]);
    expect(curtains).toBeGreaterThan(20);
    const messages = await passed();
    expect(privateLines(subject, messages, NAMES).size).toBe(3);
    expect(leaksIn(subject, messages)).toEqual([]);
    await page.getByRole('region', { name: t('table.over') }).waitFor();
  });
