import { commitment } from '@thameside/kernel';
import { title } from '@thameside/key-to-the-city';
import { describe, expect, test } from 'vitest';
import { bot, codeOf, desk, person, play } from './desk.ts';

describe('a table', () => {
  test('is made, watched, listed, left and forgotten', async () => {
    const d = desk('made');
    const table = await d.create([person('Ann'), bot('Bob')], { homes: 'chosen' });
    expect(d.heard.some(({ kind }) => kind === 'sight')).toBe(false); // nobody is looking yet
    expect(codeOf(await d.ask('watch', { table, seat: 0 }))).toBe('done');
    const sight = d.sight();
    expect(sight).toMatchObject({
      table,
      game: title.id,
      seat: 0,
      version: expect.any(Number),
      result: null,
      seed: null,
    });
    expect(sight.options.homes).toBe('chosen');
    const listed = await d.ask('tables', {});
    expect(listed).toMatchObject({
      kind: 'tables',
      tables: [{ table, over: false, waiting: sight.waiting }],
    });
    expect(codeOf(await d.ask('leave', { table }))).toBe('done');
    const shown = d.heard.length;
    await d.run();
    expect(d.heard.length).toBe(shown); // bots rest while nobody looks
    expect(codeOf(await d.ask('forget', { table }))).toBe('done');
    expect(await d.ask('tables', {})).toMatchObject({ tables: [] });
    expect(codeOf(await d.ask('watch', { table, seat: 0 }))).toBe('no-table');
  });

  test('shows a spectator no question and no secret', async () => {
    const d = desk('spectator');
    const table = await d.create([person('Ann'), person('Ben')]);
    await d.ask('watch', { table, seat: null });
    const { seat, ask, canUndo, view, horizon, move } = d.sight();
    expect({ seat, ask, canUndo }).toEqual({ seat: null, ask: null, canUndo: false });
    expect(horizon).toBe(move);
    expect((view as { players: { screen: unknown }[] }).players.map(({ screen }) => screen)).toEqual([
      null,
      null,
    ]);
  });

  test('says what each waits for by the question’s name', async () => {
    const d = desk('asked');
    const table = await d.create([person('Ann'), person('Ben'), person('Cleo')]);
    await d.ask('watch', { table, seat: null });
    const { waiting, asked } = d.sight();
    expect(asked).toEqual(waiting.map(seat => ({ seat, k: 'turn' })));
  });

  test('outlives its host, with everything that the match itself does not know', async () => {
    const d = desk('kept');
    await d.ask('manners', { milliseconds: 0, confirm: true });
    const table = await d.create([person('Ann'), person('Ben')]);
    await d.ask('watch', { table, seat: null });
    const before = await play(d, table, ({ held }) => held !== null);
    const again = desk('kept again', { store: d.store });
    await again.ask('watch', { table, seat: before.seat });
    expect(again.sight()).toEqual(before);
  });
});

