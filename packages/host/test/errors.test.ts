import { title } from '@thameside/key-to-the-city';
import { ERRORS, type ErrorCode } from '@thameside/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryStore, Unavailable } from '../src/index.ts';
import { bot, codeOf, type Desk, desk, person, play, type Reply } from './desk.ts';

const NOWHERE = 'a'.repeat(20);
const TWO = [person('Ann'), person('Ben')];

/** One way to each error. */
const WAYS: Readonly<Record<ErrorCode, (d: Desk) => Promise<Reply>>> = {
  'bad-request': d => d.raw({ id: 1, cmd: 'dance' }),
  'no-table': d => d.ask('watch', { table: NOWHERE, seat: 0 }),
  'no-game': d => d.ask('create', { game: 'chess', seats: TWO, options: {}, set: null, lesson: false }),
  'no-seat': async d => d.ask('watch', { table: await d.create(TWO), seat: 5 }),
  'bad-options': d =>
    d.ask('create', { game: title.id, seats: TWO, options: { colour: 'pink' }, set: null, lesson: false }),
  'bad-set': d => d.ask('create', { game: title.id, seats: TWO, options: {}, set: 'no set', lesson: false }),
  'bad-file': d => d.ask('load', { text: 'no match', seats: TWO, set: null }),
  stale: async d => {
    const table = await d.create(TWO);
    return d.ask('answer', { table, seat: 0, version: 999, answers: ['pass'] });
  },
  'key-reused': async d => {
    const table = await d.create(TWO);
    await d.ask('watch', { table, seat: null });
    const key = 'f'.repeat(32);
    const seat = d.sight().waiting[0] ?? 0;
    const at = { table, seat, version: d.sight().version, key };
    await d.ask('answer', { ...at, answers: ['pass'] });
    return d.ask('answer', { ...at, answers: ['bid'] });
  },
  elsewhere: async d => {
    const table = await d.create(TWO);
    const claims = {
      claim: async () => false,
      takeOver: async () => {},
      release: () => {},
      announce: () => {},
      listen: () => {},
    };
    const other = desk('another tab', { store: d.store, claims });
    await other.ask('watch', { table, seat: null });
    const { waiting, version } = other.sight();
    return other.ask('answer', { table, seat: waiting[0] ?? 0, version, answers: ['pass'] });
  },
  unreadable: async d => {
    const table = await d.create(TWO);
    return desk('without rules', { store: d.store, engineOf: async () => null }).ask('watch', {
      table,
      seat: 0,
    });
  },
  'not-asked': async d => {
    const table = await d.create(TWO);
    await d.ask('watch', { table, seat: null });
    const { waiting, version } = d.sight();
    return d.ask('answer', { table, seat: waiting[0] === 0 ? 1 : 0, version, answers: ['pass'] });
  },
  'not-offered': async d => {
    const table = await d.create(TWO);
    await d.ask('watch', { table, seat: null });
    const { waiting, version } = d.sight();
    return d.ask('answer', { table, seat: waiting[0] ?? 0, version, answers: ['fly'] });
  },
  reveals: async d => {
    await d.ask('manners', { milliseconds: 0, confirm: false });
    const table = await d.create(TWO);
    await d.ask('watch', { table, seat: null });
    // both pass: all sail, the last berth ends the era, and keyples are drawn
    const berths = ({ ask }: { ask: { k: string; answers: unknown[] } | null }) =>
      ask?.k === 'turn' ? ask.answers.indexOf('pass') : 0;
    let reply: Reply = { kind: 'done', re: 0 };
    for (let i = 0; i < 30; i++) {
      const now = await play(d, table, sight => sight.ask?.k === 'berth', berths);
      if (now.seat === null || !now.ask) break;
      const { seat, version } = now;
      reply = await d.ask('answer', { table, seat, version, answers: [now.ask.answers[0] as never, 'more'] });
      if (codeOf(reply) === 'reveals') return reply;
      await d.ask('answer', { table, seat, version, answers: [now.ask.answers[0] as never] });
    }
    return reply;
  },
  'cannot-undo': async d => {
    const table = await d.create(TWO);
    await d.ask('watch', { table, seat: null });
    return d.ask('undo', { table, seat: 0, version: d.sight().version });
  },
  'not-over': async d => d.ask('export', { table: await d.create(TWO) }),
  unavailable: async d => {
    d.store.list = async () => {
      throw new Unavailable();
    };
    return d.ask('tables', {});
  },
  internal: async d => {
    d.store.list = async () => {
      throw new Error('the disk is gone');
    };
    return d.ask('tables', {});
  },
};

