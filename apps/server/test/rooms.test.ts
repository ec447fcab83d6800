import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Any, type Line, newKey, type Person, person } from './harness/player.ts';
import { type Server, startServer } from './harness/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
});

const codeOf = (reply: Any): string => ('code' in reply && reply.kind !== 'code' ? reply.code : reply.kind);

interface Table {
  readonly table: string;
  readonly ann: Person;
  readonly a: Line;
  readonly ben: Person;
  readonly b: Line;
  readonly invitation: string;
}

/** Ann's table, with Ben at it. */
async function tableOf(wish: Parameters<Person['make']>[0] = { game: 'london' }): Promise<Table> {
  const ann = await person(server.origin, 'Ann');
  const table = await ann.make(wish);
  const a = await ann.connect();
  await a.done('room', { table });
  const { invitation } = await a.until(() => a.rooms.get(table));
  const ben = await person(server.origin, 'Ben', invitation ?? '');
  const b = await ben.connect();
  await b.done('room', { table });
  await b.done('sit', { table, seat: null });
  return { table, ann, a, ben, b, invitation: invitation ?? '' };
}
async function begun(wish?: Parameters<Person['make']>[0]): Promise<Table> {
  const t = await tableOf(wish);
  await t.a.done('start', { table: t.table });
  return t;
}
const leave = (...lines: Line[]) => {
  for (const line of lines) line.close();
};

