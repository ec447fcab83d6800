import type { Answer } from '@thameside/kernel';
import { MOST_LINES, type Request, type Sight } from '@thameside/protocol';
import { describe, expect, test } from 'vitest';
import { bot, codeOf, type Desk, desk, person, play } from './desk.ts';

async function twoAt(
  seed: string,
  confirm = false,
): Promise<{ d: Desk; table: string; at: Sight; seat: number }> {
  const d = desk(seed);
  await d.ask('manners', { milliseconds: 0, confirm });
  const table = await d.create([person('Ann'), person('Ben')]);
  await d.ask('watch', { table, seat: null });
  const at = await play(d, table, ({ ask }) => ask?.k === 'turn');
  return { d, table, at, seat: at.seat ?? 0 };
}
/** Answer as often as the seat is asked on, the first answer first. */
async function finish(d: Desk, table: string, seat: number): Promise<Sight> {
  for (let i = 0; i < 20; i++) {
    const { ask, version } = d.sight();
    if (!ask) break;
    await d.ask('answer', { table, seat, version, answers: [ask.answers[0] as never] });
  }
  return d.sight();
}

/** Use tiles, for what they bring is laid in a lane, and bid for tiles, for they are placed in one. */
const using = ({ ask, move, log }: Sight): number => {
  const turns = log.filter(({ k }) => k === 'turn').length;
  const verb = turns % 3 === 0 ? 'use' : 'bid';
  const wanted = ask?.k === 'turn' && turns % 11 < 9 ? ask.answers.indexOf(verb) : -1;
  return wanted >= 0 ? wanted : (move * 7 + 3) % (ask?.answers.length ?? 1);
};
const sailing = ({ ask }: Sight): number => Math.max(0, ask?.answers.indexOf('sail') ?? 0);

describe('answers', () => {
  test('move the version, and a stale one changes nothing but shows the table again', async () => {
    const { d, table, at, seat } = await twoAt('stale');
    const { version } = at;
    expect(codeOf(await d.ask('answer', { table, seat, version, answers: ['bid'] }))).toBe('done');
    const after = d.sight();
    expect(after.version).toBeGreaterThan(version);
    const shown = d.heard.length;
    expect(codeOf(await d.ask('answer', { table, seat, version, answers: ['bid'] }))).toBe('stale');
    expect(d.heard.length).toBe(shown + 2);
    expect(d.sight()).toEqual(after);
  });

  test('of several questions are taken all or not at all', async () => {
    const { d, table, at, seat } = await twoAt('all');
    const { version } = at;
    const bad = await d.ask('answer', { table, seat, version, answers: ['bid', 'nowhere'] });
    expect(bad).toMatchObject({ code: 'not-offered', refusal: null });
    await d.ask('watch', { table, seat });
    expect(d.sight()).toEqual(at);
    const tile = ((at.view as { centre: { id: string }[] }).centre[0]?.id ?? '') as Answer;
    expect(codeOf(await d.ask('answer', { table, seat, version, answers: ['bid', tile as never] }))).toBe(
      'done',
    );
    expect(d.sight().log.at(-1)?.move).toBe(d.sight().move);
    expect(d.sight().move).toBeGreaterThanOrEqual(at.move + 2);
  });

  test('that make up a set are kept in one order, in whatever order they are given, one by one or at once', async () => {
    const { d, table } = await twoAt('sets');
    const isSet = ({ ask }: Sight) =>
      ['pick', 'take', 'group'].includes(ask?.k ?? '') && (ask?.answers.length ?? 0) > 2;
    const { ask, seat: of } = await play(d, table, isSet, using);
    const seat = of ?? 0;
    const [a, b] = ask?.answers.filter(answer => answer !== 'enough' && answer !== 'all') ?? [];
    /** The answers as they are kept. */
    const kept = async () => {
      const list: Answer[] = [];
      for (const { dropped = [], given = [] } of await d.store.rows(table, 0)) {
        for (const number of dropped) list.splice(number - 1, 1);
        list.push(...given.map(([, answer]) => answer));
      }
      return list;
    };
    const given = async (...lists: unknown[][]) => {
      for (const answers of lists) {
        const { version } = d.sight();
        expect(codeOf(await d.ask('answer', { table, seat, version, answers: answers as never }))).toBe(
          'done',
        );
      }
      const list = await kept();
      const { view, ask: next } = d.sight();
      // back to before the set
      while (d.sight().ask?.k !== ask?.k || JSON.stringify(d.sight().ask) !== JSON.stringify(ask))
        await d.ask('undo', { table, seat, version: d.sight().version });
      return { list, view, next };
    };
    const first = await given([a], [b]);
    expect(await given([b], [a])).toEqual(first);
    expect(await given([b, a])).toEqual(first);
    expect(await given([a, b])).toEqual(first);
    // and all or none
    const { version } = d.sight();
    const before = await kept();
    expect(codeOf(await d.ask('answer', { table, seat, version, answers: [b as never, 'nowhere'] }))).toBe(
      'not-offered',
    );
    expect(await kept()).toEqual(before);
  });

  test('that a rule forbids are refused with its number', async () => {
    const { d, table, at, seat } = await twoAt('refused');
    const refused = at.ask?.refused[0];
    expect(refused).toBeDefined();
    const reply = await d.ask('answer', {
      table,
      seat,
      version: at.version,
      answers: [refused?.answer as never],
    });
    expect(reply).toMatchObject({ code: 'not-offered', refusal: refused?.refusal });
  });

  test('that leave no choice are given by themselves and logged as such', async () => {
    const d = desk('forced');
    await d.ask('manners', { milliseconds: 0, confirm: false });
    const table = await d.create([person('Ann'), person('Ben')]);
    await d.ask('watch', { table, seat: null });
    await play(d, table, ({ result }) => result !== null);
    const log = await d.wholeLog(table);
    const autos = log.filter(({ auto }) => auto);
    expect(autos.length).toBeGreaterThan(5);
    // what commits is never given for a person, although it has one answer only
    expect(log.filter(({ k }) => k === 'ready').every(({ auto }) => !auto)).toBe(true);
    expect(log.some(({ k }) => k === 'ready')).toBe(true);
  });
});

