import { type CompiledQuery, type Dialect, DummyDriver, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface Lists {
  summaries(): CompiledQuery;
  roomsOf(guest: string): CompiledQuery;
  listedRooms(game: string | null, most: number): CompiledQuery;
}

/** The lists in the words of one kind of database; whoever has the database runs them. */
export function listsIn(dialect: Dialect): Lists {
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createIntrospector: own => dialect.createIntrospector(own),
      createDriver: () => new DummyDriver(),
    },
  });
  const rooms = db
    .selectFrom('rooms')
    .leftJoin('summaries', 'summaries.id', 'rooms.id')
    .select(['rooms.doc as room', 'summaries.doc as summary']);
  return {
    summaries: () =>
      db.selectFrom('summaries').select('doc').orderBy('updated', 'desc').orderBy('id').compile(),
    roomsOf: guest =>
      rooms
        .innerJoin('room_guests', 'room_guests.room', 'rooms.id')
        .where('room_guests.guest', '=', guest)
        .orderBy(
          ({ eb }) =>
            eb
              .case()
              .when('summaries.updated', '>', eb.ref('rooms.updated'))
              .then(eb.ref('summaries.updated'))
              .else(eb.ref('rooms.updated'))
              .end(),
          'desc',
        )
        .orderBy('rooms.id')
        .compile(),
    listedRooms: (game, most) =>
      rooms
        .where('rooms.listed', '=', 1)
        .$if(game !== null, query => query.where('rooms.game', '=', game))
        .orderBy('rooms.updated', 'desc')
        .orderBy('rooms.id')
        .limit(most)
        .compile(),
  };
}