describe('a waiting room', () => {
  test('shows who sits where, to those who may see it, and nothing to others', async () => {
    const { table, a, b } = await tableOf();
    const room = await a.until(() => a.rooms.get(table)?.seats[1]?.kind === 'person' && a.rooms.get(table));
    expect(room.seats).toMatchObject([
      { kind: 'person', name: 'Ann', mine: true, owner: true, presence: 'here' },
      { kind: 'person', name: 'Ben', mine: false, owner: false, presence: 'here' },
    ]);
    expect(room.isOwner).toBe(true);
    expect(b.rooms.get(table)?.isOwner).toBe(false);
    const dora = await (await person(server.origin, 'Dora')).connect();
    expect(codeOf(await dora.ask('room', { table }))).toBe('no-table');
    expect(codeOf(await dora.ask('room', { table: 'a'.repeat(20) }))).toBe('no-table');
    leave(a, b, dora);
  });

  test('is changed by its owner alone, and by nobody after the start', async () => {
    const { table, a, b } = await tableOf({
      game: 'london',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    const arrange = { table, options: {}, listed: true, spectators: 'all', startsFull: false, absence: 5 };
    const bot = { table, seat: 2, to: { kind: 'bot', name: 'Bo', level: 'merchant' } };
    for (const [cmd, body] of [
      ['arrange', arrange],
      ['seat', bot],
      ['start', { table }],
      ['close', { table }],
      ['remove', { table, seat: 0 }],
    ] as const)
      expect(codeOf(await b.ask(cmd, body))).toBe('no-table');
    await a.done('arrange', arrange);
    await a.done('seat', bot);
    await a.done('seat', bot); // twice is once
    expect((await b.until(() => b.rooms.get(table)?.listed && b.rooms.get(table))).seats[2]).toMatchObject({
      kind: 'bot',
      name: 'Bo',
    });
    expect(codeOf(await a.ask('arrange', { ...arrange, options: { nonsense: 'x' } }))).toBe('bad-options');
    await a.done('start', { table });
    await b.until(() => b.rooms.get(table)?.state === 'playing');
    expect(codeOf(await a.ask('arrange', arrange))).toBe('no-table');
    expect(codeOf(await a.ask('close', { table }))).toBe('no-table');
    leave(a, b);
  });

  test('starts with enough people, without the seats that stayed open, or by itself when it is full', async () => {
    const lonely = await person(server.origin, 'Lu');
    const table = await lonely.make({ game: 'london' });
    const l = await lonely.connect();
    expect(codeOf(await l.ask('start', { table }))).toBe('too-few');
    leave(l);
    const three = await begun({
      game: 'london',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    await three.a.until(() => three.a.rooms.get(three.table)?.seats.length === 2);
    leave(three.a, three.b);
    const full = await tableOf({ game: 'london', startsFull: true });
    await full.a.until(() => full.a.rooms.get(full.table)?.state === 'playing');
    leave(full.a, full.b);
  });

  test('goes to the next seated player when its owner leaves; names are told apart', async () => {
    const { table, a, b } = await tableOf();
    await a.done('stand', { table, seat: 0 });
    await b.until(() => b.rooms.get(table)?.isOwner);
    const other = await person(server.origin, 'Ben', b.rooms.get(table)?.invitation ?? '');
    const o = await other.connect();
    await o.done('sit', { table, seat: 0 });
    await b.until(() => b.rooms.get(table)?.seats[0]?.kind === 'person');
    expect(b.rooms.get(table)?.seats).toMatchObject([{ name: 'Ben 2' }, { name: 'Ben' }]);
    expect(codeOf(await a.ask('sit', { table, seat: 0 }))).toBe('seat-taken');
    leave(a, b, o);
  });
});

describe('who may do what', () => {
  /** Who asks, and what they get: the table of the design. */
  test('the table of rights', async () => {
    const { table, a, b, ann, invitation } = await begun({ game: 'london', spectators: 'link' });
    const watcher = await (await person(server.origin, 'Wim', invitation)).connect();
    const stranger = await (await person(server.origin, 'Sue')).connect();
    const key = () => ({ key: newKey() });
    await a.done('watch', { table, seat: 0, known: null });
    const { version, ask } = await a.until(() => a.sights.get(table));
    const answer = { table, seat: 0, version, answers: [ask?.answers[0] ?? 'x'] };
    const asks: readonly [
      cmd: string,
      body: () => object,
      holder: string,
      other: string,
      spectator: string,
      outsider: string,
    ][] = [
      ['watch', () => ({ table, seat: 0, known: null }), 'done', 'no-table', 'no-table', 'no-table'],
      ['watch', () => ({ table, seat: null, known: null }), 'done', 'done', 'done', 'no-table'],
      ['past', () => ({ table, seat: 0, move: 0 }), 'past', 'no-table', 'no-table', 'no-table'],
      ['past', () => ({ table, seat: null, move: 0 }), 'past', 'past', 'past', 'no-table'],
      ['log', () => ({ table, seat: 0, before: 9 }), 'log', 'no-table', 'no-table', 'no-table'],
      [
        'probe',
        () => ({ table, seat: 0, version, lines: [[]] }),
        'probe',
        'no-table',
        'no-table',
        'no-table',
      ],
      [
        'undo',
        () => ({ ...key(), table, seat: 0, version: 99_999 }),
        'stale',
        'no-table',
        'no-table',
        'no-table',
      ],
      [
        'answer',
        () => ({ ...key(), ...answer, version: 99_999 }),
        'stale',
        'no-table',
        'no-table',
        'no-table',
      ],
      ['export', () => ({ table }), 'not-over', 'not-over', 'not-over', 'no-table'],
      ['course', () => ({ table }), 'not-over', 'not-over', 'not-over', 'no-table'],
      ['set', () => ({ table }), 'text', 'text', 'text', 'no-table'],
      ['code', () => ({ table, seat: 0, for: 'pair' }), 'code', 'no-table', 'no-table', 'no-table'],
      ['chat', () => ({ ...key(), table, saying: { phrase: 'hello' } }), 'done', 'done', 'done', 'no-table'],
      ['chat-log', () => ({ table, of: 'players', before: null }), 'chat', 'chat', 'no-table', 'no-table'],
      [
        'chat-log',
        () => ({ table, of: 'spectators', before: null }),
        'no-table',
        'no-table',
        'chat',
        'no-table',
      ],
      ['consent', () => ({ table, seat: 0, agree: false }), 'done', 'no-table', 'no-table', 'no-table'],
      ['rematch', () => ({ table }), 'not-over', 'not-over', 'no-table', 'no-table'],
      ['take-back', () => ({ table, seat: 0 }), 'done', 'no-table', 'no-table', 'no-table'],
      [
        'hand-over',
        () => ({ ...key(), table, seat: 0, to: { kind: 'bot', name: 'B', level: 'merchant' } }),
        'no-table',
        'no-table',
        'no-table',
        'no-table',
      ],
      [
        'rewind',
        () => ({ ...key(), table, seat: 0, move: 0 }),
        'no-table',
        'no-table',
        'no-table',
        'no-table',
      ],
      ['forget', () => ({ table }), 'no-table', 'no-table', 'no-table', 'no-table'],
    ];
    for (const [cmd, body, ...expected] of asks)
      for (const [i, line] of [a, b, watcher, stranger].entries())
        expect([cmd, i, codeOf(await line.ask(cmd, body()))]).toEqual([cmd, i, expected[i]]);
    expect(ann.cookie).not.toBe('');
    leave(a, b, watcher, stranger);
  });

  test('a table without spectators has none, a listed one has strangers', async () => {
    const none = await begun({ game: 'london', spectators: 'none' });
    const member = await (await person(server.origin, 'Wim', none.invitation)).connect();
    expect(codeOf(await member.ask('watch', { table: none.table, seat: null, known: null }))).toBe(
      'no-table',
    );
    const listed = await begun({ game: 'london', spectators: 'all', listed: true });
    expect(codeOf(await member.ask('watch', { table: listed.table, seat: null, known: null }))).toBe('done');
    const list = await member.done('open-rooms', { game: 'london' });
    expect(list.kind === 'rooms' && list.rooms.map(each => each.table)).toContain(listed.table);
    leave(none.a, none.b, member, listed.a, listed.b);
  });
});

describe('seats and devices', () => {
  test('a personal code brings the seat to another device; both are equal; signing out the others ends it', async () => {
    const { table, a, b } = await begun();
    const personal = await a.done('code', { table, seat: 0, for: 'personal' });
    if (personal.kind !== 'code') throw new Error(personal.kind);
    const phone = await person(server.origin, 'Phone', personal.code);
    const p = await phone.connect();
    await Promise.all([a, p].map(line => line.done('watch', { table, seat: 0, known: null })));
    expect(p.sights.get(table)?.seat).toBe(0);
    expect(p.sights.get(table)).toEqual(a.sights.get(table));
    await a.done('sign-out-others');
    expect(codeOf(await p.ask('watch', { table, seat: 0, known: null }))).toBe('no-table');
    const late = await (await person(server.origin, 'Late')).post('/api/enter', { code: personal.code });
    expect(late.status).toBe(404);
    leave(a, b, p);
  });

  test('a pairing code works once', async () => {
    const { table, a, b } = await begun();
    const pair = await a.done('code', { table, seat: 0, for: 'pair' });
    if (pair.kind !== 'code') throw new Error(pair.kind);
    expect(pair.until).toBeGreaterThan(Date.now());
    const phone = await person(server.origin, 'Phone', pair.code);
    const again = await (await person(server.origin, 'Thief')).post('/api/enter', { code: pair.code });
    expect(again.status).toBe(404);
    const p = await phone.connect();
    expect(codeOf(await p.ask('watch', { table, seat: 0, known: null }))).toBe('done');
    leave(a, b, p);
  });

  test('another device of a signed-out guest is closed, and its cookie is worth nothing', async () => {
    const ann = await person(server.origin, 'Ann');
    const a = await ann.connect();
    const other = await ann.connect();
    await a.done('sign-out-others');
    await other.until(() => other.closed).catch(() => {});
    expect(other.closed).toBe(1008);
    await a.done('rooms');
    leave(a);
  });
});

test('who leaves is played by a bot and takes the seat back; the match knows it', async () => {
  const { table, a, b } = await begun();
  await a.done('watch', { table, seat: 0, known: null });
  await b.done('stand', { table, seat: 1 });
  await a.until(() => a.sights.get(table)?.seats[1]?.kind === 'bot');
  expect(codeOf(await b.ask('watch', { table, seat: 1, known: null }))).toBe('no-table');
  expect(b.rooms.get(table)?.seats[1]).toMatchObject({ kind: 'bot', mine: true });
  await b.done('take-back', { table, seat: 1 });
  await a.until(() => a.sights.get(table)?.seats[1]?.kind === 'person');
  expect(codeOf(await b.ask('watch', { table, seat: 1, known: null }))).toBe('done');
  leave(a, b);
});

test('going back past another player needs everybody, who are told what they would forget', async () => {
  const { table, a, b } = await begun();
  await a.done('watch', { table, seat: 0, known: null });
  await b.done('watch', { table, seat: 1, known: null });
  const lines = [a, b];
  for (let i = 0; i < 30; i++) {
    await Promise.all(lines.map(line => line.done('rooms'))); // everything sent before has come
    const seat = a.sights.get(table)?.waiting[0] ?? 0;
    const line = lines[seat] as Line;
    const { version, ask } = await line.until(() => line.sights.get(table));
    await line.done('answer', { key: newKey(), table, seat, version, answers: [ask?.answers[0] ?? 'x'] });
  }
  await Promise.all(lines.map(line => line.done('rooms')));
  const { move } = await a.until(() => a.sights.get(table));
  await a.done('ask-undo', { table, seat: 0, move: 3 });
  const asked = await b.until(() => b.rooms.get(table)?.undo);
  expect(asked).toMatchObject({ by: 0, needed: [1], agreed: [] });
  expect(asked.forgets.map(({ answers }) => answers > 0)).toEqual([true, true]);
  await b.done('consent', { table, seat: 1, agree: false });
  await a.until(() => a.rooms.get(table)?.undo === null);
  expect(a.sights.get(table)?.move).toBe(move);
  await a.done('ask-undo', { table, seat: 0, move: 3 });
  await b.done('consent', { table, seat: 1, agree: true });
  await a.until(() => (a.sights.get(table)?.move ?? 99) <= 3);
  await b.until(() => b.rooms.get(table)?.undo === null);
  leave(a, b);
});

test('chat: once by its key, to those who may read it; phrases; spectators among themselves', async () => {
  const { table, a, b, invitation } = await begun();
  const w = await (await person(server.origin, 'Wim', invitation)).connect();
  await w.done('room', { table });
  const key = newKey();
  await a.done('chat', { table, key, saying: { text: '  Good evening  ' } });
  await a.done('chat', { table, key, saying: { text: 'Good evening' } });
  await w.done('chat', { table, key: newKey(), saying: { phrase: 'good-luck' } });
  await b.until(() => b.heard.find(({ kind }) => kind === 'said'));
  const log = await b.done('chat-log', { table, of: 'players', before: null });
  expect(log.kind === 'chat' && log.lines).toMatchObject([
    { no: 1, seat: 0, name: 'Ann', mine: false, saying: { text: 'Good evening' } },
  ]);
  expect(b.heard.filter(({ kind }) => kind === 'said')).toHaveLength(1);
  const theirs = await w.done('chat-log', { table, of: 'spectators', before: null });
  expect(theirs.kind === 'chat' && theirs.lines).toMatchObject([{ seat: null, name: 'Wim', mine: true }]);
  leave(a, b, w);
});

test('everything is there after a crash and after an orderly end', async () => {
  const own = await startServer();
  const ann = await person(own.origin, 'Ann');
  const table = await ann.make({
    game: 'key-flow',
    seats: [{ kind: 'me' }, { kind: 'bot', name: 'Bo', level: 'random' }],
  });
  const a = await ann.connect();
  await a.done('start', { table });
  await a.done('manners', { milliseconds: 0, confirm: false });
  await a.done('watch', { table, seat: 0, known: null });
  const { version, ask } = await a.until(() => a.sights.get(table)?.ask && a.sights.get(table));
  const command = { key: newKey(), table, seat: 0, version, answers: [ask?.answers[0] ?? 'x'] };
  await a.done('answer', command);
  await own.kill();
  const again = await startServer({ DATA_DIR: own.data });
  const back = Object.assign(await person(again.origin, 'x'), { cookie: ann.cookie });
  const line = await back.connect();
  const mine = await line.done('rooms');
  expect(mine.kind === 'rooms' && mine.rooms).toMatchObject([{ table, state: 'playing' }]);
  await line.done('watch', { table, seat: 0, known: null });
  expect(line.sights.get(table)?.version).toBeGreaterThan(version);
  await line.done('answer', command); // late, and done once
  expect(await again.stop()).toBe(0);
  expect(line.closed).toBe(1012);
});

test('a match is forked as its guest sees it, with bots for the others, at a table of its own', async () => {
  const { table, a, b } = await begun();
  const made = await b.done('fork', { key: newKey(), table, seat: 1, move: 0 });
  if (made.kind !== 'table') throw new Error(made.kind);
  await b.done('room', { table: made.table });
  const room = await b.until(() => b.rooms.get(made.table));
  expect(room.seats).toMatchObject([{ kind: 'bot' }, { kind: 'person', name: 'Ben', mine: true }]);
  await b.done('watch', { table: made.table, seat: 1, known: null });
  expect(b.sights.get(made.table)?.seats.map(({ kind }) => kind)).toEqual(['bot', 'person']);
  expect(codeOf(await a.ask('room', { table: made.table }))).toBe('no-table');
  expect(codeOf(await a.ask('fork', { key: newKey(), table, seat: 1, move: 0 }))).toBe('no-table');
  leave(a, b);
});
