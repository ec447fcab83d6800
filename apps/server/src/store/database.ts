import type { CompiledQuery } from 'kysely';

export type Value = string | number | null;
/** The columns in the order in which they are asked for. */
export type Columns = readonly Value[];

/** What is done to a database by name; each store has its own words for them. All of one or nothing. */
export const WRITES = [
  'create',
  'append',
  'snap',
  'forget',
  'add-guest',
  'rename',
  'keep-device',
  'keep-room',
  'say',
  'add-code',
  'use-code',
  'drop-codes',
  'touch',
] as const;
export type Write = (typeof WRITES)[number];

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

/** A database, as far as what is kept needs one. */
export interface Database {
  run(command: Read | Write, params: readonly Value[]): Promise<readonly Columns[]>;
  /** A list, as Kysely has written it. */
  select(query: CompiledQuery): Promise<readonly Columns[]>;
  close(): Promise<void>;
}