describe('taking back', () => {
  test('goes to the latest real choice; restarting goes to the first', async () => {
    const { d, table, at, seat } = await twoAt('undo');
    const give = async (answer: unknown) =>
      d.ask('answer', { table, seat, version: d.sight().version, answers: [answer as never] });
    await give('bid');
    const second = d.sight();
    expect(second.canUndo).toBe(true);
    expect(second.horizon).toBe(at.move);
    await give(second.ask?.answers[0]);
    expect(codeOf(await d.ask('undo', { table, seat, version: d.sight().version }))).toBe('done');
    expect({ ...d.sight(), version: 0 }).toEqual({ ...second, version: 0 });
    await give(second.ask?.answers[1]);
    expect(codeOf(await d.ask('restart', { table, seat, version: d.sight().version }))).toBe('done');
    expect({ ...d.sight(), version: 0 }).toEqual({ ...at, version: 0 });
    expect(codeOf(await d.ask('undo', { table, seat, version: d.sight().version }))).toBe('cannot-undo');
    expect(codeOf(await d.ask('restart', { table, seat, version: d.sight().version }))).toBe('cannot-undo');
  });

  test('drops what went by itself together with the choice that led to it, and never asks what has one answer', async () => {
    const d = desk('undo forced');
    await d.ask('manners', { milliseconds: 0, confirm: true });
    const table = await d.create([person('Ann'), person('Ben')]);
    await d.ask('watch', { table, seat: null });
    let undone = 0;
    await play(
      d,
      table,
      sight => sight.result !== null,
      sight => {
        if (sight.log.at(-1)?.auto && sight.canUndo && sight.log.at(-1)?.seat === sight.seat) undone++;
        return (sight.move * 5 + 1) % (sight.ask?.answers.length ?? 1);
      },
    );
    expect(undone).toBeGreaterThan(0);
  });

  test('is possible at every moment at which the sight says so, and at no other', async () => {
    const d = desk('undo always');
    await d.ask('manners', { milliseconds: 0, confirm: true });
    const table = await d.create([person('Ann'), person('Ben'), person('Cleo')]);
    await d.ask('watch', { table, seat: null });
    let tried = 0;
    for (let i = 0; i < 120; i++) {
      const now = await play(d, table, ({ move }) => move > i * 2);
      if (now.result) break;
      for (const seat of [0, 1, 2]) {
        await d.ask('watch', { table, seat });
        const before = d.sight();
        const code = codeOf(await d.ask('undo', { table, seat, version: before.version }));
        expect(code).toBe(before.canUndo ? 'done' : 'cannot-undo');
        expect(before.horizon).toBeGreaterThanOrEqual(before.barrier);
        if (code !== 'done') continue;
        tried++;
        expect(d.sight().move).toBeGreaterThanOrEqual(before.horizon);
        const forced = d.sight().ask;
        expect(forced === null || forced.commits || forced.answers.length > 1).toBe(true);
      }
    }
    expect(tried).toBeGreaterThan(30);
  });
});

