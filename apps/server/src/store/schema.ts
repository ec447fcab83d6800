/**
 * The columns that lists are made of. Everything is kept as JSON text in `doc`, in both databases: sums and hashes are
 * taken over it, so it must come back letter by letter, and jsonb would order its keys anew.
 */
export interface Schema {
  summaries: { id: string; no: number; updated: number; doc: string };
  rooms: { id: string; version: number; game: string; listed: number; updated: number; doc: string };
  room_guests: { guest: string; room: string };
}
