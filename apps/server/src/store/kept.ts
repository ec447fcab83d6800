import type { Head, Row, Snapshot } from '@thameside/host';
import type { Summary } from '@thameside/protocol';
import {
  type CodeDoc,
  type Kept,
  type Line,
  type RoomDoc,
  type RoomWithMatch,
  Unavailable,
} from './contract.ts';
import type { Columns, Database, Value } from './database.ts';
import type { Lists } from './lists.ts';
import { textOf, wordOf } from './words.ts';

const MOST_LINES = 2 ** 31 - 1;

const read = <T>(doc: Value | undefined): T => JSON.parse(String(doc)) as T;
const docs = <T>(found: readonly Columns[]): T[] => found.map(([doc]) => read<T>(doc));
const doc = <T>([first]: readonly Columns[]): T | null => (first ? read<T>(first[0]) : null);
const any = (found: readonly Columns[]): boolean => found.length > 0;

const isOnTheList = ({ listed, state }: RoomDoc): boolean =>
  listed && (state === 'waiting' || state === 'starting' || state === 'playing');
/** Whose table it is: those who hold, own or may take back a seat. */
const guestsOf = ({ seats, owner }: RoomDoc): string[] => [
  ...new Set([
    ...seats.flatMap(seat => (seat.kind === 'open' ? [] : seat.guests)),
    ...(owner === null ? [] : [owner]),
  ]),
];
const lineOf = ([no, said]: Columns): Line => ({ no: Number(no), ...read<Omit<Line, 'no'>>(said) });
function roomWithMatch([room, summary]: Columns): RoomWithMatch {
  if (summary === null) return { room: read(room), match: null };
  const { move, over, waiting } = read<Summary>(summary);
  return { room: read(room), match: { move, over, waiting } };
}

/** What is kept, in any database: here it becomes text and columns and comes back from them. */
export function keptIn({ run, select, close }: Database, lists: Lists): Kept {
  return {
    tables: {
      async create(head, rows, summary) {
        const each = rows.map(row => [row.no, wordOf(row.key), JSON.stringify(row)]);
        return any(
          await run('create', [
            wordOf(head.id),
            JSON.stringify(head),
            rows.at(-1)?.no ?? 0,
            JSON.stringify(summary),
            summary.updated,
            JSON.stringify(each),
          ]),
        );
      },
      head: async id => doc<Head>(await run('head', [wordOf(id)])),
      rows: async (id, after) => docs<Row>(await run('rows', [wordOf(id), after])),
      rowByKey: async (id, key) => doc<Row>(await run('row-by-key', [wordOf(id), wordOf(key)])),
      append: async (id, row, summary) =>
        any(
          await run('append', [
            wordOf(id),
            row.no,
            wordOf(row.key),
            JSON.stringify(row),
            JSON.stringify(summary),
            summary.updated,
          ]),
        ),
      snapshots: async id => docs<Snapshot>(await run('snapshots', [wordOf(id)])),
      async snap(id, snapshot) {
        await run('snap', [wordOf(id), snapshot.no, JSON.stringify(snapshot)]);
      },
      list: async () => docs<Summary>(await select(lists.summaries())),
      async forget(id) {
        await run('forget', [wordOf(id)]);
      },
    },

    lobby: {
      async guestOf(device) {
        const [found] = await run('guest-of', [wordOf(device)]);
        return found ? { id: textOf(String(found[0])), name: read(found[1]) } : null;
      },
      async addGuest({ id, name }, device, at) {
        await run('add-guest', [wordOf(id), JSON.stringify(name), wordOf(device), at]);
      },
      async rename(guest, name) {
        await run('rename', [wordOf(guest), JSON.stringify(name)]);
      },
      async keepDevice(guest, device) {
        await run('keep-device', [wordOf(guest), wordOf(device)]);
      },

      room: async id => doc<RoomDoc>(await run('room', [wordOf(id)])),
      roomByInvitation: async code => doc<RoomDoc>(await run('room-by-invitation', [wordOf(code)])),
      keepRoom: async room =>
        any(
          await run('keep-room', [
            wordOf(room.id),
            room.version,
            JSON.stringify(room),
            wordOf(room.game),
            isOnTheList(room) ? 1 : 0,
            wordOf(room.invitation),
            room.updated,
            JSON.stringify(guestsOf(room).map(wordOf)),
          ]),
        ),
      roomsOf: async guest => (await select(lists.roomsOf(wordOf(guest)))).map(roomWithMatch),
      listedRooms: async (game, most) =>
        (await select(lists.listedRooms(game === null ? null : wordOf(game), most))).map(roomWithMatch),

      async say(room, channel, key, line) {
        const [said] = await run('say', [wordOf(room), channel, wordOf(key), JSON.stringify(line)]);
        if (!said) throw new Error('a line that was said is not there');
        return lineOf(said);
      },
      async lines(room, channel, before, most) {
        const end = Math.min(before ?? MOST_LINES, MOST_LINES);
        return (await run('lines', [wordOf(room), channel, end, most])).map(lineOf).reverse();
      },
      countLines: async (room, channel) =>
        Number((await run('count-lines', [wordOf(room), channel]))[0]?.[0] ?? 0),

      async addCode(code, about) {
        const { kind, room, seat, until } = about;
        await run('add-code', [wordOf(code), kind, wordOf(room), seat, until, JSON.stringify(about)]);
      },
      useCode: async (code, now) => doc<CodeDoc>(await run('use-code', [wordOf(code), now])),
      async dropCodes(room, seat) {
        await run('drop-codes', [wordOf(room), seat]);
      },
    },

    isWell: () =>
      run('touch', []).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Unavailable) return false;
          throw error;
        },
      ),
    close,
  };
}