describe('a turn that is ended by a word of its own', () => {
  test('is held: the next player waits, and everything can be taken back', async () => {
    const { d, table, at, seat } = await twoAt('held', true);
    const other = 1 - seat;
    await d.ask('answer', { table, seat, version: at.version, answers: ['pass'] });
    expect(d.sight()).toMatchObject({ held: seat, waiting: [seat], asked: [], ask: null, canUndo: true });
    await d.ask('watch', { table, seat: other });
    expect(d.sight()).toMatchObject({ ask: null, held: seat });
    const { version } = d.sight();
    expect(codeOf(await d.ask('answer', { table, seat: other, version, answers: ['pass'] }))).toBe(
      'not-asked',
    );
    expect(codeOf(await d.ask('end-turn', { table, seat: other, version }))).toBe('not-asked');
    expect(codeOf(await d.ask('hint', { table, seat: other }))).toBe('not-asked');
    expect(codeOf(await d.ask('end-turn', { table, seat, version }))).toBe('done');
    expect(d.sight()).toMatchObject({ held: null, waiting: [other] });
    expect(d.sight().ask?.k).toBe('turn');
    expect(codeOf(await d.ask('end-turn', { table, seat, version: d.sight().version }))).toBe('not-asked');
  });

  test('goes on when its last answer is taken back', async () => {
    const { d, table, at, seat } = await twoAt('unheld', true);
    await d.ask('answer', { table, seat, version: at.version, answers: ['pass'] });
    await d.ask('undo', { table, seat, version: d.sight().version });
    expect(d.sight()).toMatchObject({ held: null, waiting: [seat] });
    expect(d.sight().ask?.k).toBe('turn');
  });

  test('keeps bots waiting, and also what leaves the next person no choice', async () => {
    const d = desk('held bots');
    await d.ask('manners', { milliseconds: 0, confirm: true });
    const table = await d.create([person('Ann'), bot('Bob')]);
    await d.ask('watch', { table, seat: 0 });
    await play(d, table, ({ ask }) => ask?.k === 'turn');
    const done = await finish(d, table, 0);
    expect(done.held).toBe(0);
    await d.run();
    expect(d.sight().move).toBe(done.move);
    await d.ask('end-turn', { table, seat: 0, version: d.sight().version });
    await d.run();
    expect(d.sight().move).toBeGreaterThan(done.move);
  });

  test('stays held while its owner has something to do besides, and is let go by what commits', async () => {
    const d = desk('held lanes');
    await d.ask('manners', { milliseconds: 0, confirm: true });
    const table = await d.create([person('Ann'), bot('Bob')]);
    await d.ask('watch', { table, seat: 0 });
    await play(d, table, ({ result }) => result !== null, using);
    const sights = d.seen;
    const lanesHeld = sights.filter(({ held, ask }) => held === 0 && ask?.lane).length;
    const ready = sights.filter(({ log }) => log.at(-1)?.k === 'ready' && log.at(-1)?.seat === 0);
    expect(ready.every(({ held }) => held === null)).toBe(true);
    const committed = ready.length;
    expect(lanesHeld).toBeGreaterThan(0);
    expect(committed).toBeGreaterThan(0);
  });

  test('is let go when the preference goes', async () => {
    const { d, table, at, seat } = await twoAt('preference', true);
    await d.ask('answer', { table, seat, version: at.version, answers: ['pass'] });
    expect(d.sight().held).toBe(seat);
    await d.ask('manners', { milliseconds: 0, confirm: false });
    expect(d.sight()).toMatchObject({ held: null, waiting: [1 - seat] });
  });

  test('is not held without the preference, nor where nothing could be taken back', async () => {
    const { d, table, at, seat } = await twoAt('not held');
    await d.ask('answer', { table, seat, version: at.version, answers: ['pass'] });
    expect(d.sight()).toMatchObject({ held: null, waiting: [1 - seat] });
  });
});

