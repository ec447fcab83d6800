import { tableIdOf } from '@thameside/host';
import { canonical, sha256 } from '@thameside/kernel';
import type { Request } from '@thameside/protocol';
import type { ChatLine, MakeRoom, Room, RoomLine, RoomMessage, RoomRequest } from '@thameside/protocol/rooms';
import { hashOf, newCode } from '../secrets.ts';
import type { CodeDoc, Guest, Lobby, RoomDoc } from '../store/contract.ts';
import type { Checked, Wish } from '../threads/checker.ts';
import type { Engines } from '../threads/engines.ts';
import type { MatchNews } from '../threads/letters.ts';
import type { Pool } from '../threads/pool.ts';
import * as deeds from './deeds.ts';
import { forkOf, newRoom, rematchOf } from './making.ts';
import { matchMade, matchRewound, matchTold } from './match.ts';
import { NotGranted } from './not-granted.ts';
import { type Presence, presence } from './presence.ts';
import { channelOf, hasBegun, may, mayRead, maySee, seatsOf } from './rights.ts';
import { chatLine, lineFor, roomFor } from './telling.ts';

/** Somebody at a socket. */
export interface Visitor {
  readonly guest: Guest;
  tell(message: RoomMessage): void;
  /** Who may do what has changed there. */
  recheck(room: RoomDoc): void;
  close(code: number): void;
}

type AtRoom = Extract<RoomRequest, { table: string }>;
type Of<C extends AtRoom['cmd']> = Extract<AtRoom, { cmd: C }>;
/** What is said to whoever asked; `null` for done. */
type Reply =
  | { readonly kind: 'chat'; readonly lines: ChatLine[] }
  | { readonly kind: 'code'; readonly code: string; readonly until: number | null }
  | { readonly kind: 'table'; readonly table: string }
  | null;

export interface RoomsIn {
  readonly lobby: Lobby;
  readonly engines: Engines;
  readonly checker: Pool<Wish, Checked>;
  readonly now: () => number;
}

const PAIRING = 10 * 60_000;
const CHAT_PAGE = 50;
const TELL_EVERY = 1000;

interface Open {
  room: RoomDoc;
  readonly visitors: Set<Visitor>;
  readonly said: Record<'players' | 'spectators', number>;
  queue: Promise<unknown>;
  timer: NodeJS.Timeout | undefined;
  told: number;
}

export class Rooms {
  readonly #in: RoomsIn;
  readonly #open = new Map<string, Promise<Open>>();
  readonly #here = new Map<string, Set<Visitor>>();
  readonly presence: Presence;

