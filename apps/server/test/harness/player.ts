import { randomBytes } from 'node:crypto';
import { followed, type Message, type Sight } from '@thameside/protocol';
import type { Enter, Entered, MadeRoom, MakeRoom, Room, RoomMessage } from '@thameside/protocol/rooms';
import type { InferInput, InferOutput } from 'valibot';
import { WebSocket } from 'ws';

export type Any = Message | RoomMessage;
export const newKey = (): string => randomBytes(16).toString('hex');

/** Somebody with a cookie, as a browser would be. */
export class Person {
  readonly origin: string;
  cookie = '';
  constructor(origin: string) {
    this.origin = origin;
  }

  async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const reply = await fetch(this.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.origin, cookie: this.cookie, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const set = reply.headers.getSetCookie()[0];
    if (set) this.cookie = set.split(';')[0] ?? '';
    return reply;
  }

  async enter(body: InferInput<typeof Enter>): Promise<InferOutput<typeof Entered>> {
    const reply = await this.post('/api/enter', body);
    if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
    return (await reply.json()) as InferOutput<typeof Entered>;
  }

  async make(wish: Partial<InferInput<typeof MakeRoom>> & { game: string }): Promise<string> {
    const reply = await this.post('/api/rooms', roomOf(wish));
    if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
    return ((await reply.json()) as InferOutput<typeof MadeRoom>).table;
  }

  connect(): Promise<Line> {
    return Line.to(this);
  }
}

export const roomOf = (
  wish: Partial<InferInput<typeof MakeRoom>> & { game: string },
): InferInput<typeof MakeRoom> => ({
  key: newKey(),
  options: {},
  set: null,
  text: null,
  seats: [{ kind: 'me' }, { kind: 'open' }],
  listed: false,
  spectators: 'link',
  startsFull: false,
  absence: 60,
  ...wish,
});

export async function person(origin: string, name: string, code?: string): Promise<Person> {
  const one = new Person(origin);
  await one.enter(code === undefined ? { name } : { name, code });
  return one;
}

/** One socket: asks, and makes up the sights of what it watches. */
export class Line {
  readonly socket: WebSocket;
  readonly heard: Any[] = [];
  readonly sights = new Map<string, Sight>();
  readonly rooms = new Map<string, Room>();
  closed: number | null = null;
  #last = 0;
  readonly #pending = new Map<number, { done: (message: Any) => void; failed: (error: Error) => void }>();
  readonly #waiting = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', data => this.#take(JSON.parse(String(data)) as Any));
    socket.on('close', code => {
      this.closed = code;
      for (const { failed } of this.#pending.values()) failed(new Error(`closed: ${code}`));
      this.#wake();
    });
    socket.on('error', () => {});
  }

  static to({ origin, cookie }: Person, query = '?protocol=1'): Promise<Line> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket${query}`, {
      headers: { cookie, origin },
    });
    const line = new Line(socket);
    return new Promise((done, failed) => {
      socket.once('open', () => done(line));
      socket.once('unexpected-response', (_request, response) =>
        failed(new Error(String(response.statusCode))),
      );
      socket.once('error', failed);
    });
  }

  #take(message: Any): void {
    this.heard.push(message);
    if (message.kind === 'sight') this.sights.set(`${message.sight.table}`, message.sight);
    if (message.kind === 'change') {
      const now = this.sights.get(message.table);
      const next = now && followed(now, message);
      if (next) this.sights.set(message.table, next);
    }
    if (message.kind === 'room') this.rooms.set(message.room.table, message.room);
    if ('re' in message) {
      this.#pending.get(message.re)?.done(message);
      this.#pending.delete(message.re);
    }
    this.#wake();
  }

  #wake(): void {
    for (const each of [...this.#waiting]) each();
  }

  /** The reply, whatever it is; an error if the socket closes before it comes. */
  ask(cmd: string, body: object = {}): Promise<Any> {
    const id = ++this.#last;
    return new Promise((done, failed) => {
      this.#pending.set(id, { done, failed });
      this.socket.send(JSON.stringify({ id, cmd, ...body }));
    });
  }

  async done(cmd: string, body: object = {}): Promise<Any> {
    const reply = await this.ask(cmd, body);
    if (reply.kind === 'error' || reply.kind === 'not-granted') throw new Error(`${cmd}: ${reply.code}`);
    return reply;
  }

  /** Until it is so. */
  until<T>(found: () => T | undefined | false | null): Promise<T> {
    return new Promise((done, failed) => {
      const look = () => {
        const value = found();
        if (value) done(value);
        else if (this.closed !== null) failed(new Error(`closed: ${this.closed}`));
        else return;
        this.#waiting.delete(look);
      };
      this.#waiting.add(look);
      look();
    });
  }

  close(): void {
    this.socket.close();
  }
}
