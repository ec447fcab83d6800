import { idOf, type Message, type Request } from '@thameside/protocol';
import { CLOSED, type RoomMessage, type RoomRequest, serverRequestIn } from '@thameside/protocol/rooms';
import type { RawData, WebSocket } from 'ws';
import type { Present } from '../guests.ts';
import { NotGranted } from '../rooms/not-granted.ts';
import { may } from '../rooms/rights.ts';
import type { Rooms, Visitor } from '../rooms/rooms.ts';
import type { Guest, Lobby, RoomDoc } from '../store/contract.ts';
import { Unavailable } from '../store/contract.ts';
import type { Engines, Listener } from '../threads/engines.ts';
import type { Limits } from './limits.ts';

export interface ClientIn {
  readonly rooms: Rooms;
  readonly engines: Engines;
  readonly lobby: Lobby;
  readonly limits: Limits;
  readonly counted: (what: 'asked' | 'refused', kind: string) => void;
  readonly failed: (error: unknown) => void;
  readonly now: () => number;
}

const BAD_MOST = 10;
const MINUTE = 60_000;
/** So many refusals for haste, one after another, are no accident. */
const HASTY_MOST = 100;
/** What may wait to be read. */
const BUFFERED_MOST = 1_000_000;
const BUFFERED_LOW = 64_000;
const PATIENCE = 30_000;
const LOOK = 250;

