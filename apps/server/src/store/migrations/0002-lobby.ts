import type { Kysely } from 'kysely';

/** Guests and their devices, rooms, what is said in them, and codes. Of devices and codes only hashes. */
export async function lobby(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('guests')
    .addColumn('id', 'text', is => is.primaryKey().notNull())
    .addColumn('name', 'text', is => is.notNull())
    .addColumn('at', 'double precision', is => is.notNull())
    .execute();
  await db.schema
    .createTable('devices')
    .addColumn('device', 'text', is => is.primaryKey().notNull())
    .addColumn('guest', 'text', is => is.notNull().references('guests.id').onDelete('cascade'))
    .addColumn('at', 'double precision', is => is.notNull())
    .execute();
  await db.schema.createIndex('devices_of_guest').on('devices').column('guest').execute();

  await db.schema
    .createTable('rooms')
    .addColumn('id', 'text', is => is.primaryKey().notNull())
    .addColumn('version', 'integer', is => is.notNull())
    .addColumn('game', 'text', is => is.notNull())
    .addColumn('listed', 'integer', is => is.notNull())
    .addColumn('invitation', 'text', is => is.notNull().unique())
    .addColumn('updated', 'double precision', is => is.notNull())
    .addColumn('doc', 'text', is => is.notNull())
    .execute();
  await db.schema.createIndex('rooms_listed').on('rooms').columns(['listed', 'updated']).execute();
  await db.schema
    .createTable('room_guests')
    .addColumn('guest', 'text', is => is.notNull())
    .addColumn('room', 'text', is => is.notNull().references('rooms.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('room_guests_id', ['guest', 'room'])
    .execute();
  await db.schema.createIndex('guests_of_room').on('room_guests').column('room').execute();

  await db.schema
    .createTable('chats')
    .addColumn('room', 'text', is => is.notNull())
    .addColumn('channel', 'text', is => is.notNull())
    .addColumn('lines', 'integer', is => is.notNull())
    .addPrimaryKeyConstraint('chats_id', ['room', 'channel'])
    .execute();
  await db.schema
    .createTable('lines')
    .addColumn('room', 'text', is => is.notNull())
    .addColumn('channel', 'text', is => is.notNull())
    .addColumn('no', 'integer', is => is.notNull())
    .addColumn('key', 'text', is => is.notNull())
    .addColumn('doc', 'text', is => is.notNull())
    .addPrimaryKeyConstraint('lines_id', ['room', 'channel', 'no'])
    .addUniqueConstraint('lines_key', ['room', 'channel', 'key'])
    .execute();

  await db.schema
    .createTable('codes')
    .addColumn('code', 'text', is => is.primaryKey().notNull())
    .addColumn('kind', 'text', is => is.notNull())
    .addColumn('room', 'text', is => is.notNull())
    .addColumn('seat', 'integer', is => is.notNull())
    .addColumn('ends', 'double precision')
    .addColumn('doc', 'text', is => is.notNull())
    .execute();
  await db.schema.createIndex('codes_of_seat').on('codes').columns(['room', 'seat']).execute();
  await db.schema.createIndex('codes_ends').on('codes').column('ends').execute();
}
