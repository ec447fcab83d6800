import type { Message, Request } from '@thameside/protocol';
import type { Room, RoomMessage } from '@thameside/protocol/rooms';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NotGranted } from '../src/rooms/not-granted.ts';
import { Rooms, type Visitor } from '../src/rooms/rooms.ts';
import type { Guest, Kept } from '../src/store/contract.ts';
import { memoryKept } from '../src/store/sqlite/kept.ts';
import type { Engines } from '../src/threads/engines.ts';
import { newKey, roomOf } from './harness/player.ts';

/** Rooms by themselves, with a clock that is turned by hand and a match that does as it is told. */
let kept: Kept;
let rooms: Rooms;
let asked: Request[] = [];
const MINUTE = 60_000;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  kept = await memoryKept();
  asked = [];
  const call = async (table: string, request: Request): Promise<Message> => {
    asked.push(request);
    return request.cmd === 'create' ? { kind: 'table', re: 1, table } : { kind: 'done', re: 1 };
  };
  rooms = new Rooms({
    lobby: kept.lobby,
    engines: { call } as Engines,
    checker: {
      run: async ({ game, options }) => ({
        game,
        rules: 1,
        options,
        set: { name: 'house-1', hash: 'x' },
        fewest: 2,
      }),
      waiting: 0,
      close: async () => {},
    },
    now: () => Date.now(),
  });
});
afterEach(async () => {
  rooms.presence.close();
  await kept.close();
  vi.useRealTimers();
});

class Someone implements Visitor {
  readonly guest: Guest;
  readonly told: Room[] = [];
  constructor(name: string) {
    this.guest = { id: name.toLowerCase().repeat(4), name };
  }
  get room(): Room | undefined {
    return this.told.at(-1);
  }
  tell(message: RoomMessage): void {
    if (message.kind === 'room') this.told.push(message.room);
  }
  recheck(): void {}
  close(): void {}
  ask(cmd: string, table: string, body: object = {}): Promise<unknown> {
    return rooms.ask(this, { id: 1, cmd, table, ...body } as Parameters<Rooms['ask']>[1]);
  }
}

async function tableOf(...names: string[]): Promise<{ table: string; people: Someone[] }> {
  const people = names.map(name => new Someone(name));
  const [owner, ...others] = people as [Someone, ...Someone[]];
  const seats = [{ kind: 'me' as const }, ...others.map(() => ({ kind: 'open' as const }))];
  const table = await rooms.make(owner.guest, roomOf({ game: 'london', absence: 10, seats }));
  const code = (await kept.lobby.room(table))?.invitation ?? '';
  for (const each of people) {
    await kept.lobby.addGuest(each.guest, newKey(), 0);
    rooms.came(each);
    await rooms.enter(each.guest, code);
    await each.ask('room', table);
    if (each !== owner) await each.ask('sit', table, { seat: null });
  }
  await owner.ask('start', table);
  return { table, people };
}

const refusal = (asking: Promise<unknown>) =>
  asking.then(
    () => 'granted',
    (error: unknown) => (error instanceof NotGranted ? error.code : String(error)),
  );