describe('probing', () => {
  type Line = Extract<Request, { cmd: 'probe' }>['lines'][number];
  /** Where one line would lead. */
  const tried = async (d: Desk, at: { table: string; seat: number; version: number }, line: Line) => {
    const reply = await d.ask('probe', { ...at, lines: [line] });
    if (reply.kind !== 'probe' || !reply.tried[0]) throw new Error(codeOf(reply));
    return reply.tried[0];
  };

  test('tells what would be asked, seen and counted, and changes nothing', async () => {
    const { d, table, at, seat } = await twoAt('probe');
    const shown = d.heard.length;
    const found = await tried(d, { table, seat, version: at.version }, ['bid']);
    expect(found).toMatchObject({ answers: ['bid'], stopped: null, ask: { k: 'bid' } });
    expect(d.heard.length).toBe(shown + 1);
    await d.ask('answer', { table, seat, version: at.version, answers: ['bid'] });
    const { ask, view, scores } = d.sight();
    expect({ ask: found.ask, view: found.view }).toEqual({ ask, view });
    const sums = found.points.map(lines => lines.reduce((sum, { points }) => sum + points, 0));
    expect(sums).toEqual(scores);
  });
  test('answers every line by itself', async () => {
    const { d, table, at, seat } = await twoAt('probe end');
    const request = { table, seat, version: at.version };
    const reply = await d.ask('probe', { ...request, lines: [['pass'], ['fly'], ['bid', 'nowhere'], []] });
    expect(reply.kind === 'probe' && reply.tried).toMatchObject([
      { answers: ['pass'], stopped: null, ask: null },
      { answers: [], stopped: { code: 'not-offered', refusal: null }, ask: { k: 'turn' } },
      { answers: ['bid'], stopped: { code: 'not-offered' }, ask: { k: 'bid' } },
      { answers: [], stopped: null, view: at.view },
    ]);
    const [refused] = (await tried(d, request, ['bid'])).ask?.refused ?? [];
    if (refused)
      expect((await tried(d, request, ['bid', refused.answer])).stopped?.refusal).toEqual(refused.refusal);
    expect(codeOf(await d.ask('probe', { ...request, version: at.version + 1, lines: [[]] }))).toBe('stale');
    expect((await tried(d, { ...request, seat: 1 - seat }, ['pass'])).stopped?.code).toBe('not-asked');
  });
  test('takes so many lines of so many answers, and no more', async () => {
    const { d, table, at, seat } = await twoAt('probe size');
    const request = { table, seat, version: at.version };
    const lines = (count: number, length: number) =>
      Array.from({ length: count }, () => Array.from({ length }, () => 'pass'));
    for (const many of [lines(0, 1), lines(MOST_LINES + 1, 1), lines(1, 41)])
      expect(codeOf(await d.ask('probe', { ...request, lines: many }))).toBe('bad-request');
    const reply = await d.ask('probe', { ...request, lines: lines(MOST_LINES, 40) });
    expect(reply.kind === 'probe' && reply.tried.length).toBe(MOST_LINES);
  });
  test('never looks at what an answer would bring to light', async () => {
    const d = desk('probe reveals');
    await d.ask('manners', { milliseconds: 0, confirm: false });
    const table = await d.create([person('Ann'), person('Ben')]);
    await d.ask('watch', { table, seat: null });
    let revealing = 0;
    for (let moves = 0; ; moves++) {
      const now = await play(d, table, ({ move, ask }) => ask !== null && move >= moves, sailing);
      if (now.result || !now.ask || now.seat === null) break;
      const { seat, version, ask, move, view } = now;
      const answers = [ask.answers[sailing(now)] as never];
      const { stopped, ...found } = await tried(d, { table, seat, version }, answers);
      await d.ask('answer', { table, seat, version, answers });
      const isRevealed = d.sight().barrier > move;
      // an answer that leaves the next person no choice can let that one's answer reveal something
      if (!isRevealed) expect(stopped).toBeNull();
      if (stopped) {
        revealing++;
        expect({ code: stopped.code, isRevealed }).toEqual({ code: 'reveals', isRevealed: true });
        if (found.answers.length === 0) expect(found.view).toEqual(view);
      }
    }
    expect(revealing).toBeGreaterThan(0);
  });
});
