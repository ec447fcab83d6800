import { chosenOptions, isOver, nameplate, open, openFrom, type Seat, save } from '@thameside/kernel';
import type { Engine } from '@thameside/kit';
import { annotated, type Message, type Request, type SeatSpec } from '@thameside/protocol';
import { chosenBy } from './bots.ts';
import { courseOf } from './course.ts';
import { HostError } from './errors.ts';
import { forked } from './fork.ts';
import { heldAfterAnswer } from './hold.ts';
import { type Seated, tableFrom } from './keeping.ts';
import { goneOn, learning } from './lesson.ts';
import { probed } from './probe.ts';
import { sightOf } from './sight.ts';
import { answered, askedAt, asOf, type Table, withForced } from './table.ts';
import { mustBePerson, mustSeat, type Tables } from './tables.ts';
import { takenBack, turnRestarted } from './undo.ts';
import type { World } from './world.ts';

export interface Manners {
  milliseconds: number;
  confirm: boolean;
}
/** What the commands work with. */
interface Surroundings {
  readonly world: Pick<World, 'store' | 'chooseFor' | 'entropy' | 'now'>;
  readonly tables: Tables;
  readonly watched: Map<string, Seat | null>;
  readonly manners: Manners;
  readonly show: (table: Table) => void;
  readonly become: (table: Table) => Promise<void>;
  readonly playBots: (id: string) => Promise<void>;
}

type Of<C extends Request['cmd']> = Extract<Request, { cmd: C }>;
type Bare<R> = R extends { re: number } ? Omit<R, 're'> : never;
export type Reply = Bare<Message>;
type Do = { readonly [C in Request['cmd']]: (request: Of<C>) => Promise<Reply> };

const DONE = { kind: 'done' } as const;

/** Where the guided game begins; it was made for the game's own set and usual options. */
function positionFor(title: Engine, game: Engine['game']) {
  const read = title.lesson && game.position(title.lesson.position);
  if (!read || 'faults' in read) throw new HostError('bad-options');
  return read.match;
}

/** Whether nothing has happened since that version but what others did in lanes of their own, revealing nothing. */
function isUpToDate({ version, journal: { entries, barrier } }: Table, seat: Seat, known: number): boolean {
  if (known === version) return true;
  const from = entries.length - (version - known);
  if (known > version || from < barrier) return false;
  return entries.slice(from).every(entry => entry.lane && entry.seat !== seat);
}

