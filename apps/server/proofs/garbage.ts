import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import { below, chosenOptions, open, type Rng, rngOf, save, seedOf } from '@thameside/kernel';
import type { Sight } from '@thameside/protocol';
import { engineOf } from '@thameside/titles/engine';
import { type Line, newKey, type Person, person } from '../test/harness/player.ts';
import { type Server, startServer } from '../test/harness/server.ts';
import { GAMES } from './crash.ts';

/*
 * npm run proof:garbage -- --messages 1000000
 * While people play, others send what is no request, what is nearly one, and what is one for somebody else. The matches
 * end as they end without it.
 */

const pick = <T>(rng: Rng, all: readonly T[]): T => all[below(rng, all.length)] as T;

/** A match with a seed that we know, to be gone on with. */
async function beginning(game: string, seed: string): Promise<string> {
  const engine = await engineOf(game);
  const chosen = engine && chosenOptions(engine.game, 2, {});
  if (!chosen || 'faults' in chosen) throw new Error(game);
  return save(engine.game, open(engine.game, 2, chosen.options, seedOf(seed)).journal);
}

interface Table {
  readonly game: string;
  readonly id: string;
  readonly code: string;
  readonly lines: readonly Line[];
}
async function seated(server: Server, game: string, seed: string): Promise<Table> {
  const ann = await person(server.origin, 'Ann');
  const id = await ann.make({ game, startsFull: true, text: await beginning(game, seed) });
  const a = await ann.connect();
  await a.done('room', { table: id });
  const code = a.rooms.get(id)?.invitation ?? '';
  const b = await (await person(server.origin, 'Ben', code)).connect();
  await b.done('sit', { table: id, seat: 1 });
  for (const [seat, line] of [a, b].entries()) await line.done('watch', { table: id, seat, known: null });
  return { game, id, code, lines: [a, b] };
}

/** The lower seat first, always in the same way: how it ended, as the file has it. */
async function played({ game, id, lines }: Table, most: number): Promise<string> {
  const rng = rngOf(seedOf(`${game} choices`));
  const [a] = lines as [Line, Line];
  for (let i = 0; i < most; i++) {
    // whoever asks something now has been told before what happened until now
    await Promise.all(lines.map(line => line.done('here', { hidden: false })));
    if (a.sights.get(id)?.result) break;
    const seat = lines.findIndex(line => line.sights.get(id)?.ask);
    const line = lines[seat] as Line;
    const { ask, version } = line.sights.get(id) as Sight;
    const answers = [pick(rng, ask?.answers ?? [])];
    await line.done('answer', { key: newKey(), table: id, seat, version, answers });
  }
  const { result, view, move } = a.sights.get(id) ?? {};
  if (!result) return JSON.stringify([move, view]);
  const reply = await a.done('export', { table: id });
  return reply.kind === 'text' ? reply.text : '';
}

/** Everything that somebody might ask for, as it should be. */
const requests = (table: string, rng: Rng): object[] => {
  const key = newKey();
  const at = { table, seat: below(rng, 3), version: below(rng, 60) };
  return [
    { cmd: 'answer', key, ...at, answers: [pick(rng, [1, 'pass', 'take', ['buy', 'a']])] },
    { cmd: 'undo', key, ...at },
    { cmd: 'restart', key, ...at },
    { cmd: 'end-turn', key, ...at },
    { cmd: 'probe', ...at, lines: [['pass'], [1, 2, 3]] },
    { cmd: 'watch', table, seat: pick(rng, [0, 1, 7, null]), known: pick(rng, [null, 3]) },
    { cmd: 'log', table, seat: 0, before: 100 },
    { cmd: 'past', table, seat: 1, move: 5 },
    { cmd: 'fork', key, table, seat: 0, move: 3 },
    { cmd: 'export', table },
    { cmd: 'course', table },
    { cmd: 'hint', table, seat: 0 },
    { cmd: 'hand-over', key, table, seat: 0, to: { kind: 'bot', name: 'Eve', level: 'random' } },
    { cmd: 'forget', table },
    { cmd: 'take-over', table },
    { cmd: 'room', table },
    { cmd: 'sit', table, seat: null },
    { cmd: 'stand', table, seat: 1 },
    { cmd: 'seat', table, seat: 0, to: { kind: 'open' } },
    { cmd: 'remove', table, seat: 0 },
    { cmd: 'start', table },
    { cmd: 'close', table },
    { cmd: 'vote', table, seat: 1, for: 'bot', on: true },
    { cmd: 'take-back', table, seat: 0 },
    { cmd: 'ask-undo', table, seat: 0, move: 1 },
    { cmd: 'consent', table, seat: 1, agree: true },
    { cmd: 'rematch', table },
    { cmd: 'chat', table, key, saying: { text: 'x'.repeat(400) } },
    { cmd: 'chat-log', table, of: 'players', before: null },
    { cmd: 'code', table, seat: 0, for: 'personal' },
    { cmd: 'rooms' },
    { cmd: 'open-rooms', game: null },
    { cmd: 'here', hidden: true },
  ];
};

