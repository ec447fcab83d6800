import { DatabaseSync } from 'node:sqlite';
import { canonical, hashOf, load, open, save, seedOf } from '@thameside/kernel';
import { quarry } from '@thameside/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Any, Line, newKey, Person, person } from './harness/player.ts';
import { type Server, startServer } from './harness/server.ts';

// What bad input gets, row by row. Nothing changes, nothing crashes, others notice nothing.

let server: Server;
let ann: Person;
let ben: Person;
let a: Line;
let b: Line;
let table: string;

/** Ann and Ben at a table of the toy, in which an offer of three coins never ends. */
async function seated(at: Server, game = 'quarry') {
  const first = await person(at.origin, 'Ann');
  const id = await first.make({ game, startsFull: true });
  const one = await first.connect();
  await one.done('room', { table: id });
  const second = await person(at.origin, 'Ben', one.rooms.get(id)!.invitation!);
  const two = await second.connect();
  await two.done('sit', { table: id, seat: 1 });
  await one.done('watch', { table: id, seat: 0, known: null });
  await two.done('watch', { table: id, seat: 1, known: null });
  return { ann: first, ben: second, a: one, b: two, table: id };
}
const titles = new URL('./harness/trap.ts', import.meta.url).href;
beforeAll(async () => {
  server = await startServer({ TITLES: titles, RATE_DEVICE: '100000' });
  ({ ann, ben, a, b, table } = await seated(server));
});
afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

const closed = (line: Line): Promise<number> =>
  new Promise(done => (line.closed === null ? line.socket.once('close', done) : done(line.closed)));
const first = (line: Line, kind: Any['kind']) =>
  line.until(() => line.heard.find(each => each.kind === kind));
/** What everybody at the table has before them. */
const everything = () => canonical([a.sights.get(table), b.sights.get(table)]);
const answer = (line: Line, more: object = {}): Promise<Any> => {
  const { seat, version } = line.sights.get(table)!;
  return line.ask('answer', { key: newKey(), table, seat, version, answers: [1], ...more });
};

describe('no JSON, no message of the protocol', () => {
  const NONE = [
    '',
    '{',
    'null',
    '[]',
    '"answer"',
    '{"id":1}',
    '{"id":1,"cmd":"steal"}',
    '{"id":-1,"cmd":"rooms"}',
  ];
  test('is a bad request; ten in a minute close the socket', async () => {
    const line = await ann.connect();
    for (const [i, text] of [...NONE, ...NONE].slice(0, 10).entries()) {
      line.socket.send(text);
      await line.until(() => line.heard.filter(({ kind }) => kind === 'not-granted').length === i + 1);
      expect(line.heard.at(-1)).toMatchObject({ kind: 'not-granted', code: 'bad-request' });
    }
    expect(await closed(line)).toBe(4400);
    expect(await a.ask('rooms')).toMatchObject({ kind: 'rooms' });
  });
  test('what a host does and a server does not is none, or asks for a table that is not there', async () => {
    const line = await ann.connect();
    expect(await line.ask('tables')).toMatchObject({ kind: 'not-granted', code: 'bad-request' });
    for (const cmd of ['forget', 'take-over'])
      expect(await line.ask(cmd, { table })).toMatchObject({ kind: 'not-granted', code: 'no-table' });
    line.close();
  });
  test('by HTTP it is 400', async () => {
    for (const body of [
      '{',
      '[]',
      '{"name":7}',
      '{"code":"no code at all"}',
      `{"name":"${'x'.repeat(41)}"}`,
    ]) {
      const reply = await ann.post('/api/enter', body);
      expect([reply.status, await reply.json()]).toEqual([
        400,
        { error: 'bad-request', wait: null, faults: [] },
      ]);
    }
  });
});

describe('too large, or of the wrong kind', () => {
  test('a binary frame closes the socket with 1003', async () => {
    const line = await ann.connect();
    line.socket.send(Buffer.from('{"id":1,"cmd":"rooms"}'), { binary: true });
    expect(await closed(line)).toBe(1003);
  });
  test('more than 64 KB closes it with 1009', async () => {
    const line = await ann.connect();
    line.socket.send(JSON.stringify({ id: 1, cmd: 'rename', name: 'x'.repeat(64_000) }));
    expect(await closed(line)).toBe(1009);
  });
  test('more than a megabyte by HTTP is 413', async () => {
    expect((await ann.post('/api/rooms', JSON.stringify({ text: 'x'.repeat(1_000_001) }))).status).toBe(413);
  });
});

