import type { Store } from '@thameside/host';
import { describe, expect, test } from 'vitest';
import type { Kept } from '../../src/store/contract.ts';
import { fresh, headOf, lineOf, ODD, roomOf, rowOf, snapshotOf, summaryOf } from './docs.ts';

/** Letter by letter: sums and hashes are taken over it. */
const expectSame = (found: unknown, kept: unknown) =>
  expect(JSON.stringify(found)).toBe(JSON.stringify(kept));

/** A table with rows 1 to `rows`. */
async function made(store: Store, rows = 0): Promise<string> {
  const id = fresh('table');
  expect(await store.create(headOf(id), [], summaryOf(id, 0))).toBe(true);
  for (let no = 1; no <= rows; no++) expect(await store.append(id, rowOf(no), summaryOf(id, no))).toBe(true);
  return id;
}
const numbers = async (store: Store, id: string, after = 0) =>
  (await store.rows(id, after)).map(({ no }) => no);

/** What every place where tables are kept must hold. */
export function keepsTables(open: () => Store): void {
  describe('tables', () => {
    test('come back as they went in, key order and odd characters included', async () => {
      const store = open();
      const id = fresh('table');
      const head = headOf(id, { set: ODD, b: 1, a: { z: ODD, y: [1.5, null, true] } });
      const rows = [rowOf(1, { key: '', reason: ODD }), rowOf(2, { z: 1, a: ODD })];
      await store.create(head, rows, summaryOf(id, 5, { game: ODD }));
      expectSame(await store.head(id), head);
      expectSame(await store.rows(id, 0), rows);
      const third = rowOf(3, { key: ODD, given: [[0, ODD, 1]] });
      expect(await store.append(id, third, summaryOf(id, 6, { game: ODD, move: 3 }))).toBe(true);
      expectSame(await store.rowByKey(id, ODD), third);
      expectSame(
        (await store.list()).find(({ table }) => table === id),
        summaryOf(id, 6, { game: ODD, move: 3 }),
      );
    });

    test('are created once', async () => {
      const store = open();
      const id = await made(store, 2);
      expect(await store.create(headOf(id, { sum: 'other' }), [rowOf(1)], summaryOf(id, 9))).toBe(false);
      expectSame(await store.head(id), headOf(id));
      expect(await numbers(store, id)).toEqual([1, 2]);
      expect((await store.list()).filter(({ table }) => table === id)).toEqual([summaryOf(id, 2)]);
    });

    test('created at the same moment: one wins, whole', async () => {
      const store = open();
      const id = fresh('table');
      const wishes = Array.from({ length: 8 }, (_, i) => ({
        head: headOf(id, { sum: `s${i}` }),
        rows: [rowOf(1, { sum: `s${i}` })],
      }));
      const won = await Promise.all(
        wishes.map(({ head, rows }) => store.create(head, rows, summaryOf(id, 1))),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      const winner = wishes[won.indexOf(true)];
      expectSame(await store.head(id), winner?.head);
      expectSame(await store.rows(id, 0), winner?.rows);
    });

    test('a row is kept at its number alone: not twice, not late, not early', async () => {
      const store = open();
      const id = await made(store, 2);
      for (const no of [0, 1, 2, 4, 5])
        expect(await store.append(id, rowOf(no), summaryOf(id, 99))).toBe(false);
      expect(await store.append(id, rowOf(3), summaryOf(id, 3))).toBe(true);
      expect(await numbers(store, id)).toEqual([1, 2, 3]);
      expect((await store.list()).find(({ table }) => table === id)?.updated).toBe(3);
    });

    test('rows of the same number at the same moment: exactly one wins', async () => {
      const store = open();
      const id = await made(store);
      for (let no = 1; no <= 5; no++) {
        const tries = Array.from({ length: 6 }, (_, i) => rowOf(no, { sum: `try ${i}` }));
        const won = await Promise.all(
          tries.map((row, i) => store.append(id, row, summaryOf(id, no * 10 + i))),
        );
        expect(won.filter(Boolean)).toHaveLength(1);
        const winner = won.indexOf(true);
        expectSame((await store.rows(id, no - 1))[0], tries[winner]);
        expect((await store.list()).find(({ table }) => table === id)?.updated).toBe(no * 10 + winner);
      }
    });

    test('a table that begins with rows goes on after them', async () => {
      const store = open();
      const id = fresh('table');
      const rows = [1, 2, 3].map(no => rowOf(no));
      expect(await store.create(headOf(id), rows, summaryOf(id, 1))).toBe(true);
      expect(await store.append(id, rowOf(1), summaryOf(id, 1))).toBe(false);
      expect(await store.append(id, rowOf(4), summaryOf(id, 1))).toBe(true);
      expect(await numbers(store, id)).toEqual([1, 2, 3, 4]);
    });

    test('rows come in order, from where they are asked for', async () => {
      const store = open();
      const id = await made(store, 12);
      expect(await numbers(store, id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(await numbers(store, id, 9)).toEqual([10, 11, 12]);
      expect(await numbers(store, id, 12)).toEqual([]);
      expect(await numbers(store, id, 99)).toEqual([]);
    });

    test('a row is found by its key, at its own table alone', async () => {
      const store = open();
      const [id, other] = [await made(store, 3), await made(store, 1)];
      expect(await store.rowByKey(id, 'key2')).toEqual(rowOf(2));
      expect(await store.rowByKey(id, 'key4')).toBeNull();
      expect(await store.rowByKey(other, 'key2')).toBeNull();
    });

    test('huge ones', async () => {
      const store = open();
      const id = fresh('table');
      const huge = ODD.repeat(20_000);
      const head = headOf(id, { set: huge });
      expect(await store.create(head, [rowOf(1, { given: huge })], summaryOf(id, 1))).toBe(true);
      expect(await store.append(id, rowOf(2, { given: huge }), summaryOf(id, 1, { seats: huge }))).toBe(true);
      await store.snap(id, snapshotOf(2, { match: huge }));
      expectSame(await store.head(id), head);
      expectSame(await store.rows(id, 1), [rowOf(2, { given: huge })]);
      expectSame(await store.snapshots(id), [snapshotOf(2, { match: huge })]);
    });

    test('of snapshots the latest is kept', async () => {
      const store = open();
      const [id, other] = [await made(store), await made(store)];
      await store.snap(other, snapshotOf(1));
      for (const no of [10, 20, 30, 40]) {
        await store.snap(id, snapshotOf(no, { z: ODD, a: 1 }));
        expectSame(await store.snapshots(id), [snapshotOf(no, { z: ODD, a: 1 })]);
      }
      expect(await store.snapshots(other)).toEqual([snapshotOf(1)]);
    });

    test('what is forgotten is gone, whole, and can be made again', async () => {
      const store = open();
      const [id, other] = [await made(store, 3), await made(store, 2)];
      await store.snap(id, snapshotOf(2));
      await store.forget(id);
      await store.forget(id);
      expect(await store.head(id)).toBeNull();
      expect(await store.rows(id, 0)).toEqual([]);
      expect(await store.rowByKey(id, 'key1')).toBeNull();
      expect(await store.snapshots(id)).toEqual([]);
      expect((await store.list()).some(({ table }) => table === id)).toBe(false);
      expect(await store.append(id, rowOf(4), summaryOf(id, 1))).toBe(false);
      expect(await numbers(store, other)).toEqual([1, 2]);
      expect(await store.create(headOf(id), [], summaryOf(id, 1))).toBe(true);
      expect(await numbers(store, id)).toEqual([]);
    });

    test('what is not there', async () => {
      const store = open();
      for (const id of ['', 'nobody', ODD]) {
        expect(await store.head(id)).toBeNull();
        expect(await store.rows(id, 0)).toEqual([]);
        expect(await store.rowByKey(id, 'key')).toBeNull();
        expect(await store.append(id, rowOf(1), summaryOf(id, 1))).toBe(false);
        await store.snap(id, snapshotOf(1));
        expect(await store.snapshots(id)).toEqual([]);
        await store.forget(id);
      }
    });
  });
}

/** What a server's store must hold beyond that. */
export function keepsEverything(open: () => Kept): void {
  keepsTables(() => open().tables);

  test('a snapshot twice, and late', async () => {
    const { tables } = open();
    const id = await made(tables);
    for (const no of [10, 10, 20]) await tables.snap(id, snapshotOf(no));
    await tables.snap(id, snapshotOf(20, { told: 'again' }));
    expect(await tables.snapshots(id)).toEqual([snapshotOf(20, { told: 'again' })]);
    await tables.snap(id, snapshotOf(15));
    expect(await tables.snapshots(id)).toEqual([snapshotOf(20, { told: 'again' })]);
  });

  test('tables are listed with the latest first', async () => {
    const { tables } = open();
    const ids = [await made(tables), await made(tables), await made(tables)];
    for (const [i, at] of [2e9 + 2, 2e9 + 3, 2e9 + 1].entries())
      await tables.append(ids[i]!, rowOf(1), summaryOf(ids[i]!, at));
    const order = (await tables.list()).map(({ table }) => table).filter(id => ids.includes(id));
    expect(order).toEqual([ids[1], ids[0], ids[2]]);
  });

  describe('guests', () => {
    test('are known by any of their devices', async () => {
      const { lobby } = open();
      const [id, phone, laptop] = [fresh('guest'), fresh('device'), fresh('device')];
      expect(await lobby.guestOf(phone)).toBeNull();
      await lobby.addGuest({ id, name: null }, phone, 1);
      expect(await lobby.guestOf(phone)).toEqual({ id, name: null });
      await lobby.rename(id, 'Ann');
      await lobby.addGuest({ id, name: 'another name' }, laptop, 2);
      await lobby.addGuest({ id, name: 'another name' }, laptop, 2);
      for (const device of [phone, laptop]) expect(await lobby.guestOf(device)).toEqual({ id, name: 'Ann' });
    });

    test('a device stays with whom it was given to', async () => {
      const { lobby } = open();
      const [ann, ben, device] = [fresh('guest'), fresh('guest'), fresh('device')];
      await lobby.addGuest({ id: ann, name: 'Ann' }, device, 1);
      await lobby.addGuest({ id: ben, name: 'Ben' }, device, 1);
      expect(await lobby.guestOf(device)).toEqual({ id: ann, name: 'Ann' });
    });

    test('any name, any id', async () => {
      const { lobby } = open();
      const [id, device] = [fresh(ODD), fresh(ODD)];
      await lobby.addGuest({ id, name: ODD }, device, 1);
      expect(await lobby.guestOf(device)).toEqual({ id, name: ODD });
      await lobby.rename(id, `${ODD}!`);
      expect(await lobby.guestOf(device)).toEqual({ id, name: `${ODD}!` });
      await lobby.rename('nobody', 'Nobody');
    });

    test('sign out their other devices', async () => {
      const { lobby } = open();
      const [ann, ben] = [fresh('guest'), fresh('guest')];
      const [a, b, c, d] = [fresh(), fresh(), fresh(), fresh()];
      for (const device of [a, b, c]) await lobby.addGuest({ id: ann, name: 'Ann' }, device, 1);
      await lobby.addGuest({ id: ben, name: 'Ben' }, d, 1);
      for (let i = 0; i < 2; i++) {
        await lobby.keepDevice(ann, b);
        expect(await lobby.guestOf(a)).toBeNull();
        expect(await lobby.guestOf(c)).toBeNull();
        expect(await lobby.guestOf(b)).toEqual({ id: ann, name: 'Ann' });
        expect(await lobby.guestOf(d)).toEqual({ id: ben, name: 'Ben' });
      }
    });
  });

  describe('rooms', () => {
    test('come back as they went in, by id and by invitation', async () => {
      const { lobby } = open();
      const room = roomOf(fresh(ODD), {
        set: ODD.repeat(20_000),
        text: ODD,
        game: ODD,
        options: { z: ODD, a: '' },
      });
      expect(await lobby.room(room.id)).toBeNull();
      expect(await lobby.roomByInvitation(room.invitation)).toBeNull();
      expect(await lobby.keepRoom(room)).toBe(true);
      expectSame(await lobby.room(room.id), room);
      expectSame(await lobby.roomByInvitation(room.invitation), room);
    });

    test('go on version by version', async () => {
      const { lobby } = open();
      const room = roomOf(fresh('room'));
      expect(await lobby.keepRoom({ ...room, version: 2 })).toBe(false);
      expect(await lobby.room(room.id)).toBeNull();
      expect(await lobby.keepRoom(room)).toBe(true);
      for (const version of [0, 1, 3])
        expect(await lobby.keepRoom({ ...room, version, state: 'over' })).toBe(false);
      expectSame(await lobby.room(room.id), room);
      const second = { ...room, version: 2, invitation: fresh('invitation') };
      expect(await lobby.keepRoom(second)).toBe(true);
      expectSame(await lobby.roomByInvitation(second.invitation), second);
      expect(await lobby.roomByInvitation(room.invitation)).toBeNull();
    });

    test('the same version at the same moment: exactly one wins', async () => {
      const { lobby } = open();
      const room = roomOf(fresh('room'));
      for (const version of [1, 2, 3]) {
        const tries = [0, 1, 2, 3, 4].map(at => ({
          ...room,
          version,
          at,
          seats: [seatOf(`${room.id} ${at}`)],
        }));
        const won = await Promise.all(tries.map(each => lobby.keepRoom(each)));
        expect(won.filter(Boolean)).toHaveLength(1);
        const winner = won.indexOf(true);
        expectSame(await lobby.room(room.id), tries[winner]);
        for (const at of [0, 1, 2, 3, 4])
          expect(await lobby.roomsOf(`${room.id} ${at}`)).toHaveLength(at === winner ? 1 : 0);
      }
    });

    test('one invitation leads to one room', async () => {
      const { lobby } = open();
      const [first, second] = [roomOf(fresh('room')), roomOf(fresh('room'))];
      await lobby.keepRoom(first);
      await expect(lobby.keepRoom({ ...second, invitation: first.invitation })).rejects.toThrow();
      expect(await lobby.room(second.id)).toBeNull();
      expectSame(await lobby.roomByInvitation(first.invitation), first);
    });

    const seatOf = (...guests: string[]) => ({ kind: 'person', name: 'Ann', guests }) as const;

    test('of a guest: those with a seat, owned, or to take back', async () => {
      const { lobby } = open();
      const [me, other] = [fresh(ODD), fresh('guest')];
      const bot = { kind: 'bot', name: 'B', level: 'merchant', of: 'Ann', guests: [other, me] } as const;
      const rooms = [
        roomOf(fresh('seat'), { seats: [{ kind: 'open' }, seatOf(other, me)], updated: 5 }),
        roomOf(fresh('owner'), { owner: me, updated: 6, state: 'closed' }),
        roomOf(fresh('bot'), { seats: [bot], owner: me, updated: 7 }),
        roomOf(fresh('member'), { members: [me], seats: [seatOf(other)], updated: 8 }),
      ];
      for (const room of rooms) await lobby.keepRoom(room);
      expectSame(
        await lobby.roomsOf(me),
        [rooms[2], rooms[1], rooms[0]].map(room => ({ room, match: null })),
      );
      // out of one, into another
      await lobby.keepRoom({ ...rooms[2]!, version: 2, seats: [seatOf(other)], owner: other });
      await lobby.keepRoom({ ...rooms[3]!, version: 2, seats: [seatOf(other), seatOf(me)] });
      expect((await lobby.roomsOf(me)).map(({ room }) => room.id)).toEqual([
        rooms[3]?.id,
        rooms[1]?.id,
        rooms[0]?.id,
      ]);
      expect(await lobby.roomsOf('nobody')).toEqual([]);
    });

    test('come with what is known of the match; a row makes a room the latest', async () => {
      const { lobby, tables } = open();
      const me = fresh('guest');
      const [a, b] = [
        roomOf(fresh('room'), { owner: me, updated: 1 }),
        roomOf(fresh('room'), { owner: me, updated: 5 }),
      ];
      for (const room of [a, b]) await lobby.keepRoom(room);
      await tables.create(headOf(a.id), [], summaryOf(a.id, 2, { waiting: [1] }));
      const found = await lobby.roomsOf(me);
      expect(found.map(({ room }) => room.id)).toEqual([b.id, a.id]);
      expect(found.map(({ match }) => match)).toEqual([null, { move: 0, over: false, waiting: [1] }]);
      await tables.append(a.id, rowOf(1), summaryOf(a.id, 6, { move: 4, over: true }));
      const [latest] = await lobby.roomsOf(me);
      expectSame(latest, { room: a, match: { move: 4, over: true, waiting: [] } });
    });

    test('listed ones that wait or are played, the latest first, of one game or of all', async () => {
      const { lobby, tables } = open();
      const [game, other] = [fresh(ODD), fresh('game')];
      const states = ['waiting', 'starting', 'playing', 'over', 'closed', 'set-aside'] as const;
      const later = Date.now() * 10;
      const rooms = states.map((state, i) =>
        roomOf(fresh('room'), { listed: true, game, state, updated: later + i }),
      );
      const hidden = roomOf(fresh('room'), { game, updated: later + 10 });
      const another = roomOf(fresh('room'), { listed: true, game: other, updated: later + 11 });
      for (const room of [...rooms, hidden, another]) await lobby.keepRoom(room);
      await tables.create(headOf(rooms[2]!.id), [], summaryOf(rooms[2]!.id, 2, { move: 9 }));
      const ids = (found: Awaited<ReturnType<typeof lobby.listedRooms>>) => found.map(({ room }) => room.id);
      const shown = [rooms[2]?.id, rooms[1]?.id, rooms[0]?.id];
      const found = await lobby.listedRooms(game, 10);
      expect(ids(found)).toEqual(shown);
      expectSame(found[0], { room: rooms[2], match: { move: 9, over: false, waiting: [] } });
      expect(ids(await lobby.listedRooms(game, 2))).toEqual(shown.slice(0, 2));
      expect(ids(await lobby.listedRooms(null, 4))).toEqual([another.id, ...shown]);
      await lobby.keepRoom({ ...rooms[2]!, version: 2, listed: false });
      expect(ids(await lobby.listedRooms(game, 10))).toEqual(shown.slice(1));
      expect(await lobby.listedRooms('no game', 10)).toEqual([]);
    });
  });

  describe('what is said', () => {
    test('is numbered in order, in each channel by itself', async () => {
      const { lobby } = open();
      const room = fresh('room');
      for (const no of [1, 2, 3])
        expectSame(await lobby.say(room, 'players', `k${no}`, lineOf(`${no}${ODD}`)), {
          no,
          ...lineOf(`${no}${ODD}`),
        });
      expect(await lobby.say(room, 'spectators', 'k1', lineOf('theirs'))).toEqual({
        no: 1,
        ...lineOf('theirs'),
      });
      expect(await lobby.countLines(room, 'players')).toBe(3);
      expect(await lobby.countLines(room, 'spectators')).toBe(1);
      expect(await lobby.countLines('nowhere', 'players')).toBe(0);
    });

    test('is said once, however often it comes; the first words stand', async () => {
      const { lobby } = open();
      const room = fresh('room');
      await lobby.say(room, 'players', 'a', lineOf('first'));
      await lobby.say(room, 'players', 'b', lineOf('second'));
      expect(await lobby.say(room, 'players', 'a', lineOf('other'))).toEqual({ no: 1, ...lineOf('first') });
      const again = await Promise.all(
        Array.from({ length: 8 }, (_, i) => lobby.say(room, 'players', ODD, lineOf(`try ${i}`))),
      );
      expect(new Set(again.map(line => JSON.stringify(line))).size).toBe(1);
      expect(again[0]?.no).toBe(3);
      expect(await lobby.countLines(room, 'players')).toBe(3);
      expect(await lobby.lines(room, 'players', null, 9)).toHaveLength(3);
    });

    test('by many at the same moment: every line has a number of its own', async () => {
      const { lobby } = open();
      const room = fresh('room');
      const said = await Promise.all(
        Array.from({ length: 20 }, (_, i) => lobby.say(room, 'players', `k${i}`, lineOf(`${i}`))),
      );
      expect(said.map(({ no }) => no).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 20 }, (_, i) => i + 1),
      );
      const lines = await lobby.lines(room, 'players', null, 99);
      expect(lines).toEqual(said.toSorted((a, b) => a.no - b.no));
    });

    test('is read in pages, backwards', async () => {
      const { lobby } = open();
      const room = fresh('room');
      for (let i = 1; i <= 7; i++) await lobby.say(room, 'players', `k${i}`, lineOf(`${i}`));
      const page = async (before: number | null, most: number) =>
        (await lobby.lines(room, 'players', before, most)).map(({ no }) => no);
      expect(await page(null, 3)).toEqual([5, 6, 7]);
      expect(await page(5, 3)).toEqual([2, 3, 4]);
      expect(await page(2, 3)).toEqual([1]);
      expect(await page(1, 3)).toEqual([]);
      expect(await page(0, 3)).toEqual([]);
      expect(await page(Number.MAX_SAFE_INTEGER, 2)).toEqual([6, 7]);
    });
  });

  describe('codes', () => {
    const personal = { kind: 'personal', room: ODD, seat: 1, until: null } as const;

    test('a personal one stays until it is dropped', async () => {
      const { lobby } = open();
      const [room, code, other, pair] = [fresh(ODD), fresh('code'), fresh('code'), fresh('code')];
      await lobby.addCode(code, { ...personal, room });
      await lobby.addCode(code, { ...personal, room: 'elsewhere' });
      await lobby.addCode(other, { ...personal, room, seat: 2 });
      await lobby.addCode(pair, { kind: 'pair', room, seat: 1, until: 100 });
      for (let i = 0; i < 2; i++) expectSame(await lobby.useCode(code, 50), { ...personal, room });
      for (let i = 0; i < 2; i++) await lobby.dropCodes(room, 1);
      expect(await lobby.useCode(code, 50)).toBeNull();
      expectSame(await lobby.useCode(other, 50), { ...personal, room, seat: 2 });
      expect(await lobby.useCode(pair, 50)).not.toBeNull();
    });

    test('one that pairs works once, even when asked twice at the same moment', async () => {
      const { lobby } = open();
      for (let i = 0; i < 5; i++) {
        const code = fresh(ODD);
        const about = { kind: 'pair', room: 'r', seat: 3, until: 100 } as const;
        await lobby.addCode(code, about);
        const used = await Promise.all(Array.from({ length: 6 }, () => lobby.useCode(code, 50)));
        expect(used.filter(each => each !== null)).toEqual([about]);
        expect(await lobby.useCode(code, 50)).toBeNull();
      }
    });

    test('one whose time is over is worth nothing, then and later', async () => {
      const { lobby } = open();
      for (const kind of ['personal', 'pair'] as const) {
        const [code, other] = [fresh('code'), fresh('code')];
        for (const each of [code, other]) await lobby.addCode(each, { kind, room: 'r', seat: 0, until: 100 });
        expect(await lobby.useCode(code, 100)).toBeNull();
        expect(await lobby.useCode(code, 0)).toBeNull();
        expect(await lobby.useCode(other, 0)).toBeNull();
      }
    });

    test('one that nobody has given', async () => {
      for (const code of ['', 'nothing', ODD]) expect(await open().lobby.useCode(code, 1)).toBeNull();
    });
  });

  test('it is well, also twice at the same moment', async () => {
    const kept = open();
    expect(await Promise.all([kept.isWell(), kept.isWell()])).toEqual([true, true]);
  });
}