const ODD: readonly unknown[] = [
  null,
  -1,
  1e308,
  0.5,
  '',
  '\u0000',
  '__proto__',
  'constructor',
  [],
  {},
  [[[[[]]]]],
  true,
  '‮',
  'x'.repeat(3000),
];
/** Nearly what it should be. */
function mutated(wish: object, rng: Rng): string {
  const copy: Record<string, unknown> = { id: below(rng, 1000), ...wish };
  const field = pick(rng, Object.keys(copy));
  switch (below(rng, 6)) {
    case 0:
      delete copy[field];
      break;
    case 1:
      copy[field] = pick(rng, ODD);
      break;
    case 2:
      copy[pick(rng, ['__proto__', 'more', 'constructor', 'cmd '])] = pick(rng, ODD);
      break;
    case 3: {
      const text = JSON.stringify(copy);
      return text.slice(0, below(rng, text.length));
    }
    case 4: {
      const text = JSON.stringify(copy);
      const cut = below(rng, text.length);
      return text.slice(0, cut) + String.fromCharCode(below(rng, 0x2fff)) + text.slice(cut + 1);
    }
  }
  return JSON.stringify(copy);
}

interface Told {
  sent: number;
  readonly refusals: Record<string, number>;
  readonly closes: Record<string, number>;
}
const count = (all: Record<string, number>, what: string) => {
  all[what] = (all[what] ?? 0) + 1;
};

/** Somebody with a cookie who sends nonsense over one socket after another. */
async function heckle(one: Person, tables: readonly string[], rng: Rng, told: Told, most: number) {
  for (let sent = 0; sent < most; ) {
    const line = await one.connect();
    const closed = new Promise<number>(done => line.socket.once('close', done));
    const kind = below(rng, 40);
    if (kind === 0) line.socket.send(Buffer.from([below(rng, 256), 0, 255]), { binary: true });
    else if (kind === 1) line.socket.send('x'.repeat(70_000));
    if (kind < 2) sent++;
    else {
      // a reader that does not read, now and then
      if (kind === 2) line.socket.pause();
      const batch = Math.min(most - sent, 400);
      for (let i = 0; i < batch && line.closed === null; i++) {
        const wish = pick(rng, requests(pick(rng, tables), rng));
        line.socket.send(below(rng, 8) === 0 ? mutated(wish, rng) : JSON.stringify({ id: i + 1, ...wish }));
        sent++;
        // what was sent is answered, or the socket closed, before more is sent
        if (kind !== 2 && (i % 20 === 19 || i === batch - 1))
          await Promise.race([line.ask('here', { hidden: false }), closed]).catch(() => {});
      }
    }
    if (kind === 2) line.socket.terminate();
    else {
      if (kind >= 2) line.close();
      count(told.closes, String(await closed));
    }
    for (const message of line.heard)
      if ('code' in message && message.kind !== 'code') count(told.refusals, message.code);
  }
  told.sent += most;
}

