import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { configIn } from '../src/config.ts';
import { Person, person } from './harness/player.ts';
import { type Server, startServer } from './harness/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'trace' });
});
afterAll(async () => {
  await server.stop();
});

const get = (path: string) => fetch(server.origin + path);
/** The status with which a socket is refused before the handshake, or 101. */
const knock = (headers: Record<string, string>, path = '/socket?protocol=1') =>
  new Promise<number>(done => {
    const socket = new WebSocket(server.origin.replace('http', 'ws') + path, { headers });
    socket.on('open', () => {
      socket.terminate();
      done(101);
    });
    socket.on('unexpected-response', (_request, response) => done(response.statusCode ?? 0));
    socket.on('error', () => {});
  });

test('the page and the numbers are served, with a strict policy', async () => {
  const page = await get('/');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  for (const path of ['/healthz', '/metrics', '/api/info', '/api/openapi.json']) {
    const reply = await get(path);
    expect([path, reply.status]).toEqual([path, 200]);
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'self'");
  }
  expect((await get('/nowhere')).status).toBe(404);
  const api = (await (await get('/api/openapi.json')).json()) as { paths: Record<string, object> };
  expect(Object.keys(api.paths)).toContain('/api/rooms');
});

describe('a guest', () => {
  test('is made by a POST alone, known by a cookie that no script reads; only its hash is kept', async () => {
    for (const path of ['/', '/api/info', '/api/enter'])
      expect((await get(path)).headers.getSetCookie()).toEqual([]);
    const reply = await new Person(server.origin).post('/api/enter', { name: 'Ann' });
    const [cookie = ''] = reply.headers.getSetCookie();
    expect(cookie).toMatch(/^thameside=[A-Za-z0-9_-]{43}; /);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).not.toMatch(/Secure/); // over plain http in one's own network it must come back
    const secret = cookie.slice('thameside='.length, 'thameside='.length + 43);
    const files = ['thameside.sqlite', 'thameside.sqlite-wal'].map(name =>
      readFileSync(join(server.data, name), 'latin1'),
    );
    expect(files.some(text => text.includes(secret))).toBe(false);
    expect(server.output()).not.toContain(secret);
  });

  test('has a secure cookie where the page is secure', async () => {
    const behind = await startServer({ PUBLIC_URL: 'https://games.example', TRUST_PROXY: '1' });
    const ann = new Person(behind.origin);
    const reply = await ann.post('/api/enter', { name: 'Ann' }, { origin: 'https://games.example' });
    expect(reply.headers.getSetCookie()[0]).toMatch(/Secure/);
    await behind.stop();
  });
});

describe('other sites', () => {
  test('cannot post', async () => {
    const ann = new Person(server.origin);
    for (const origin of [
      'https://evil.example',
      'null',
      `${server.origin}.evil.example`,
      'http://127.0.0.1:1',
    ])
      expect((await ann.post('/api/enter', { name: 'Ann' }, { origin })).status).toBe(403);
    const form = await fetch(`${server.origin}/api/enter`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: '{}',
    });
    expect(form.status).toBe(403);
  });

  test('cannot open a socket, nor can anybody without a cookie', async () => {
    const { cookie } = await person(server.origin, 'Ann');
    const { origin } = server;
    expect(await knock({ cookie, origin })).toBe(101);
    expect(await knock({ cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await knock({ cookie })).toBe(403);
    expect(await knock({ origin })).toBe(403);
    expect(await knock({ origin, cookie: `thameside=${'A'.repeat(43)}` })).toBe(403);
    expect(await knock({ cookie, origin }, '/elsewhere')).toBe(404);
  });
});

test('bodies that are none, or too long, are refused in the one shape', async () => {
  const ann = await person(server.origin, 'Ann');
  for (const body of [
    '',
    'nonsense',
    '[]',
    '{"name":7}',
    '{"name":""}',
    JSON.stringify({ name: 'x'.repeat(41) }),
    '{"more":1}',
  ]) {
    const reply = await ann.post('/api/enter', body);
    expect([body, reply.status, await reply.json()]).toEqual([
      body,
      400,
      { error: 'bad-request', wait: null, faults: [] },
    ]);
  }
  expect((await ann.post('/api/rooms', JSON.stringify({ key: 'x'.repeat(1_100_000) }))).status).toBe(413);
  const stranger = new Person(server.origin);
  expect((await stranger.post('/api/rooms', {})).status).toBe(404);
});

test('codes cannot be tried at will', async () => {
  const eve = await person(server.origin, 'Eve');
  const statuses = new Set<number>();
  for (let i = 0; i < 400 && !statuses.has(429); i++)
    statuses.add(
      (await eve.post('/api/enter', { code: `${'0'.repeat(20)}${String(i).padStart(6, '0')}` })).status,
    );
  expect(statuses).toEqual(new Set([404, 429]));
});

test('a wrong value of a variable is an error that names it', async () => {
  const faults = [
    { PORT: 'door' },
    { PORT: '70000' },
    { TRUST_PROXY: '-1' },
    { PUBLIC_URL: 'games.example' },
    { DATABASE_URL: 'mysql://me:secret@there/db' },
    { LOG_LEVEL: 'loud' },
    { ENGINE_THREADS: '0' },
    { RATE_DEVICE: '1.5' },
  ];
  for (const env of faults) {
    const [name] = Object.keys(env);
    expect(() => configIn(env as Record<string, string>)).toThrow(
      expect.objectContaining({ params: expect.objectContaining({ name }) }),
    );
  }
  const started = startServer({ DATABASE_URL: 'mysql://me:secret@there/db' });
  await expect(started).rejects.toThrow(/DATABASE_URL/);
  await expect(started).rejects.not.toThrow(/secret/);
  expect(configIn({})).toMatchObject({ port: 8080, trustProxy: 0, databaseUrl: null });
});