export function commands({ world, tables, watched, manners, show, become, playBots }: Surroundings): Do {
  async function current(request: { table: string; seat: Seat; version: number }): Promise<Table> {
    const table = await tables.find(request.table);
    mustBePerson(table, request.seat);
    if (!isUpToDate(table, request.seat, request.version)) {
      show(table);
      throw new HostError('stale');
    }
    return table;
  }

  async function learnersTable(id: string, seat: Seat): Promise<Table> {
    const table = await tables.find(id);
    if (learning(table)?.learner !== seat) throw new HostError('not-asked');
    return table;
  }

  const newTable = async (
    title: Engine,
    text: string,
    set: string | null,
    rest: Partial<Seated> & { seats: readonly SeatSpec[] },
  ) => {
    const seated = { id: world.entropy().slice(0, 20), updated: world.now(), forkOf: null, set, ...rest };
    const table = tableFrom(title, tables.gameOf(title, set), text, seated);
    if (table.journal.header.seats !== table.seats.length) throw new HostError('bad-options');
    await become(withForced(table));
    return { kind: 'table', table: table.id } as const;
  };

  return {
    tables: async () => ({
      kind: 'tables',
      tables: (await world.store.list()).map(({ summary }) => summary),
    }),
    async create({ game: id, seats, options, set, lesson }) {
      const title = await tables.titleOf(id);
      const game = tables.gameOf(title, set);
      if (seats.length < game.seats[0] || seats.length > game.seats[1]) throw new HostError('bad-options');
      const chosen = chosenOptions(game, seats.length, options);
      if ('faults' in chosen) throw new HostError('bad-options');
      const { journal } = lesson
        ? openFrom(game, positionFor(title, game), chosen.options, world.entropy())
        : open(game, seats.length, chosen.options, world.entropy());
      return newTable(title, save(game, journal), set, { seats, passed: lesson ? {} : null });
    },
    load: async ({ text, seats, set }) =>
      newTable(await tables.titleOf(nameplate(text).game), text, set, { seats }),
    async watch({ table: id, seat }) {
      const table = await tables.find(id);
      mustSeat(table, seat);
      watched.set(id, seat);
      show(table);
      void playBots(id);
      return DONE;
    },
    async leave({ table }) {
      watched.delete(table);
      return DONE;
    },
    async answer(request) {
      const table = await current(request);
      const { seat } = request;
      const after = answered(table, seat, request.answers);
      const held = heldAfterAnswer(table, after, seat, manners.confirm);
      await become(withForced({ ...after, held }));
      return DONE;
    },
    async probe(request) {
      const { game, journal } = await current(request);
      return { kind: 'probe', tried: probed(game, journal.now, request.seat, request.lines) };
    },
    async 'end-turn'(request) {
      const table = await current(request);
      if (table.held !== request.seat) throw new HostError('not-asked');
      await become(withForced({ ...table, held: null, version: table.version + 1 }));
      return DONE;
    },
    async learn({ table: id, seat, step }) {
      const table = await learnersTable(id, seat);
      const after = goneOn(table, step);
      if (after !== table) await become(after);
      return DONE;
    },
    async 'end-lesson'({ table: id, seat }) {
      const table = await learnersTable(id, seat);
      await become({ ...table, passed: null, version: table.version + 1 });
      return DONE;
    },
    async undo(request) {
      await become(takenBack(await current(request), request.seat));
      return DONE;
    },
    async restart(request) {
      await become(turnRestarted(await current(request), request.seat));
      return DONE;
    },
    async past({ table: id, seat, move }) {
      const table = await tables.find(id);
      mustSeat(table, seat);
      return { kind: 'past', sight: sightOf(asOf(table, move), seat, isOver(table.journal.now)) };
    },
    async fork({ table: id, seat, move }) {
      const table = await tables.find(id);
      mustSeat(table, seat);
      const then = asOf(table, move);
      if (isOver(then.journal.now)) throw new HostError('not-asked');
      const forkOf = { table: id, move: then.journal.entries.length };
      const text = forked(then, seat, world.entropy());
      return newTable(table.title, text, table.set, { seats: table.seats, forkOf });
    },
    async course({ table: id }) {
      const table = await tables.find(id);
      if (!isOver(table.journal.now)) throw new HostError('not-over');
      return { kind: 'course', course: courseOf(table) };
    },
    async export({ table: id }) {
      const table = await tables.find(id);
      // Before the end the text would tell the seed, and with it everything hidden.
      if (!isOver(table.journal.now)) throw new HostError('not-over');
      return { kind: 'text', text: annotated(save(table.game, table.journal), table.seats, table.set) };
    },
    set: async ({ table }) => ({ kind: 'text', text: (await tables.find(table)).set ?? '' }),
    async forget({ table }) {
      watched.delete(table);
      await tables.forget(table);
      return DONE;
    },
    async 'hand-over'({ table: id, seat, to }) {
      const table = await tables.find(id);
      mustSeat(table, seat);
      const seats = table.seats.map((each, i) => (i === seat ? to : each));
      const held = table.held === seat ? null : table.held;
      await become(withForced({ ...table, seats, held, version: table.version + 1 }));
      return DONE;
    },
    async hint({ table: id, seat }) {
      const table = await tables.find(id);
      mustBePerson(table, seat);
      if (!askedAt(table, seat)) throw new HostError('not-asked');
      const { answers, reason } = chosenBy(world.chooseFor, table, seat, world.entropy(), 'best');
      return { kind: 'hint', answers, reason } as Reply;
    },
    async manners({ milliseconds, confirm }) {
      manners.milliseconds = milliseconds;
      manners.confirm = confirm;
      if (confirm) return DONE;
      for (const table of tables.inUse())
        if (table.held !== null)
          await become(withForced({ ...table, held: null, version: table.version + 1 }));
      return DONE;
    },
  };
}