/** What is sent again whole, so that a reader who is behind need not be sent it now. */
const isNews = (text: string): boolean => /^\{"kind":"(?:change|sight|room|said|news)"/.test(text);

/** One socket: what comes in is checked and asked, what goes out is read or not. */
export class Client implements Listener, Visitor {
  readonly #in: ClientIn;
  readonly #socket: WebSocket;
  readonly #address: string;
  readonly #device: string;
  #guest: Guest;
  #bad: number[] = [];
  #hasty = 0;
  #behindSince: number | null = null;
  #watches = new Map<string, Extract<Request, { cmd: 'watch' }>>();
  #rooms = new Set<string>();
  #last: Promise<void> = Promise.resolve();

  constructor(world: ClientIn, socket: WebSocket, { guest, device }: Present, address: string) {
    this.#in = world;
    this.#socket = socket;
    this.#address = address;
    this.#device = device;
    this.#guest = guest;
    socket.on('message', (data, isBinary) => {
      if (isBinary) socket.close(1003);
      else this.#last = this.#last.then(() => this.#take(data)).catch(world.failed);
    });
    socket.on('close', () => {
      world.engines.gone(this);
      world.rooms.went(this);
    });
    world.rooms.came(this);
  }

  get guest(): Guest {
    return this.#guest;
  }
  get device(): string {
    return this.#device;
  }

  tell(message: RoomMessage): void {
    this.say(JSON.stringify(message));
  }

  say(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#behindSince !== null && isNews(text)) return;
    this.#socket.send(text);
    if (this.#behindSince === null && this.#socket.bufferedAmount > BUFFERED_MOST) this.#fallBehind();
  }

  /** Nothing more is read or sent until what waits has been read; then everything is told whole. */
  #fallBehind(): void {
    const { now } = this.#in;
    this.#behindSince = now();
    this.#socket.pause();
    const look = setInterval(() => {
      const since = this.#behindSince ?? now();
      if (this.#socket.readyState !== this.#socket.OPEN) clearInterval(look);
      else if (this.#socket.bufferedAmount < BUFFERED_LOW) {
        clearInterval(look);
        this.#catchUp();
      } else if (now() - since > PATIENCE) {
        clearInterval(look);
        this.#socket.close(CLOSED.slowReader);
        this.#socket.terminate();
      }
    }, LOOK);
  }

  #catchUp(): void {
    this.#behindSince = null;
    this.#socket.resume();
    for (const watch of this.#watches.values()) this.#in.engines.ask(this, { ...watch, id: 0, known: null });
    for (const table of this.#rooms)
      void this.#in.rooms.ask(this, { id: 0, cmd: 'room', table }).catch(this.#in.failed);
  }

  async #take(data: RawData): Promise<void> {
    const wait = await this.#in.limits.take(this.#device, this.#address);
    let raw: unknown = null;
    try {
      raw = JSON.parse(String(data));
    } catch {
      // no request, like other things that are none
    }
    const id = idOf(raw);
    if (wait !== null) {
      this.#hasty += 1;
      if (this.#hasty > HASTY_MOST) this.#socket.close(CLOSED.tooFast);
      this.tell({ kind: 'not-granted', re: id, code: 'slow-down', wait });
      return;
    }
    this.#hasty = 0;
    const request = serverRequestIn(raw);
    if (!request) {
      this.#refuse(id, new NotGranted('bad-request'));
      const now = this.#in.now();
      this.#bad = [...this.#bad.filter(at => now - at < MINUTE), now];
      if (this.#bad.length >= BAD_MOST) this.#socket.close(CLOSED.badRequests);
      return;
    }
    this.#in.counted('asked', request.cmd);
    try {
      await this.#ask(request);
    } catch (error) {
      this.#refuse(id, error);
    }
  }

  #refuse(re: number, error: unknown): void {
    if (error instanceof NotGranted) {
      this.#in.counted('refused', error.code);
      this.tell({ kind: 'not-granted', re, code: error.code, wait: error.wait });
    } else if (error instanceof Unavailable) {
      this.tell({ kind: 'not-granted', re, code: 'unavailable', wait: null });
    } else {
      this.#in.failed(error);
      this.tell({ kind: 'not-granted', re, code: 'internal', wait: null });
    }
  }

  #done(re: number): void {
    const done: Message = { kind: 'done', re };
    this.say(JSON.stringify(done));
  }

  async #ask(request: Request | RoomRequest): Promise<void> {
    const { rooms, engines, lobby } = this.#in;
    switch (request.cmd) {
      case 'rooms':
        return this.tell({ kind: 'rooms', re: request.id, rooms: await rooms.mine(this.#guest.id) });
      case 'open-rooms': {
        const list = await rooms.listed(this.#guest.id, request.game);
        return this.tell({ kind: 'rooms', re: request.id, rooms: list });
      }
      case 'here':
        rooms.presence.hid(this.#guest.id, this, request.hidden);
        return this.#done(request.id);
      case 'rename':
        await lobby.rename(this.#guest.id, request.name);
        this.#guest = { ...this.#guest, name: request.name };
        return this.#done(request.id);
      case 'sign-out-others':
        await lobby.keepDevice(this.#guest.id, this.#device);
        await rooms.holdAlone(this.#guest);
        rooms.signedOut(this);
        return this.#done(request.id);
      case 'manners':
        engines.manners(this, request);
        return this.#done(request.id);
      case 'tables':
      case 'create':
      case 'load':
        throw new NotGranted('bad-request');
    }
    if (isOfRoom(request)) {
      const reply = await rooms.ask(this, request);
      if (request.cmd === 'room') this.#rooms.add(request.table);
      if (request.cmd === 'leave-room') this.#rooms.delete(request.table);
      if (reply) this.say(JSON.stringify({ ...reply, re: request.id }));
      else this.#done(request.id);
      return;
    }
    if (request.cmd === 'fork') {
      const table = await rooms.fork(this.#guest, request);
      return this.say(JSON.stringify({ kind: 'table', table, re: request.id } satisfies Message));
    }
    // at the moment of the check, so that no right can be lost in between
    await rooms.asMay(this.#guest.id, request, () => {
      if (request.cmd === 'watch') this.#watches.set(request.table, request);
      if (request.cmd === 'leave') this.#watches.delete(request.table);
      engines.ask(this, request);
    });
  }

  /** What may not be looked at any more is not. */
  recheck(room: RoomDoc): void {
    const watch = this.#watches.get(room.id);
    if (!watch || may(room, this.#guest.id, watch)) return;
    this.#watches.delete(room.id);
    this.#in.engines.ask(this, { id: 0, cmd: 'leave', table: room.id });
  }

  close(code: number): void {
    this.#socket.close(code);
  }
}

const ROOM_CMDS = {
  room: true,
  'leave-room': true,
  sit: true,
  stand: true,
  seat: true,
  remove: true,
  arrange: true,
  start: true,
  close: true,
  vote: true,
  'take-back': true,
  'ask-undo': true,
  consent: true,
  rematch: true,
  chat: true,
  'chat-log': true,
  code: true,
} as const satisfies Record<Extract<RoomRequest, { table: string }>['cmd'], true>;
const isOfRoom = (request: Request | RoomRequest): request is Extract<RoomRequest, { table: string }> =>
  Object.hasOwn(ROOM_CMDS, request.cmd);