describe('a table or a seat that is not yours, or is not', () => {
  const WISHES: readonly [string, object][] = [
    ['answer', { key: newKey(), seat: 0, version: 0, answers: [1] }],
    ['undo', { key: newKey(), seat: 0, version: 0 }],
    ['restart', { key: newKey(), seat: 0, version: 0 }],
    ['end-turn', { key: newKey(), seat: 0, version: 0 }],
    ['probe', { seat: 0, version: 0, lines: [[1]] }],
    ['hint', { seat: 0 }],
    ['watch', { seat: 0, known: null }],
    ['log', { seat: 0, before: 10 }],
    ['past', { seat: 0, move: 0 }],
    ['fork', { key: newKey(), seat: 0, move: 0 }],
    ['stand', { seat: 0 }],
    ['code', { seat: 0, for: 'personal' }],
    ['ask-undo', { seat: 0, move: 0 }],
    ['consent', { seat: 0, agree: true }],
  ];
  const EVERYBODY: readonly [string, object][] = [
    ['room', {}],
    ['sit', { seat: null }],
    ['watch', { seat: null, known: null }],
    ['export', {}],
    ['course', {}],
    ['set', {}],
    ['start', {}],
    ['close', {}],
    ['rematch', {}],
    ['chat', { key: newKey(), saying: { phrase: 'hello' } }],
    ['chat-log', { of: 'players', before: null }],
    ['vote', { seat: 0, for: 'bot', on: true }],
    ['take-back', { seat: 0 }],
  ];
  test('is no table, for a stranger whatever is asked, and the same as for one that does not exist', async () => {
    const before = everything();
    const stranger = await (await person(server.origin, 'Eve')).connect();
    for (const [cmd, body] of [...WISHES, ...EVERYBODY]) {
      const [there, nowhere] = [
        await stranger.ask(cmd, { table, ...body }),
        await stranger.ask(cmd, { table: 'a'.repeat(20), ...body }),
      ];
      expect([cmd, there]).toEqual([
        cmd,
        { kind: 'not-granted', re: expect.any(Number), code: 'no-table', wait: null },
      ]);
      expect({ ...nowhere, re: 0 }).toEqual({ ...there, re: 0 });
    }
    expect(everything()).toBe(before);
    expect(stranger.heard.every(({ kind }) => kind === 'hello' || kind === 'not-granted')).toBe(true);
    stranger.close();
  });
  test("is no table for a player who asks for another's seat", async () => {
    for (const [cmd, body] of WISHES)
      expect([cmd, await b.ask(cmd, { table, ...body })]).toMatchObject([cmd, { code: 'no-table' }]);
    for (const seat of [2, 15])
      expect(await b.ask('watch', { table, seat, known: null })).toMatchObject({ code: 'no-table' });
  });
  test('by HTTP a code that is none is 404, as is making a table without being somebody', async () => {
    const reply = await ann.post('/api/enter', { code: 'a'.repeat(26) });
    expect([reply.status, await reply.json()]).toMatchObject([404, { error: 'no-code' }]);
    expect((await new Person(server.origin).post('/api/rooms', {})).status).toBe(404);
  });
});

describe('an old version, a known key', () => {
  test('the same again is the first reply again, another body is a key reused, an old version is told what it missed', async () => {
    const key = newKey();
    const { version } = a.sights.get(table)!;
    const wish = { key, table, seat: 0, version, answers: [1] };
    expect(await a.ask('answer', wish)).toMatchObject({ kind: 'done' });
    const after = everything();
    for (let i = 0; i < 3; i++) expect(await a.ask('answer', wish)).toMatchObject({ kind: 'done' });
    expect(await a.ask('answer', { ...wish, answers: [2] })).toMatchObject({ code: 'key-reused' });
    const sights = a.heard.filter(({ kind }) => kind === 'sight').length;
    expect(await a.ask('answer', { ...wish, key: newKey() })).toMatchObject({ kind: 'error', code: 'stale' });
    expect(a.heard.filter(({ kind }) => kind === 'sight')).toHaveLength(sights + 1);
    expect(everything()).toBe(after);
    await a.done('undo', { key: newKey(), table, seat: 0, version: a.sights.get(table)!.version });
  });
  test('the key of a table that somebody has made makes no other', async () => {
    const key = newKey();
    const made = await ann.make({ game: 'quarry', key });
    expect(await ann.make({ game: 'quarry', key })).toBe(made);
    await expect(ann.make({ game: 'quarry', key, listed: true })).rejects.toThrow('409');
    await expect(ben.make({ game: 'quarry', key })).rejects.toThrow('409');
  });
});

test('an answer that is not offered is refused with the rule that forbids it', async () => {
  const before = everything();
  expect(await answer(a, { answers: ['nonsense'] })).toMatchObject({ kind: 'error', code: 'not-offered' });
  const other = await seated(server, 'london');
  const { ask, version } = other.a.sights.get(other.table)!.ask
    ? other.a.sights.get(other.table)!
    : other.b.sights.get(other.table)!;
  const asked = other.a.sights.get(other.table)!.ask ? other.a : other.b;
  const [no] = ask!.refused;
  const reply = await asked.ask('answer', {
    key: newKey(),
    table: other.table,
    seat: asked === other.a ? 0 : 1,
    version,
    answers: [no?.answer ?? 'nonsense'],
  });
  expect(reply).toMatchObject({ kind: 'error', code: 'not-offered', refusal: no?.refusal ?? null });
  expect(everything()).toBe(before);
});