describe('errors', () => {
  for (const code of ERRORS)
    test(`${code}: is told, and the host goes on`, async () => {
      const d = desk(`error ${code}`);
      const reply = await WAYS[code](d);
      expect(codeOf(reply)).toBe(code);
      const table = await d.create(TWO);
      expect(codeOf(await d.ask('watch', { table, seat: 0 }))).toBe('done');
    });

  test('every request for a table that is not there says so, except those that have nothing to do then', async () => {
    const d = desk('nowhere');
    const at = { table: NOWHERE, seat: 0, version: 0 };
    const { version: _, ...seated } = at;
    expect(codeOf(await d.ask('answer', { ...at, answers: ['pass'] }))).toBe('no-table');
    expect(codeOf(await d.ask('probe', { ...at, lines: [['pass']] }))).toBe('no-table');
    for (const cmd of ['end-turn', 'undo', 'restart'] as const)
      expect(codeOf(await d.ask(cmd, at))).toBe('no-table');
    for (const cmd of ['past', 'fork'] as const)
      expect(codeOf(await d.ask(cmd, { ...seated, move: 0 }))).toBe('no-table');
    for (const cmd of ['export', 'set', 'course'] as const)
      expect(codeOf(await d.ask(cmd, { table: NOWHERE }))).toBe('no-table');
    expect(codeOf(await d.ask('hint', seated))).toBe('no-table');
    expect(codeOf(await d.ask('hand-over', { ...seated, to: bot('B') }))).toBe('no-table');
    for (const cmd of ['leave', 'forget'] as const)
      expect(codeOf(await d.ask(cmd, { table: NOWHERE }))).toBe('done');
  });

  test('a seat that is not there, or that a bot plays, is refused everywhere', async () => {
    const d = desk('no seat');
    const table = await d.create([person('Ann'), bot('Bob')]);
    for (const seat of [1, 7]) {
      const at = { table, seat, version: 0 };
      expect(codeOf(await d.ask('answer', { ...at, answers: ['pass'] }))).toBe('no-seat');
      for (const cmd of ['end-turn', 'undo', 'restart'] as const)
        expect(codeOf(await d.ask(cmd, at))).toBe('no-seat');
      expect(codeOf(await d.ask('hint', { table, seat }))).toBe('no-seat');
    }
    for (const cmd of ['past', 'fork'] as const)
      expect(codeOf(await d.ask(cmd, { table, seat: 7, move: 0 }))).toBe('no-seat');
    expect(codeOf(await d.ask('hand-over', { table, seat: 7, to: bot('B') }))).toBe('no-seat');
  });

  test('what could not be kept is not shown, and has not happened', async () => {
    const d = desk('disk full');
    const table = await d.create(TWO);
    await d.ask('watch', { table, seat: null });
    const before = d.sight();
    const seat = before.waiting[0] ?? 0;
    const { append } = d.store;
    d.store.append = async () => {
      throw new Error('no room');
    };
    const at = { table, seat, version: before.version };
    expect(codeOf(await d.ask('answer', { ...at, answers: ['pass'] }))).toBe('internal');
    expect(d.sight()).toEqual(before);
    d.store.append = append;
    expect(codeOf(await d.ask('answer', { ...at, answers: ['pass'] }))).toBe('done');
  });

  test('a table that no rules at hand can play is listed, can be forgotten, and says that it cannot be opened', async () => {
    const store = memoryStore();
    const table = await desk('old rules', { store }).create(TWO);
    const fresh = desk('new rules', { store, engineOf: async () => null });
    expect(await fresh.ask('tables', {})).toMatchObject({ tables: [{ table }] });
    expect(codeOf(await fresh.ask('watch', { table, seat: 0 }))).toBe('unreadable');
    expect(codeOf(await fresh.ask('forget', { table }))).toBe('done');
  });

  test('a match file with a fault is refused with its line', async () => {
    const d = desk('bad line');
    const table = await d.create([bot('A'), bot('B')]);
    await d.ask('manners', { milliseconds: 0, confirm: false });
    await d.ask('watch', { table, seat: null });
    await d.run(() => d.sight().result !== null);
    const exported = await d.ask('export', { table });
    if (exported.kind !== 'text') throw new Error(exported.kind);
    const broken = exported.text.replace(/^3 .*$/m, '3 0 turn fly');
    const line = broken.split('\n').findIndex(each => each.startsWith('3 ')) + 1;
    const reply = await d.ask('load', { text: broken, seats: TWO, set: null });
    expect(reply).toMatchObject({ code: 'bad-file', faults: [{ at: String(line) }] });
    expect(
      codeOf(await d.ask('load', { text: exported.text, seats: [...TWO, person('C')], set: null })),
    ).toBe('bad-options');
  });
});

describe('garbage', () => {
  const word = fc.constantFrom(
    'create',
    'answer',
    'watch',
    'undo',
    'past',
    'load',
    'hand-over',
    'manners',
    '__proto__',
    '',
  );
  const junk = fc.oneof(fc.anything(), fc.constantFrom(-1, 1.5, 1e9, null, 'x'.repeat(600_000), [], {}));

  test('is answered by one error each, and does no harm', async () => {
    const d = desk('garbage');
    const table = await d.create(TWO);
    await d.ask('watch', { table, seat: 0 });
    const before = d.sight();
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          junk,
          fc.record(
            {
              id: junk,
              cmd: word,
              table: fc.oneof(fc.constant(table), junk),
              seat: junk,
              version: junk,
              answers: junk,
              move: junk,
              text: junk,
            },
            { requiredKeys: ['cmd'] },
          ),
        ),
        async message => {
          const heard = d.heard.length;
          const reply = await d.raw(message);
          expect(d.heard.length).toBe(heard + 1);
          expect(codeOf(reply)).toBe('bad-request');
        },
      ),
      { numRuns: 300 },
    );
    await d.ask('watch', { table, seat: 0 });
    expect(d.sight()).toEqual(before);
  });

  test('well-formed answers of any kind never break a match', async () => {
    const d = desk('any answer');
    const table = await d.create(TWO);
    await d.ask('watch', { table, seat: null });
    const single = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.integer(),
      fc.constantFrom('bid', 'pass', 'sail', 'toString', 'constructor'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(single, fc.array(single, { maxLength: 8 })), { minLength: 1, maxLength: 5 }),
        async answers => {
          const { version, waiting } = d.sight();
          const reply = await d.ask('answer', {
            table,
            seat: waiting[0] ?? 0,
            version,
            answers: answers as never,
          });
          expect(['done', 'not-offered', 'not-asked', 'reveals']).toContain(codeOf(reply));
        },
      ),
      { numRuns: 200 },
    );
  });
});
