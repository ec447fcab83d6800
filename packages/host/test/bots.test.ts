import { legal } from '@thameside/kernel';
import { title } from '@thameside/key-to-the-city';
import { describe, expect, test } from 'vitest';
import { bot, codeOf, desk, person, play, thinkAtRandom } from './desk.ts';

const atRandom = thinkAtRandom(title);

describe('bots', () => {
  test('play to the end by themselves, one pause before each, while somebody looks', async () => {
    const d = desk('bots');
    await d.ask('manners', { milliseconds: 250, confirm: true });
    const table = await d.create([bot('A'), bot('B'), bot('C')]);
    expect(d.sleepers).toEqual([]);
    await d.ask('watch', { table, seat: null });
    await d.settle();
    expect(d.sleepers.map(({ milliseconds }) => milliseconds)).toEqual([250]);
    await d.run(() => d.sight().result !== null);
    expect(d.sight().result).not.toBeNull();
  });

  test('one runner plays for a table, however often it is woken', async () => {
    const d = desk('one runner');
    const table = await d.create([bot('A'), bot('B')]);
    for (let i = 0; i < 5; i++) await d.ask('watch', { table, seat: null });
    await d.settle();
    expect(d.sleepers).toHaveLength(1);
  });

  test('stop when nobody looks any more, and go on when somebody does', async () => {
    const d = desk('stop');
    const table = await d.create([bot('A'), bot('B')]);
    await d.ask('watch', { table, seat: null });
    await d.tick();
    const { move } = d.sight();
    await d.ask('leave', { table });
    await d.run();
    await d.ask('watch', { table, seat: null });
    expect(d.sight().move).toBe(move);
    await d.tick();
    expect(d.sight().move).toBeGreaterThan(move);
  });

  test('do not overwrite what a person does meanwhile', async () => {
    let free = () => {};
    const d = desk('race', {
      think: async ({ match, seat }) => ({
        answers: [legal(title.game, match, seat)[0] ?? ''],
        reason: null,
      }),
    });
    const table = await d.create([person('Ann'), bot('Bob')]);
    await d.ask('watch', { table, seat: 0 });
    await d.run(() => d.sight().ask?.k === 'turn');
    const append = d.store.append.bind(d.store);
    await d.ask('answer', { table, seat: 0, version: d.sight().version, answers: ['pass'] });
    // the bot's move is being kept while Ann takes hers back
    Object.assign(d.store, {
      append: async (...kept: Parameters<typeof append>) => {
        await new Promise<void>(done => {
          free = done;
        });
        return append(...kept);
      },
    });
    await d.settle();
    d.sleepers.shift()?.wake();
    await d.settle();
    const undo = d.ask('undo', { table, seat: 0, version: d.sight().version });
    await d.settle();
    Object.assign(d.store, { append });
    free();
    expect(codeOf(await undo)).toBe('stale');
    expect(d.sight().log.at(-1)?.seat).toBe(1);
  });

  test('that fail or answer nonsense do not stop the table', async () => {
    for (const choose of [
      () => {
        throw new Error('no idea');
      },
      () => ({ answers: ['nonsense', 'more'], reason: null }),
      () => ({ answers: [], reason: null }),
    ]) {
      const d = desk('broken', { think: async () => choose() });
      await d.ask('manners', { milliseconds: 0, confirm: false });
      const table = await d.create([bot('A'), bot('B')]);
      await d.ask('watch', { table, seat: null });
      await d.run(() => d.sight().move > 40, 200);
      expect(d.sight().move).toBeGreaterThan(40);
    }
  });

  test('think again when something comes to light, and when a plan no longer fits', async () => {
    // a plan that goes on and on: the bot's own answers, then whatever comes first
    const d = desk('plan', {
      think: async job => {
        const first = await atRandom(job);
        return { answers: [...first.answers, 'pass', 0, 'ready', 'all'], reason: { key: 'why', params: {} } };
      },
    });
    await d.ask('manners', { milliseconds: 0, confirm: false });
    const table = await d.create([bot('A'), bot('B'), bot('C')]);
    await d.ask('watch', { table, seat: null });
    await d.run(() => d.sight().result !== null);
    expect(d.sight().result).not.toBeNull();
    const log = await d.wholeLog(table);
    expect(log.filter(({ reason }) => reason?.key === 'why').length).toBeGreaterThan(20);
  });

  test('see nothing but a redealt match: what others hold changes from look to look', async () => {
    const seen = new Set<string>();
    const d = desk('redealt', {
      think: job => {
        const { players } = job.match.s as { players: { screen: unknown }[] };
        seen.add(JSON.stringify(players[1 - job.seat]?.screen));
        return atRandom(job);
      },
    });
    await d.ask('manners', { milliseconds: 0, confirm: false });
    const table = await d.create([bot('A'), bot('B')]);
    await d.ask('watch', { table, seat: null });
    await d.run(() => d.sight().move > 3, 50);
    expect(seen.size).toBeGreaterThan(1);
  });
});

describe('a seat that changes hands', () => {
  test('is played on by a bot, and taken over again', async () => {
    const d = desk('hand over');
    await d.ask('manners', { milliseconds: 0, confirm: true });
    const table = await d.create([person('Ann'), person('Ben')]);
    await d.ask('watch', { table, seat: null });
    const at = await play(d, table, ({ held }) => held !== null);
    const gone = at.held ?? 0;
    expect(codeOf(await d.ask('hand-over', { table, seat: gone, to: bot('Zoe') }))).toBe('done');
    expect(d.sight()).toMatchObject({ held: null });
    expect(d.sight().seats[gone]).toEqual(bot('Zoe'));
    await d.ask('watch', { table, seat: 1 - gone });
    await play(d, table, ({ move, result }) => move > at.move + 60 || result !== null);
    expect(d.sight().log.some(({ seat, move }) => seat === gone && move > at.move)).toBe(true);
    expect(
      codeOf(await d.ask('answer', { table, seat: gone, version: d.sight().version, answers: ['pass'] })),
    ).toBe('no-seat');
    await d.ask('hand-over', { table, seat: gone, to: person('Ann') });
    expect(d.sight().seats[gone]).toEqual(person('Ann'));
  });

  test('can go at every moment of a match', async () => {
    const d = desk('every moment');
    await d.ask('manners', { milliseconds: 0, confirm: true });
    const table = await d.create([person('Ann'), person('Ben')]);
    await d.ask('watch', { table, seat: null });
    for (let i = 0; ; i++) {
      const now = await play(d, table, ({ move }) => move > i * 4);
      if (now.result) break;
      for (const seat of [0, 1]) {
        await d.ask('hand-over', { table, seat, to: bot('Zoe') });
        await d.ask('hand-over', { table, seat, to: person('Back') });
      }
    }
    expect(d.sight().result).not.toBeNull();
  });
});

test('a hint is what the best bot would do, for the person who is asked', async () => {
  const levels: string[] = [];
  const d = desk('hint', {
    think: async job => {
      levels.push(job.level);
      return { ...(await atRandom(job)), reason: { key: 'because', params: { n: 1 } } };
    },
  });
  const table = await d.create([person('Ann'), bot('Bob')]);
  await d.ask('watch', { table, seat: 0 });
  const { ask } = await play(d, table, sight => sight.ask !== null);
  const reply = await d.ask('hint', { table, seat: 0 });
  expect(reply).toMatchObject({ kind: 'hint', reason: { key: 'because' } });
  expect(reply.kind === 'hint' && ask?.answers.map(String).includes(String(reply.answers[0]))).toBe(true);
  expect(levels.at(-1)).toBe('best');
});
