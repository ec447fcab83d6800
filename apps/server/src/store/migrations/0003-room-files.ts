import type { Kysely } from 'kysely';

interface Before {
  rooms: { id: string; doc: string };
  room_files: { room: string; doc: string };
}

/** The long texts that a room was made with lie beside it: lists and changes of a room have nothing to do with them. */
export async function roomFiles(any: Kysely<unknown>): Promise<void> {
  const db = any as Kysely<Before>;
  await db.schema
    .createTable('room_files')
    .addColumn('room', 'text', is => is.primaryKey().notNull().references('rooms.id').onDelete('cascade'))
    .addColumn('doc', 'text', is => is.notNull())
    .execute();
  for (const { id } of await db.selectFrom('rooms').select('id').execute()) {
    const { doc } = await db.selectFrom('rooms').select('doc').where('id', '=', id).executeTakeFirstOrThrow();
    const { set, text } = JSON.parse(doc) as { set: string | null; text: string | null };
    if (set === null && text === null) continue;
    const light = JSON.stringify({ ...JSON.parse(doc), set: null, text: null });
    await db
      .insertInto('room_files')
      .values({ room: id, doc: JSON.stringify({ set, text }) })
      .execute();
    await db.updateTable('rooms').set({ doc: light }).where('id', '=', id).execute();
  }
}
