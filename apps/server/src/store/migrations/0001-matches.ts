import { type Kysely, sql } from 'kysely';

/** Heads, rows, summaries and snapshots of matches. */
export async function matches(db: Kysely<unknown>, kind: 'sqlite' | 'postgres'): Promise<void> {
  // the rows of one match lie together
  const together = kind === 'sqlite' ? sql`without rowid` : sql``;
  // a summary is written anew with every row: with room beside it that costs no work on its index
  const roomy = kind === 'postgres' ? sql`with (fillfactor = 50)` : sql``;
  await db.schema
    .createTable('heads')
    .addColumn('id', 'text', is => is.primaryKey().notNull())
    .addColumn('doc', 'text', is => is.notNull())
    .execute();
  await db.schema
    .createTable('summaries')
    .addColumn('id', 'text', is => is.primaryKey().notNull().references('heads.id').onDelete('cascade'))
    .addColumn('no', 'integer', is => is.notNull())
    .addColumn('updated', 'double precision', is => is.notNull())
    .addColumn('doc', 'text', is => is.notNull())
    .modifyEnd(roomy)
    .execute();
  // an append has its summary in hand already: to look at the head as well would cost PostgreSQL a write
  await db.schema
    .createTable('match_rows')
    .addColumn('id', 'text', is => is.notNull().references('summaries.id').onDelete('cascade'))
    .addColumn('no', 'integer', is => is.notNull())
    .addColumn('key', 'text', is => is.notNull())
    .addColumn('doc', 'text', is => is.notNull())
    .addPrimaryKeyConstraint('match_rows_id', ['id', 'no'])
    .modifyEnd(together)
    .execute();
  await db.schema
    .createTable('snapshots')
    .addColumn('id', 'text', is => is.notNull().references('summaries.id').onDelete('cascade'))
    .addColumn('no', 'integer', is => is.notNull())
    .addColumn('doc', 'text', is => is.notNull())
    .addPrimaryKeyConstraint('snapshots_id', ['id', 'no'])
    .execute();
  // written to when somebody asks whether it can be
  await db.schema
    .createTable('touch')
    .addColumn('id', 'integer', is => is.primaryKey().notNull())
    .addColumn('filler', 'text', is => is.notNull())
    .execute();
}