  constructor(world: RoomsIn) {
    this.#in = world;
    this.presence = presence(guest => this.#presenceChanged(guest), world.now);
  }

  // — who is there

  came(visitor: Visitor): void {
    const { id } = visitor.guest;
    const all = this.#here.get(id) ?? new Set();
    this.#here.set(id, all.add(visitor));
    this.presence.came(id, visitor);
  }

  went(visitor: Visitor): void {
    const { id } = visitor.guest;
    const all = this.#here.get(id);
    all?.delete(visitor);
    if (all?.size === 0) this.#here.delete(id);
    this.presence.went(id, visitor);
    for (const [table, open] of this.#open)
      void open.then(one => this.#leave(table, one, visitor)).catch(() => {});
  }

  #leave(table: string, open: Open, visitor: Visitor): void {
    open.visitors.delete(visitor);
    if (open.visitors.size === 0 && this.#open.size > 1000) this.#open.delete(table);
  }

  #presenceChanged(guest: string): void {
    for (const opening of this.#open.values())
      void opening.then(
        open => {
          const sits = open.room.seats.some(seat => seat.kind !== 'open' && seat.guests.includes(guest));
          if (sits) this.#tellSoon(open);
        },
        () => {},
      );
  }

  /** The guest's other sockets are closed: what they knew is worth nothing any more. */
  signedOut(stays: Visitor): void {
    for (const visitor of [...(this.#here.get(stays.guest.id) ?? [])])
      if (visitor !== stays) visitor.close(1008);
  }

  // — rooms at hand

  async #at(id: string): Promise<Open> {
    const known = this.#open.get(id) ?? this.#opened(id);
    this.#open.set(id, known);
    try {
      return await known;
    } catch (error) {
      this.#open.delete(id);
      throw error;
    }
  }

  async #opened(id: string): Promise<Open> {
    const { lobby } = this.#in;
    const room = await lobby.room(id);
    if (!room) throw new NotGranted('no-table');
    const said = {
      players: await lobby.countLines(id, 'players'),
      spectators: await lobby.countLines(id, 'spectators'),
    };
    const open: Open = {
      room,
      visitors: new Set(),
      said,
      queue: Promise.resolve(),
      timer: undefined,
      told: 0,
    };
    if (room.state === 'starting') await this.#begun(open);
    else if (room.state === 'playing') {
      // its end may have been kept, and the server killed before it heard of it
      const { over } = await matchTold(this.#in.engines, room);
      await this.#change(open, each => deeds.playedOn(each, over));
    }
    return open;
  }

  /** The room, if it exists for this guest. */
  async #seen(id: string, guest: string): Promise<Open> {
    const open = await this.#at(id);
    if (!maySee(open.room, guest)) throw new NotGranted('no-table');
    return open;
  }

  /** If the guest may ask this of the match, it is asked at once. */
  async asMay(
    guest: string,
    request: Parameters<typeof may>[2] & { readonly table: string },
    ask: () => void,
  ): Promise<void> {
    const { room } = await this.#at(request.table);
    if (!may(room, guest, request)) throw new NotGranted('no-table');
    if (room.state === 'set-aside') throw new NotGranted('unavailable');
    ask();
  }

  /** One thing after another; kept before anybody is told. */
  #change(open: Open, change: (room: RoomDoc) => RoomDoc): Promise<RoomDoc> {
    const done = open.queue.then(async () => {
      for (;;) {
        const next = change(open.room);
        if (next === open.room) return next;
        const kept = { ...next, version: open.room.version + 1, updated: this.#in.now() };
        if (await this.#in.lobby.keepRoom(kept)) {
          const isSame = open.room.seats === kept.seats && open.room.members === kept.members;
          open.room = kept;
          this.#tell(open);
          if (!isSame) for (const all of this.#here.values()) for (const each of all) each.recheck(kept);
          return kept;
        }
        const there = await this.#in.lobby.room(open.room.id);
        if (!there) throw new NotGranted('no-table');
        open.room = there;
      }
    });
    open.queue = done.catch(() => {});
    return done;
  }

  // — telling

  #tell(open: Open): void {
    clearTimeout(open.timer);
    open.timer = undefined;
    open.told = this.#in.now();
    for (const visitor of open.visitors) {
      if (maySee(open.room, visitor.guest.id))
        visitor.tell({ kind: 'room', room: this.#view(open, visitor.guest.id) });
      else open.visitors.delete(visitor);
    }
  }

  /** At most once a second. */
  #tellSoon(open: Open): void {
    if (open.timer || open.visitors.size === 0) return;
    const wait = Math.max(0, open.told + TELL_EVERY - this.#in.now());
    open.timer = setTimeout(() => this.#tell(open), wait);
    open.timer.unref();
  }

  #view(open: Open, guest: string): Room {
    const watchers = [...open.visitors].filter(
      each => channelOf(open.room, each.guest.id) === 'spectators',
    ).length;
    const { presence: here } = this;
    return roomFor(open.room, guest, { presence: here, watchers, said: open.said });
  }

  #news(room: RoomDoc): void {
    const guests = new Set(room.seats.flatMap(seat => (seat.kind === 'open' ? [] : seat.guests)));
    for (const guest of guests)
      for (const visitor of this.#here.get(guest) ?? []) visitor.tell({ kind: 'news', table: room.id });
  }

  /** The match goes on: whoever has it in a list is told, and its end is kept. */
  async matchNews(table: string, { over }: MatchNews): Promise<void> {
    const open = await this.#at(table).catch(() => null);
    if (!open) return;
    await this.#change(open, room => deeds.playedOn(room, over));
    this.#news(open.room);
  }

  async setAside(table: string): Promise<void> {
    const open = await this.#at(table);
    await this.#change(open, room => ({ ...room, state: 'set-aside' }));
  }

  // — making and entering

  async make(guest: Guest, wish: MakeRoom): Promise<string> {
    const id = tableIdOf(wish.key);
    const sum = sha256(canonical(wish)).slice(0, 16);
    const there = await this.#in.lobby.room(id);
    if (there) {
      if (there.sum !== sum || there.owner !== guest.id) throw new NotGranted('key-reused');
      return id;
    }
    const checked = await this.#checked({ ...wish, seats: wish.seats.length });
    const room = newRoom(guest, wish, checked, { id, sum, at: this.#in.now() });
    if (!(await this.#in.lobby.keepRoom(room))) return this.make(guest, wish);
    this.#news(room);
    return id;
  }

  async #checked(wish: Wish): Promise<Exclude<Checked, { code: unknown }>> {
    const { game, options, set, text, seats } = wish;
    const checked = await this.#in.checker.run({ game, options, set, text, seats });
    if (!checked) throw new NotGranted(text !== null ? 'bad-file' : 'bad-set');
    if ('code' in checked) throw new NotGranted(checked.code, { faults: checked.faults });
    return checked;
  }

  /** What a code opens to a guest. */
  async enter(guest: Guest, code: string): Promise<{ table: string; seat: number | null }> {
    const { lobby, now } = this.#in;
    const found = await lobby.useCode(hashOf(code), now());
    if (found) return this.#heldToo(guest, found);
    const room = await lobby.roomByInvitation(code);
    if (!room) throw new NotGranted('no-code');
    const open = await this.#at(room.id);
    await this.#change(open, each => deeds.invited(each, guest.id));
    return { table: room.id, seat: null };
  }

  async #heldToo(guest: Guest, { room, seat }: CodeDoc): Promise<{ table: string; seat: number }> {
    const open = await this.#at(room);
    await this.#change(open, each => deeds.heldToo(each, guest.id, seat));
    return { table: room, seat };
  }

  /** Only this device holds the guest's seats from now on. */
  async holdAlone(guest: Guest): Promise<void> {
    for (const { room } of await this.#in.lobby.roomsOf(guest.id)) {
      const open = await this.#at(room.id);
      await this.#change(open, each => deeds.heldAlone(each, guest.id));
      for (const seat of seatsOf(open.room, guest.id)) await this.#in.lobby.dropCodes(room.id, seat);
    }
  }

  // — lists

  async mine(guest: string): Promise<RoomLine[]> {
    const all = await this.#in.lobby.roomsOf(guest);
    return all.filter(({ room }) => room.state !== 'closed').map(each => lineFor(each, guest));
  }

  async listed(guest: string, game: string | null): Promise<RoomLine[]> {
    return (await this.#in.lobby.listedRooms(game, 100)).map(each => lineFor(each, guest));
  }

  // — what is asked of a room

  async ask(visitor: Visitor, request: AtRoom): Promise<Reply> {
    const { guest } = visitor;
    const open = await this.#seen(request.table, guest.id);
    if (!may(open.room, guest.id, request)) throw new NotGranted('no-table');
    const does = this.#does[request.cmd] as (open: Open, visitor: Visitor, request: AtRoom) => Promise<Reply>;
    return does(open, visitor, request);
  }

  readonly #does: {
    readonly [C in AtRoom['cmd']]: (open: Open, visitor: Visitor, request: Of<C>) => Promise<Reply>;
  } = {
    room: async (open, visitor) => {
      open.visitors.add(visitor);
      visitor.tell({ kind: 'room', room: this.#view(open, visitor.guest.id) });
      if (channelOf(open.room, visitor.guest.id) === 'spectators') this.#tellSoon(open);
      return null;
    },
    'leave-room': async (open, visitor, { table }) => {
      this.#leave(table, open, visitor);
      return null;
    },
    sit: async (open, { guest }, { seat }) => {
      await this.#change(open, room => deeds.sat(room, guest, seat));
      await this.#settled(open);
      return null;
    },
    stand: async (open, _visitor, { seat }) => {
      await this.#change(open, room => deeds.stood(room, seat));
      await this.#settled(open);
      return null;
    },
    seat: async (open, _visitor, { seat, to }) => {
      await this.#change(open, room => deeds.seatChanged(room, seat, to));
      await this.#settled(open);
      return null;
    },
    remove: async (open, { guest }, { seat }) => {
      if (seatsOf(open.room, guest.id).includes(seat)) throw new NotGranted('bad-request');
      const removed = open.room.seats[seat];
      const gone = removed?.kind === 'person' ? removed.guests : [];
      await this.#change(open, room => {
        const members = room.members.filter(each => !gone.includes(each));
        return { ...deeds.stood(room, seat), members };
      });
      return null;
    },
    arrange: async (open, _visitor, request) => {
      const { game, set, text, seats } = open.room;
      const { options } = await this.#checked({
        game,
        set,
        text,
        options: request.options,
        seats: seats.length,
      });
      await this.#change(open, room => (hasBegun(room) ? room : deeds.arranged(room, request, options)));
      await this.#settled(open);
      return null;
    },
    start: async open => {
      await this.#start(open);
      return null;
    },
    close: async open => {
      await this.#change(open, room => (hasBegun(room) ? room : { ...room, state: 'closed' }));
      return null;
    },
    vote: async (open, { guest }, request) => {
      if (open.room.state !== 'playing') throw new NotGranted('no-table');
      const about = open.room.seats[request.seat];
      const away = about?.kind === 'person' ? this.presence.of(about.guests) : null;
      const { absence } = open.room;
      const isLong =
        away?.presence === 'gone' && absence > 0 && this.#in.now() - (away.since ?? 0) >= absence * 60_000;
      if (!isLong && request.on) throw new NotGranted('not-asked');
      await this.#change(open, room => deeds.voted(room, seatsOf(room, guest.id), request));
      await this.#settled(open);
      return null;
    },
    'take-back': async (open, { guest }, { seat }) => {
      await this.#change(open, room => deeds.takenBack(room, guest, seat));
      await this.#settled(open);
      return null;
    },
    'ask-undo': async (open, _visitor, { table, seat, move }) => {
      const known = await this.#in.engines.call(table, { id: 1, cmd: 'forgets', table, seat, move });
      if (known.kind !== 'forgets') throw new NotGranted(known.kind === 'error' ? known.code : 'internal');
      await this.#change(open, room => deeds.askedUndo(room, seat, move, known.forgets));
      await this.#agreed(open);
      return null;
    },
    consent: async (open, _visitor, { seat, agree }) => {
      await this.#change(open, room => deeds.consented(room, seat, agree));
      await this.#agreed(open);
      return null;
    },
    rematch: async (open, { guest }) => ({ kind: 'table', table: await this.#rematch(open, guest) }),
    chat: async (open, { guest }, { key, saying, table }) => {
      const channel = channelOf(open.room, guest.id);
      const [seat = null] = seatsOf(open.room, guest.id);
      const at = seat === null ? undefined : open.room.seats[seat];
      const name = at && at.kind !== 'open' ? at.name : guest.name;
      if (channel === null || name === null) throw new NotGranted('no-table');
      const line = await this.#in.lobby.say(table, channel, key, {
        at: this.#in.now(),
        guest: guest.id,
        seat,
        name,
        saying,
      });
      if (line.no > open.said[channel]) {
        open.said[channel] = line.no;
        for (const visitor of open.visitors)
          if (channelOf(open.room, visitor.guest.id) === channel)
            visitor.tell({ kind: 'said', table, line: chatLine(line, channel, visitor.guest.id) });
      }
      return null;
    },
    'chat-log': async (open, { guest }, { table, of, before }) => {
      if (!mayRead(open.room, guest.id, of)) throw new NotGranted('no-table');
      const lines = await this.#in.lobby.lines(table, of, before, CHAT_PAGE);
      return { kind: 'chat', lines: lines.map(line => chatLine(line, of, guest.id)) };
    },
    code: async (_open, _visitor, { table, seat, for: kind }) => {
      const code = newCode(kind === 'pair' ? 16 : 26);
      const until = kind === 'pair' ? this.#in.now() + PAIRING : null;
      await this.#in.lobby.addCode(hashOf(code), { kind, room: table, seat, until });
      return { kind: 'code', code, until };
    },
  };

  /** The match from there on with bots for the others, as this guest's own table. */
  async fork(guest: Guest, request: Extract<Request, { cmd: 'fork' }>): Promise<string> {
    const { room } = await this.#at(request.table);
    if (!may(room, guest.id, request)) throw new NotGranted('no-table');
    const id = tableIdOf(request.key);
    const made = await this.#in.engines.call(request.table, request);
    if (made.kind !== 'table') throw new NotGranted(made.kind === 'error' ? made.code : 'internal');
    await this.#in.lobby.keepRoom(forkOf(room, guest, request, { id, at: this.#in.now() }));
    await this.#at(id); // and the match is told who plays
    return id;
  }

  // — the match

  /** What follows by itself from who sits where. */
  async #settled(open: Open): Promise<void> {
    const { room } = open;
    if (room.state === 'playing') await matchTold(this.#in.engines, open.room);
    else if (room.state === 'waiting' && room.startsFull && room.seats.every(({ kind }) => kind !== 'open'))
      await this.#start(open);
  }

  async #start(open: Open): Promise<void> {
    const { game, set, text, options, seats } = open.room;
    const taken = seats.filter(({ kind }) => kind !== 'open');
    const { fewest } = await this.#checked({ game, set, text, options, seats: Math.max(2, taken.length) });
    if (taken.length < fewest) throw new NotGranted('too-few');
    await this.#change(open, room => {
      if (hasBegun(room) || room.state === 'starting') return room;
      return { ...room, state: 'starting', seats: room.seats.filter(({ kind }) => kind !== 'open') };
    });
    await this.#begun(open);
  }

  /** Nobody can change the room any more: its match is made, once. */
  async #begun(open: Open): Promise<void> {
    if (open.room.state !== 'starting') return;
    await matchMade(this.#in.engines, open.room);
    await this.#change(open, room => (room.state === 'starting' ? { ...room, state: 'playing' } : room));
    this.#news(open.room);
  }

  /** When all have agreed, the match goes back; the key makes it once. */
  async #agreed(open: Open): Promise<void> {
    const { undo } = open.room;
    if (!undo || deeds.mustAgree(open.room).some(seat => !undo.agreed.includes(seat))) return;
    const done = await matchRewound(this.#in.engines, open.room, undo);
    await this.#change(open, room => ({ ...room, undo: null }));
    if (done.kind === 'error') throw new NotGranted(done.code);
  }

  /** The same people, rotated; whoever asks first makes it, and all are taken along. */
  async #rematch(open: Open, guest: Guest): Promise<string> {
    const { room } = open;
    if (room.state !== 'over') throw new NotGranted('not-over');
    if (room.next) return room.next;
    const key = sha256(`rematch ${room.key}`).slice(0, 32);
    const id = tableIdOf(key);
    const next = rematchOf(room, guest, { id, key, at: this.#in.now() });
    await this.#in.lobby.keepRoom(next); // or somebody else has just made it
    await this.#change(open, each => (each.next ? each : { ...each, next: id }));
    this.#news(next);
    return id;
  }
}