test('too fast is told how long to wait, by device: another one in the house plays on; persistently, it is closed', async () => {
  const strict = await startServer({ RATE_DEVICE: '20' });
  const [hasty, calm] = [await person(strict.origin, 'Hasty'), await person(strict.origin, 'Calm')];
  const [one, other, calmly] = [await hasty.connect(), await hasty.connect(), await calm.connect()];
  const replies = await Promise.all(Array.from({ length: 30 }, () => one.ask('rooms')));
  const slow = replies.filter(each => each.kind === 'not-granted');
  expect(replies.slice(0, 20).every(({ kind }) => kind === 'rooms')).toBe(true);
  expect(slow).toHaveLength(10);
  for (const each of slow) expect(each).toMatchObject({ code: 'slow-down', wait: expect.any(Number) });
  expect(await other.ask('rooms')).toMatchObject({ code: 'slow-down' });
  expect(await calmly.ask('rooms')).toMatchObject({ kind: 'rooms' });
  for (let i = 0; i < 120; i++) one.socket.send('{"id":1,"cmd":"rooms"}');
  expect(await closed(one)).toBe(4429);
  expect(await calmly.ask('rooms')).toMatchObject({ kind: 'rooms' });
  await strict.stop();
});

describe('from elsewhere, or as nobody', () => {
  const refusedAs = (headers: Record<string, string>) =>
    new Promise<number | string>(done => {
      const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/socket?protocol=1`, { headers });
      socket.on('open', () => done('open'));
      socket.on('unexpected-response', (_request, { statusCode }) => done(statusCode ?? 0));
      socket.on('error', () => {});
    });
  test('a socket of another origin, of none, or without a cookie that we know is refused before the handshake', async () => {
    const { cookie } = ann;
    const { origin } = server;
    expect(await refusedAs({ cookie, origin: 'http://evil.example' })).toBe(403);
    expect(await refusedAs({ cookie, origin: 'null' })).toBe(403);
    expect(await refusedAs({ cookie })).toBe(403);
    expect(await refusedAs({ origin })).toBe(403);
    expect(await refusedAs({ origin, cookie: `thameside=${'A'.repeat(43)}` })).toBe(403);
    expect(await refusedAs({ origin, cookie: 'thameside=;;; ' })).toBe(403);
  });
  test('a POST of another origin is refused', async () => {
    for (const headers of [{ origin: 'http://evil.example' }, { origin: 'null' }])
      expect((await ann.post('/api/enter', { name: 'Eve' }, headers as Record<string, string>)).status).toBe(
        403,
      );
  });
  test('nobody becomes a guest by a GET', async () => {
    for (const path of ['/', '/api/info', '/api/enter', '/healthz', '/no/such/page']) {
      const reply = await fetch(server.origin + path);
      expect(reply.headers.getSetCookie()).toEqual([]);
      await reply.arrayBuffer();
    }
  });
});

test('this protocol and the one before are spoken; others are told to reload', async () => {
  for (const query of ['', '?protocol=2', '?protocol=99', '?protocol=x'].filter(each => each !== ''))
    expect(await closed(await Line.to(ann, query))).toBe(4406);
  for (const query of ['?protocol=1', '?protocol=0']) {
    const line = await Line.to(ann, query);
    expect(await first(line, 'hello')).toMatchObject({ protocol: 1 });
    line.close();
  }
});

test('a match or a set made to be slow is refused within two seconds, in a thread of its own', async () => {
  const { journal } = open(quarry, 2, { length: 'short' }, seedOf('slow'));
  const entry = { seat: 0, k: 'offer', answer: 3, turn: 1, lane: true, secret: true };
  const text = save(quarry, journal);
  expect(hashOf(load(quarry, text).now)).toBe(hashOf(journal.now));
  const slow = save(quarry, { ...journal, entries: [entry as never] });
  const refused = ann.post('/api/rooms', {
    key: newKey(),
    game: 'quarry',
    options: {},
    set: null,
    text: slow,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    listed: false,
    spectators: 'link',
    startsFull: false,
    absence: 0,
  });
  expect(await a.ask('rooms')).toMatchObject({ kind: 'rooms' });
  const reply = await refused;
  expect([reply.status, await reply.json()]).toMatchObject([400, { error: 'bad-file' }]);
});

test('while nothing can be kept nothing is acknowledged, and it goes on by itself', async () => {
  const before = everything();
  const stranger = new DatabaseSync(`${server.data}/thameside.sqlite`);
  stranger.exec('begin immediate');
  const key = newKey();
  expect(await answer(a, { key })).toMatchObject({ code: 'unavailable' });
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(503);
  expect((await ann.post('/api/enter', { name: 'Anna' })).status).toBe(503);
  expect(everything()).toBe(before);
  stranger.exec('rollback');
  stranger.close();
  expect(await answer(a, { key })).toMatchObject({ kind: 'done' });
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
});
