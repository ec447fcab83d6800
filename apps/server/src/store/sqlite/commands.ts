import { type OwnWrite, READS, type Read, WRITES, type Write } from '../database.ts';

interface Steps {
  /** If this gives no row, nothing else is done. */
  readonly if?: string;
  readonly do: readonly string[];
}

/** A write as statements that share their parameters; the rows they give are the result. */
const STEPS: Readonly<Record<OwnWrite, Steps>> = {
  create: {
    if: 'insert into heads (id, doc) values ($1, $2) on conflict do nothing returning 1',
    do: [
      'insert into summaries (id, no, doc, updated) values ($1, $3, $4, $5)',
      `insert into match_rows (id, no, key, doc)
       select $1, value ->> 0, value ->> 1, value ->> 2 from json_each($6)`,
    ],
  },
  append: {
    if: 'update summaries set no = $2, doc = $5, updated = $6 where id = $1 and no = $2 - 1 returning 1',
    do: ['insert into match_rows (id, no, key, doc) values ($1, $2, $3, $4)'],
  },
  snap: {
    do: [
      `insert into snapshots (id, no, doc) select $1, $2, $3 where exists (select 1 from heads where id = $1)
       and not exists (select 1 from snapshots where id = $1 and no > $2)
       on conflict (id, no) do update set doc = excluded.doc`,
      'delete from snapshots where id = $1 and no < $2',
    ],
  },
  'add-guest': {
    do: [
      'insert into guests (id, name, at) values ($1, $2, $4) on conflict do nothing',
      'insert into devices (device, guest, at) values ($3, $1, $4) on conflict do nothing',
    ],
  },
  'keep-room': {
    if: `insert into rooms (id, version, doc, game, listed, invitation, updated)
         select $1, $2, $3, $4, $5, $6, $7 where $2 = 1 or exists (select 1 from rooms where id = $1)
         on conflict (id) do update set version = excluded.version, doc = excluded.doc, game = excluded.game,
           listed = excluded.listed, invitation = excluded.invitation, updated = excluded.updated
         where rooms.version = excluded.version - 1 returning 1`,
    do: [
      'delete from room_guests where room = $1 and guest not in (select value from json_each($8))',
      `insert into room_guests (guest, room) select value, $1 from json_each($8) where true on conflict do nothing`,
    ],
  },
  say: {
    do: [
      `insert into chats (room, channel, lines) select $1, $2, 1
       where not exists (select 1 from lines where room = $1 and channel = $2 and key = $3)
       on conflict (room, channel) do update set lines = lines + 1`,
      `insert into lines (room, channel, no, key, doc) select $1, $2, lines, $3, $4 from chats
       where room = $1 and channel = $2 on conflict do nothing`,
      'select no, doc from lines where room = $1 and channel = $2 and key = $3',
    ],
  },
  'use-code': {
    do: [
      'select doc from codes where code = $1 and (ends is null or ends > $2)',
      `delete from codes where code = $1 and kind = 'pair' or ends <= $2`,
    ],
  },
  // some pages, so that a database without room for them is not called well
  touch: {
    do: [
      `insert into touch (id, filler) values (1, printf('%.*c', 20000, 'x')) on conflict do nothing`,
      'delete from touch',
    ],
  },
};

const isAlike = (command: Write): command is keyof typeof WRITES => command in WRITES;
export const stepsOf = (command: Write): Steps =>
  isAlike(command) ? { do: [WRITES[command]] } : STEPS[command];
export const isRead = (command: string): command is Read => command in READS;
