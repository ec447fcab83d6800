import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leak } from '../proofs/leak.ts';
import { keptHere } from '../src/store/sqlite/kept.ts';
import { newKey, Person } from './harness/player.ts';
import { startServer } from './harness/server.ts';

test('however somebody decides in secret, all others are sent the same, letter by letter', async () => {
  const compared = await leak(4, 'leak');
  expect(compared['key-flow']).toBeGreaterThan(4);
});

test('no secret is in a log at its most talkative, an error, a number or a description', async () => {
  const server = await startServer({ LOG_LEVEL: 'trace', TRUST_PROXY: '1' });
  const ADDRESS = '203.0.113.77';
  const forwarded = { 'x-forwarded-for': ADDRESS };
  const canaries = new Map<string, string>([['an address', ADDRESS]]);
  const heard: string[] = [];
  const enter = async (name: string, code?: string) => {
    const one = new Person(server.origin);
    heard.push(await (await one.post('/api/enter', { name, ...(code && { code }) }, forwarded)).text());
    canaries.set(`the device of ${name}`, one.cookie.split('=')[1] ?? '');
    canaries.set(`the name ${name}`, name);
    return one;
  };
  const ann = await enter('CanaryAnn');
  const table = await ann.make({ game: 'london', startsFull: true });
  const a = await ann.connect();
  await a.done('room', { table });
  const { invitation } = a.rooms.get(table)!;
  canaries.set('an invitation', invitation!);
  const ben = await enter('CanaryBen', invitation!);
  const b = await ben.connect();
  await b.done('sit', { table, seat: 1 });
  for (const kind of ['personal', 'pair']) {
    const reply = await a.done('code', { table, seat: 0, for: kind });
    if (reply.kind === 'code') canaries.set(`a ${kind} code`, reply.code);
  }
  await a.done('watch', { table, seat: 0, known: null });
  await b.done('watch', { table, seat: 1, known: null });
  const kept = await keptHere(join(server.data, 'thameside.sqlite'));
  canaries.set('a seed', (await kept.tables.head(table))!.header.seed);
  await kept.close();
  const hand = /"hand":\[("[^\]]+")\]/.exec(JSON.stringify(a.sights.get(table)!.view))![1]!;
  for (const card of hand.split(',')) canaries.set(`the hand: ${card}`, JSON.parse(card) as string);
  canaries.set('what was said', 'CanaryChat');
  await a.done('chat', { key: newKey(), table, saying: { text: 'CanaryChat' } });

  // what goes wrong, with what must not be told in it
  const eve = await enter('CanaryEve');
  const e = await eve.connect();
  for (const text of [...canaries.values()].slice(0, 8)) e.socket.send(`{"id":1,"cmd":"${text}"`);
  await e.ask('room', { table });
  for (const path of [
    `/?code=${invitation}`,
    `/api/nothing?${invitation}`,
    '/metrics',
    '/healthz',
    '/api/openapi.json',
  ])
    heard.push(await (await fetch(server.origin + path, { headers: forwarded })).text());
  for (const body of [`{"code":"${invitation}`, { code: 'x'.repeat(20) }, { name: invitation, more: 1 }])
    heard.push(await (await eve.post('/api/enter', body, forwarded)).text());
  const { seat, version, ask } = (a.sights.get(table)!.ask ? a : b).sights.get(table)!;
  const line = seat === 0 ? a : b;
  await line.ask('answer', { key: newKey(), table, seat, version, answers: ['CanaryAnswer'] });
  await line.ask('answer', { key: newKey(), table, seat, version, answers: [ask!.answers[0]] });
  heard.push(...e.heard.map(each => JSON.stringify(each)));
  expect(await server.stop()).toBe(0);

  const own = new Set(['the name CanaryAnn', 'the name CanaryBen', 'the name CanaryEve']);
  expect(canaries.size).toBeGreaterThan(12);
  for (const [what, canary] of canaries) {
    expect([what, canary.length > 3]).toEqual([what, true]);
    expect([what, server.output().includes(canary)]).toEqual([what, false]);
    // whoever is told the own name is told it
    if (!own.has(what)) expect([what, heard.join('\n').includes(canary)]).toEqual([what, false]);
  }
  const files = ['thameside.sqlite', 'thameside.sqlite-wal'].map(name => {
    try {
      return readFileSync(join(server.data, name), 'latin1');
    } catch {
      return '';
    }
  });
  for (const what of ['the device of CanaryAnn', 'a personal code', 'a pair code'])
    expect([what, files.join().includes(canaries.get(what)!)]).toEqual([what, false]);
});
