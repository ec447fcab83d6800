import { expect } from 'vitest';
import { beginAt, through } from './harness/begin.ts';
import { chance } from './harness/chance.ts';
import { play } from './harness/game.ts';
import { mouse } from './harness/hands.ts';
import { everythingIn, holdingsOf } from './harness/holdings.ts';
import { person } from './harness/match.ts';
import { whispersIn } from './harness/secrets.ts';
import { prospect } from './harness/table.ts';
import { test } from './harness/test.ts';
import { t } from './harness/words.ts';
import { SUBJECTS } from './subjects/index.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];
for (const subject of SUBJECTS)
  test(`${subject.title.id}: three around one screen, with the curtain between them until each has been asked`, async ({
    visit,
  }) => {
    const there = await visit({ seed: 3 });
    const { page, context, go, passed } = there;
    await go('/');
    await through(page, 'shared', subject);
    for (const [i, name] of NAMES.entries())
      await page.getByRole('textbox', { name: t('new.seat-name', { number: i + 1 }) }).fill(name);
    await page.getByRole('button', { name: t('new.start') }).click();
    expect((await prospect(page)).what).toBe('curtain');
    await beginAt(there, subject, NAMES.map(person));

    let curtains = 0;
    let isLifted = false;
    const seated = NAMES.map(() => 0);
    const found: string[] = [];
    const whispersOf = whispersIn(subject, NAMES);
    let whisperedTo = 0;
    /** No line that only somebody else may read is in the page. */
    const readable = async (eyes: number | null) => {
      const all = await everythingIn(page);
      const whispers = whispersOf(await passed());
      whisperedTo = whispers.size;
      for (const [seat, lines] of whispers)
        for (const line of lines)
          if (seat !== eyes && all.includes(line)) found.push(`"${line}" while seat ${eyes} looks`);
    };

    const end = await play({
      page,
      player: subject.player(chance(11), 1),
      hands: mouse,
      async stopAt(now) {
        if (now.what === 'curtain') {
          curtains++;
          await page.mouse.click(3, 3); // the browser itself remembers what was pressed last
          await readable(null);
          const isLast = curtains > 2 && Math.min(...seated) > 0 && whisperedTo === NAMES.length;
          // the memory is searched when it has held most: that takes its time
          if (isLast)
            expect(await holdingsOf(subject, context, page)).toEqual({
              opened: [],
              asked: [],
              whispered: [],
            });
          isLifted = true;
          return isLast;
        } else if (now.what !== 'over' && now.drawn.seat !== null && isLifted) {
          isLifted = false;
          const { seat } = now.drawn;
          const times = (seated[seat] ?? 0) + 1;
          seated[seat] = times;
          if (times > 1) return false;
          await readable(seat);
          if (Math.min(...seated) === 0) return false;
          const { opened, asked, whispered } = await holdingsOf(subject, context, page);
          expect(opened).toEqual([seat]);
          expect([...asked, ...whispered].filter(of => of !== seat)).toEqual([]);
        }
        return false;
      },
    });

    expect(end.what).toBe('curtain');
    expect(found).toEqual([]);
    expect(Math.min(...seated)).toBeGreaterThan(0);
    expect(curtains).toBeGreaterThan(2);
    expect(whisperedTo).toBe(3);
  });