/** What is no HTTP, half of it, or asks for what there is not. */
async function knock(server: Server, rng: Rng, told: Told, most: number) {
  const paths = [
    '/api/enter',
    '/api/rooms',
    '/api/nothing',
    '/socket',
    '/../../etc/passwd',
    '/%00',
    '/metrics',
  ];
  for (let i = 0; i < most; i++) {
    told.sent++;
    if (i % 3 === 0) {
      const socket = connect(server.port, '127.0.0.1');
      const ended = new Promise(done => socket.on('error', done).on('close', done));
      const half = `GET /socket?protocol=1 HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nUpgrade: websocket\r\n`;
      socket.write(
        pick(rng, [
          half,
          '\u0016\u0003\u0001',
          'x'.repeat(20_000),
          'POST /api/enter HTTP/1.1\r\nContent-Length: 99\r\n\r\n{',
        ]),
      );
      setTimeout(() => socket.destroy(), below(rng, 20));
      await ended;
      continue;
    }
    const reply = await fetch(server.origin + pick(rng, paths), {
      method: pick(rng, ['GET', 'POST', 'POST', 'PUT', 'DELETE']),
      headers: {
        'content-type': pick(rng, ['application/json', 'text/plain', 'application/xml']),
        origin: pick(rng, [server.origin, 'http://evil.example']),
        cookie: pick(rng, ['', 'thameside=abc', `thameside=${'A'.repeat(43)}`]),
      },
      ...(below(rng, 2) === 0 && {
        method: 'POST',
        body: mutated({ key: newKey(), game: 'london', name: 'Eve' }, rng),
      }),
    }).catch(() => null);
    count(told.closes, `http ${reply?.status ?? 'refused'}`);
    await reply?.arrayBuffer().catch(() => {});
  }
}

/** People play, with or without others who disturb them. */
async function evening(messages: number, seed: string, most: number) {
  const server = await startServer({
    RATE_DEVICE: '1000000',
    RATE_ADDRESS: '10000000',
    ENGINE_THREADS: '1',
    LOG_LEVEL: 'error',
  });
  const tables: Table[] = [];
  for (const game of GAMES) tables.push(await seated(server, game, seed));
  const told: Told = { sent: 0, refusals: {}, closes: {} };
  const ends = Promise.all(tables.map(table => played(table, most)));
  if (messages > 0) {
    const rng = rngOf(seedOf(`${seed} garbage`));
    const own = () => rngOf(seedOf(`${seed} ${below(rng, 2 ** 30)}`));
    // strangers, and one who has the link and may look on; their ids may be known to anybody
    const ids = [...tables.map(({ id }) => id), 'a'.repeat(20), ''];
    const others = [
      await person(server.origin, 'Eve'),
      await person(server.origin, 'Mallory'),
      await person(server.origin, 'Trudy', tables[0]?.code),
    ];
    const share = Math.floor((messages * 0.98) / others.length);
    await Promise.all([
      ...others.map(one => heckle(one, ids, own(), told, share)),
      knock(server, own(), told, messages - share * others.length),
    ]);
  }
  const files = await ends;
  const health = await fetch(`${server.origin}/healthz`);
  if (health.status !== 200) throw new Error('the server is not well afterwards');
  for (const line of tables.flatMap(({ lines }) => lines)) {
    const bad = line.heard.find(each => 'code' in each && each.kind !== 'code');
    if (bad || line.closed !== null)
      throw new Error(`a player was disturbed: ${JSON.stringify(bad)} ${line.closed}`);
  }
  const code = await server.stop();
  if (code !== 0 || /"level":50/.test(server.output()))
    throw new Error(`the server ended with ${code} and said:\n${server.output().slice(-2000)}`);
  return { files, told };
}

/** `most`: answers in each match, if it is not to be played to its end. */
export async function garbage(messages: number, seed: string, most = Number.POSITIVE_INFINITY) {
  const quiet = await evening(0, seed, most);
  const { files, told } = await evening(messages, seed, most);
  for (const [i, game] of GAMES.entries())
    if (files[i] !== quiet.files[i]) throw new Error(`${game} ended otherwise`);
  return told;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { messages: { type: 'string', default: '20000' }, seed: { type: 'string', default: 'garbage' } },
  });
  const told = await garbage(Number(values.messages), values.seed);
  console.log('all matches ended as they do without it');
  console.log(JSON.stringify(told));
}