describe('the end of a match', () => {
  const ended = async (seed: string) => {
    const d = desk(seed);
    await d.ask('manners', { milliseconds: 0, confirm: false });
    const table = await d.create([person('Ann'), bot('Bob')]);
    await d.ask('watch', { table, seat: 0 });
    return { d, table, sight: await play(d, table, ({ result }) => result !== null) };
  };

  test('tells the seed, the points and all that was hidden', async () => {
    const { d, table, sight } = await ended('end');
    expect(sight.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(commitment(sight.seed ?? '')).toBe(sight.commitment);
    const { totals, lines, ranking } = sight.result ?? { totals: [], lines: [], ranking: [] };
    expect(lines.map(own => own.reduce((sum, { points }) => sum + points, 0))).toEqual(totals);
    expect(sight.scores).toEqual(totals);
    expect([...ranking].sort()).toEqual([1, 2]);
    const drawn = (await d.wholeLog(table))
      .flatMap(({ events }) => events)
      .filter(({ t }) => t === 'drew-colours');
    expect(new Set(drawn.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    expect(sight).toMatchObject({ waiting: [], asked: [], ask: null, canUndo: false, held: null });
  });

  test('gives the course of the points, the text, and the text gives the table again', async () => {
    const { d, table, sight } = await ended('course');
    const course = await d.ask('course', { table });
    if (course.kind !== 'course') throw new Error(course.kind);
    expect(course.course[0]).toEqual({ move: 0, totals: [0, 0] });
    expect(course.course.at(-1)).toEqual({ move: sight.move, totals: sight.result?.totals });
    expect(course.course.map(({ move }) => move)).toEqual(
      course.course.map(({ move }) => move).toSorted((a, b) => a - b),
    );
    const text = await d.ask('export', { table });
    if (text.kind !== 'text') throw new Error(text.kind);
    expect(text.text).toContain('# seats [{"kind":"person","name":"Ann"}');
    const loaded = await d.ask('load', { text: text.text, seats: [bot('X'), person('Y')], set: null });
    if (loaded.kind !== 'table') throw new Error(loaded.kind);
    await d.ask('watch', { table: loaded.table, seat: 1 });
    expect(d.sight()).toMatchObject({ move: sight.move, result: sight.result, seed: sight.seed });
  });

  test('opens the past to every pair of eyes', async () => {
    const { d, table, sight } = await ended('open past');
    for (const seat of [0, 1, null]) {
      const reply = await d.ask('past', { table, seat, move: Math.floor(sight.move / 2) });
      if (reply.kind !== 'past') throw new Error(reply.kind);
      expect(reply.sight.seat).toBe(seat);
      expect(reply.sight.result).toBeNull();
      const page = await d.ask('log', { table, seat, before: 100_000 });
      if (page.kind !== 'log') throw new Error(page.kind);
      const whole = await d.ask('log', { table, seat, before: 200 });
      if (whole.kind !== 'log') throw new Error(whole.kind);
      const drawn = whole.log.flatMap(({ events }) => events).filter(({ t }) => t === 'drew-colours');
      expect(new Set(drawn.map(event => event.seat))).toEqual(new Set([0, 1]));
    }
  });
});

describe('a replacement set', () => {
  const text = (name: string) => {
    const json = JSON.parse(title.exportSet()) as Record<string, unknown>;
    return JSON.stringify({ ...json, set: name });
  };
  test('is played with, told, forked and exported', async () => {
    const d = desk('set');
    const reply = await d.ask('create', {
      game: title.id,
      seats: [bot('A'), bot('B')],
      options: {},
      set: text('mine-1'),
      lesson: false,
    });
    if (reply.kind !== 'table') throw new Error(JSON.stringify(reply));
    const { table } = reply;
    expect(await d.ask('set', { table })).toMatchObject({ kind: 'text', text: text('mine-1') });
    await d.ask('manners', { milliseconds: 0, confirm: false });
    await d.ask('watch', { table, seat: null });
    expect(d.sight().set.name).toBe('mine-1');
    const forked = await d.ask('fork', { table, seat: null, move: 0 });
    if (forked.kind !== 'table') throw new Error(forked.kind);
    await d.ask('watch', { table, seat: null });
    await d.run(() => d.sight().result !== null);
    const exported = await d.ask('export', { table });
    expect(exported.kind === 'text' && /^# set .*"set":"mine-1"/m.test(exported.text)).toBe(true);
    expect(codeOf(await d.ask('set', { table: forked.table }))).toBe('text');
  });
  test('that cannot be read is refused with its faults', async () => {
    const d = desk('bad set');
    for (const set of ['{', '{}', '[]']) {
      const reply = await d.ask('create', {
        game: title.id,
        seats: [bot('A'), bot('B')],
        options: {},
        set,
        lesson: false,
      });
      expect(reply).toMatchObject({ kind: 'error', code: 'bad-set' });
      expect(reply.kind === 'error' && reply.faults.length).toBeGreaterThan(0);
    }
  });
});
