import { type OwnWrite, READS, type Read, WRITES, type Write } from '../database.ts';

/** Each in one statement, which is a transaction and a round trip. Parts of it do not see what the others change. */
const OWN: Readonly<Record<OwnWrite, string>> = {
  create: `
    with made as (insert into heads (id, doc) values ($1, $2) on conflict do nothing returning id),
    summed as (
      insert into summaries (id, no, doc, updated) select id, $3::integer, $4::text, $5::float8 from made),
    begun as (
      insert into match_rows (id, no, key, doc)
      select id, (value ->> 0)::integer, value ->> 1, value ->> 2 from made, json_array_elements($6::json))
    select 1 from made`,
  append: `
    with moved as (
      update summaries set no = $2, doc = $5, updated = $6 where id = $1 and no = $2::integer - 1 returning id)
    insert into match_rows (id, no, key, doc) select id, $2::integer, $3::text, $4::text from moved returning 1`,
  snap: `
    with here as (select id from summaries where id = $1 for key share),
    snapped as (
      insert into snapshots (id, no, doc) select id, $2::integer, $3::text from here
      where not exists (select 1 from snapshots where id = $1 and no > $2)
      on conflict (id, no) do update set doc = excluded.doc)
    delete from snapshots where id = $1 and no < $2`,
  'add-guest': `
    with come as (insert into guests (id, name, at) values ($1, $2, $4) on conflict do nothing)
    insert into devices (device, guest, at) values ($3, $1, $4) on conflict do nothing`,
  'keep-room': `
    with kept as (
      insert into rooms (id, version, doc, game, listed, invitation, updated)
      select $1::text, $2::integer, $3::text, $4::text, $5::integer, $6::text, $7::float8
      where $2::integer = 1 or exists (select 1 from rooms where id = $1)
      on conflict (id) do update set version = excluded.version, doc = excluded.doc, game = excluded.game,
        listed = excluded.listed, invitation = excluded.invitation, updated = excluded.updated
      where rooms.version = excluded.version - 1 returning id),
    present as (select value as guest from json_array_elements_text($8::json)),
    gone as (
      delete from room_guests where room in (select id from kept) and guest not in (select guest from present)),
    come as (
      insert into room_guests (guest, room) select guest, id from present, kept on conflict do nothing)
    select 1 from kept`,
  // the row of the chat makes those wait who speak at the same moment
  say: `
    with known as (select no, doc from lines where room = $1 and channel = $2 and key = $3),
    chat as (
      insert into chats (room, channel, lines) select $1::text, $2::text, 1
      where not exists (select 1 from known)
      on conflict (room, channel) do update set lines = chats.lines + 1 returning lines),
    added as (
      insert into lines (room, channel, no, key, doc)
      select $1::text, $2::text, lines, $3::text, $4::text from chat returning no, doc)
    select no, doc from known union all select no, doc from added`,
  // what is used up is what was deleted: of two who ask at the same moment only one deletes it
  'use-code': `
    with used as (
      delete from codes where code = $1 and (kind = 'pair' or ends <= $2) returning doc, ends),
    over as (select code from codes where ends <= $2 and code <> $1 for update skip locked),
    swept as (delete from codes where code in (select code from over))
    select doc from used where ends is null or ends > $2
    union all
    select doc from codes where code = $1 and kind <> 'pair' and (ends is null or ends > $2)`,
  touch: `insert into touch (id, filler) values (1, 'x') on conflict (id) do update set filler = excluded.filler`,
};

const TEXTS: Readonly<Record<Read | Write, string>> = { ...READS, ...WRITES, ...OWN };
export const textOf = (command: Read | Write): string => TEXTS[command];
