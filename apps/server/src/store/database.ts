import type { CompiledQuery } from 'kysely';

export type Value = string | number | null;
/** The columns in the order in which they are asked for. */
export type Columns = readonly Value[];

/** What is read the same way everywhere. */
export const READS = {
  head: 'select doc from heads where id = $1',
  rows: 'select doc from match_rows where id = $1 and no > $2 order by no',
  'row-by-key': 'select doc from match_rows where id = $1 and key = $2 order by no limit 1',
  snapshots: 'select doc from snapshots where id = $1 order by no',
  'guest-of': 'select g.id, g.name from devices d join guests g on g.id = d.guest where d.device = $1',
  room: 'select doc from rooms where id = $1',
  'room-by-invitation': 'select doc from rooms where invitation = $1',
  lines: 'select no, doc from lines where room = $1 and channel = $2 and no < $3 order by no desc limit $4',
  'count-lines': 'select lines from chats where room = $1 and channel = $2',
} as const;
export type Read = keyof typeof READS;

/** What is written the same way everywhere. */
export const WRITES = {
  forget: 'delete from heads where id = $1',
  rename: 'update guests set name = $2 where id = $1',
  'keep-device': 'delete from devices where guest = $1 and device <> $2',
  'add-code': `insert into codes (code, kind, room, seat, ends, doc) values ($1, $2, $3, $4, $5, $6)
               on conflict do nothing`,
  'drop-codes': `delete from codes where room = $1 and seat = $2 and kind = 'personal'`,
} as const;
/** What each kind of database has its own words for: SQLite several statements, PostgreSQL one. */
export type OwnWrite =
  | 'create'
  | 'append'
  | 'snap'
  | 'add-guest'
  | 'keep-room'
  | 'say'
  | 'use-code'
  | 'touch';

/** All of a write is done or nothing. */
export type Write = keyof typeof WRITES | OwnWrite;

/** A database, as far as what is kept needs one. */
export interface Database {
  run(command: Read | Write, params: readonly Value[]): Promise<readonly Columns[]>;
  /** A list, as Kysely has written it. */
  select(query: CompiledQuery): Promise<readonly Columns[]>;
  close(): Promise<void>;
}