describe('somebody is away', () => {
  test('a short absence is none; a longer one is told, at most once a second', async () => {
    const { people } = await tableOf('Ann', 'Ben');
    const [ann, ben] = people as [Someone, Someone];
    const before = ann.told.length;
    rooms.went(ben);
    await vi.advanceTimersByTimeAsync(9000);
    expect(ann.room?.seats[1]).toMatchObject({ presence: 'here' });
    rooms.came(ben);
    rooms.went(ben);
    const left = Date.now();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(ann.room?.seats[1]).toMatchObject({ presence: 'gone', since: left });
    for (let i = 0; i < 20; i++) {
      rooms.came(ben);
      rooms.presence.hid(ben.guest.id, ben, true);
      rooms.presence.hid(ben.guest.id, ben, false);
    }
    await vi.advanceTimersByTimeAsync(3000);
    expect(ann.room?.seats[1]).toMatchObject({ presence: 'here' });
    expect(ann.told.length - before).toBeLessThan(6);
    rooms.presence.hid(ben.guest.id, ben, true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(ann.room?.seats[1]).toMatchObject({ presence: 'hidden' });
  });

  test('the others let a bot play, by majority, after the time that the table sets and not before', async () => {
    const { table, people } = await tableOf('Ann', 'Ben', 'Cec', 'Dot');
    const [ann, ben, , dot] = people as [Someone, Someone, Someone, Someone];
    const vote = { seat: 3, for: 'bot', on: true };
    expect(await refusal(ann.ask('vote', table, vote))).toBe('not-asked');
    rooms.went(dot);
    await vi.advanceTimersByTimeAsync(9 * MINUTE);
    expect(await refusal(ann.ask('vote', table, vote))).toBe('not-asked');
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    await ann.ask('vote', table, vote);
    await ann.ask('vote', table, vote); // twice is once
    expect(ann.room?.votes).toEqual([{ seat: 3, for: 'bot', by: [0], needed: 2 }]);
    await ann.ask('vote', table, { ...vote, on: false });
    expect(ann.room?.votes).toEqual([]);
    await ann.ask('vote', table, vote);
    await ben.ask('vote', table, vote);
    expect(ann.room?.seats[3]).toMatchObject({ kind: 'bot', name: 'Dot' });
    expect(ann.room?.votes).toEqual([]);
    rooms.came(dot);
    await dot.ask('take-back', table, { seat: 3 });
    expect(ann.room?.seats[3]).toMatchObject({ kind: 'person', name: 'Dot' });
    expect(await refusal(ann.ask('take-back', table, { seat: 3 }))).toBe('no-table');
  });

  test('the seat is offered by link, and whoever sits down plays on; of two people one is the majority', async () => {
    const { table, people } = await tableOf('Ann', 'Ben');
    const [ann, ben] = people as [Someone, Someone];
    rooms.went(ben);
    await vi.advanceTimersByTimeAsync(11 * MINUTE);
    await ann.ask('vote', table, { seat: 1, for: 'open', on: true });
    expect(ann.room?.seats[1]).toEqual({ kind: 'open' });
    const eve = new Someone('Eve');
    rooms.came(eve);
    await rooms.enter(eve.guest, ann.room?.invitation ?? '');
    await eve.ask('sit', table, { seat: 1 });
    expect(ann.room?.seats[1]).toMatchObject({ kind: 'person', name: 'Eve' });
    expect(await refusal(ben.ask('code', table, { seat: 1, for: 'pair' }))).toBe('no-table');
  });
});

test('a rematch seats the same people, rotated, once, whoever asks', async () => {
  const { table, people } = await tableOf('Ann', 'Ben', 'Cec');
  const [ann, ben, cec] = people as [Someone, Someone, Someone];
  expect(await refusal(ann.ask('rematch', table))).toBe('not-over');
  await cec.ask('stand', table, { seat: 2 });
  await rooms.matchNews(table, { move: 9, over: true, waiting: [] });
  const [first, second] = await Promise.all([ben.ask('rematch', table), ann.ask('rematch', table)]);
  expect(first).toEqual(second);
  expect(cec.room?.next).toBe((first as { table: string }).table);
  const next = cec.room?.next ?? '';
  await cec.ask('room', next);
  expect(cec.room?.seats).toMatchObject([
    { kind: 'person', name: 'Ben' },
    { kind: 'person', name: 'Cec', mine: true },
    { kind: 'person', name: 'Ann' },
  ]);
  expect(cec.room?.state).toBe('waiting');
});

test('a start that a crash cut short is finished when somebody looks', async () => {
  const { table } = await tableOf('Ann', 'Ben');
  const room = await kept.lobby.room(table);
  if (!room) throw new Error('no room');
  await kept.lobby.keepRoom({ ...room, version: room.version + 1, state: 'starting' });
  const made = asked.filter(({ cmd }) => cmd === 'create').length;
  const { lobby } = kept;
  const call = async (id: string, request: Request): Promise<Message> => {
    asked.push(request);
    return { kind: 'table', re: 1, table: id };
  };
  const after = new Rooms({
    lobby,
    engines: { call } as Engines,
    checker: {} as never,
    now: () => Date.now(),
  });
  const ann = new Someone('Ann');
  await after.ask(ann, { id: 1, cmd: 'room', table });
  expect(ann.room?.state).toBe('playing');
  expect(asked.filter(({ cmd }) => cmd === 'create')).toHaveLength(made + 1);
});
