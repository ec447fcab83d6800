import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { Script } from './script.ts';
import { Counter, processorOf, type Side, started, type Table } from './side.ts';

const newKey = () => randomBytes(16).toString('hex');

/** One seat at one table: as little as a client can do, so that the server is measured and not its clients. */
class Seat {
  readonly socket: WebSocket;
  readonly version = new Counter();
  readonly #pending = new Map<number, { done: (text: string) => void; failed: (error: Error) => void }>();
  #last = 0;
  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', data => {
      const text = String(data);
      if (text.startsWith('{"kind":"change"'))
        return this.version.reach(Number(/"from":(\d+)/.exec(text)?.[1]) + 1);
      if (text.startsWith('{"kind":"sight"'))
        return this.version.reach((JSON.parse(text) as { sight: { version: number } }).sight.version);
      const re = Number(/"re":(\d+)/.exec(text)?.[1] ?? 0);
      const pending = this.#pending.get(re);
      this.#pending.delete(re);
      if (text.startsWith('{"kind":"done"')) pending?.done(text);
      else pending?.failed(new Error(text.slice(0, 300)));
    });
  }
  ask(cmd: string, body: object): Promise<string> {
    const id = ++this.#last;
    return new Promise((done, failed) => {
      this.#pending.set(id, { done, failed });
      this.socket.send(JSON.stringify({ id, cmd, ...body }));
    });
  }
}

export async function ours(): Promise<Side> {
  const server = await started('../../../apps/server/src/main.ts', /http:\/\/localhost:(\d+)\//, folder => ({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    DIST: fileWithPage(folder),
    LOG_LEVEL: 'warn',
    RATE_DEVICE: '1000000',
    RATE_ADDRESS: '10000000',
  }));
  const origin = `http://127.0.0.1:${server.said}`;
  const post = async (path: string, cookie: string, body: object) => {
    const reply = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return { reply, said: (await reply.json()) as Record<string, string> };
  };
  const newCookie = async (seat: number) => {
    const { reply } = await post('/api/enter', '', { name: `P${seat}` });
    return reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  const connect = async (cookie: string) => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket?protocol=1`, {
      headers: { cookie, origin },
    });
    const one = new Seat(socket);
    await new Promise((done, failed) => socket.once('open', done).once('error', failed));
    return one;
  };
  const sockets: WebSocket[] = [];

  return {
    async open({ game, seats, text, steps }: Script): Promise<Table> {
      const wishes = Array.from({ length: seats }, (_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
      const cookies: string[] = [];
      for (let seat = 0; seat < seats; seat++) cookies.push(await newCookie(seat));
      const { said } = await post('/api/rooms', cookies[0] ?? '', {
        key: newKey(),
        game,
        options: {},
        set: null,
        text,
        seats: wishes,
        listed: true,
        spectators: 'none',
        startsFull: true,
        absence: 0,
      });
      const { table } = said;
      const people: Seat[] = [];
      for (const [seat, cookie] of cookies.entries()) {
        const one = await connect(cookie);
        sockets.push(one.socket);
        await one.ask('manners', { milliseconds: 0, confirm: false });
        if (seat > 0) await one.ask('sit', { table, seat });
        people.push(one);
      }
      for (const [seat, one] of people.entries()) await one.ask('watch', { table, seat, known: null });
      return {
        async give(index) {
          const step = steps[index];
          const one = step && people[step.seat];
          if (!step || !one) return;
          const { seat, version, answer } = step;
          await one.version.until(version);
          await one.ask('answer', { key: newKey(), table, seat, version, answers: [answer] });
        },
      };
    },
    processor: () => processorOf(server.child),
    async close() {
      for (const socket of sockets) socket.terminate();
      await server.close();
    },
  };
}

/** The page is not what is measured. */
function fileWithPage(folder: string): string {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Thameside</title>');
  return folder;
}
