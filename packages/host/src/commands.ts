import {
  canonical,
  chosenOptions,
  type Header,
  isOver,
  load,
  nameplate,
  open,
  openFrom,
  type Seat,
  sha256,
} from '@thameside/kernel';
import type { Engine } from '@thameside/kit';
import { annotated, type Message, type Request, type SeatSpec } from '@thameside/protocol';
import { jobFor } from './bots.ts';
import { wholeFor } from './changes.ts';
import { HostError } from './errors.ts';
import { courseOf, forkedAt, historyOf, pageOf, pastOf, textOf } from './history.ts';
import { type Place, type Places, placeMessage } from './places.ts';
import { probed } from './probe.ts';
import { type Command, isUpToDate, mustBePerson, mustSeat } from './reduce.ts';
import { forgetting, rewound } from './rewind.ts';
import type { Given, Head } from './rows.ts';
import { askedAt, type Table, versionFor } from './table.ts';
import { show, type Watcher } from './watching.ts';
import type { World } from './world.ts';

/** One client, what it looks at, and how it wants to be treated. */
export interface Connected {
  readonly send: (message: Message) => void;
  readonly watching: Map<string, Watcher>;
  readonly manners: { milliseconds: number; confirm: boolean };
}

type Of<C extends Request['cmd']> = Extract<Request, { cmd: C }>;
type Bare<R> = R extends { re: number } ? Omit<R, 're'> : never;
export type Reply = Bare<Message>;
type Do = { readonly [C in Request['cmd']]: (request: Of<C>) => Promise<Reply> };
/** What is done to a table that there is, once. */
type Deed = Extract<Request, { key: string; table: string; seat: number; cmd: Command['do'] }>;

const DONE = { kind: 'done' } as const;

/** Of what is asked, apart from who asks and when. */
const sumOf = ({ id: _id, key: _key, ...body }: Request & { key: string }): string =>
  sha256(canonical(body)).slice(0, 16);
/** The table that a command of this key makes. */
export const tableIdOf = (key: string): string => sha256(`table ${key}`).slice(0, 20);

/** The game of an engine with a component set of its own, if there is one. */
function gameWith(engine: Engine, set: string | null): Engine['game'] {
  if (set === null) return engine.game;
  let json: unknown;
  try {
    json = JSON.parse(set);
  } catch {
    throw new HostError('bad-set', null, [{ at: '', key: 'fault.not-json', params: {} }]);
  }
  const own = engine.withSet(json);
  if ('faults' in own) throw new HostError('bad-set', null, own.faults);
  return own.game;
}

/** The whole set of a table; of the one that ships the table has no copy in hand. */
const setOf = ({ game, engine, head }: Table): string =>
  game === engine.game ? engine.exportSet() : head.set;

/** Where the guided game begins; it was made for the game's own set and usual options. */
function positionFor(engine: Engine, game: Engine['game']) {
  const read = engine.lesson && game.position(engine.lesson.position);
  if (!read || 'faults' in read) throw new HostError('bad-options');
  return read.match;
}

export function commands(
  world: World,
  places: Places,
  playBots: (place: Place) => Promise<void>,
  { send, watching, manners }: Connected,
): Do {
  const { store, now, entropy, engineOf } = world;

  async function engineFor(game: string, rules?: number): Promise<Engine> {
    const engine = await engineOf(game, rules);
    if (!engine) throw new HostError('no-game');
    return engine;
  }

  interface Making {
    readonly header: Header;
    readonly seats: readonly SeatSpec[];
    readonly set: string;
    readonly guided?: boolean;
    readonly forkOf?: Head['forkOf'];
  }
  async function made(
    request: Request & { key: string },
    { header, seats, set, guided = false, forkOf = null }: Making,
    given: readonly Given[] = [],
  ): Promise<Reply> {
    if (header.seats !== seats.length) throw new HostError('bad-options');
    const id = tableIdOf(request.key);
    const head: Head = { id, header, set, seats, forkOf, guided, at: now(), sum: sumOf(request) };
    await places.create(head, given);
    return { kind: 'table', table: id };
  }

  /** Do something to a table, in its turn; the same thing only once. */
  const deed = async (request: Deed, command: (table: Table) => Command): Promise<Reply> => {
    const place = await places.find(request.table);
    return place.inTurn(async () => {
      const version = 'version' in request ? request.version : -1;
      (request.cmd === 'hand-over' ? mustSeat : mustBePerson)(place.table, request.seat);
      if (version !== versionFor(place.table, request.seat)) {
        const { trail, head } = place.table;
        const { key } = request;
        const earlier = trail.find(row => row.key === key) ?? (await store.rowByKey(head.id, key));
        if (earlier && earlier.sum !== sumOf(request)) throw new HostError('key-reused');
        if (earlier) return DONE;
        if (version >= 0 && !isUpToDate(place.table, request.seat, version)) {
          if (watching.get(head.id)?.seat === request.seat) send(wholeFor(place.table, request.seat));
          throw new HostError('stale');
        }
      }
      await places.carryOut(place, command(place.table));
      void playBots(place);
      return DONE;
    });
  };
  const plain = (request: Deed) => ({
    key: request.key,
    sum: sumOf(request),
    at: now(),
    seat: request.seat,
  });

  const historyAt = async (id: string) => {
    const place = await places.find(id);
    const { table } = place;
    world.begin?.(id);
    return historyOf(table, (await places.rowsOf(id)).slice(0, table.no));
  };
  const endedAt = async (id: string) => {
    const { table } = await places.find(id);
    if (!isOver(table.journal.now)) throw new HostError('not-over');
    return historyAt(id);
  };

  async function leave(id: string): Promise<void> {
    const watcher = watching.get(id);
    watching.delete(id);
    const place = places.known(id);
    if (!place || !watcher) return;
    place.watchers.delete(watcher);
    await place.inTurn(() => places.letGoIfIdle(place));
  }

  return {
    tables: async () => ({ kind: 'tables', tables: [...(await store.list())] }),
    async create(request) {
      const { game: id, seats, options, set, lesson } = request;
      const engine = await engineFor(id);
      const game = gameWith(engine, set);
      if (seats.length < game.seats[0] || seats.length > game.seats[1]) throw new HostError('bad-options');
      const chosen = chosenOptions(game, seats.length, options);
      if ('faults' in chosen) throw new HostError('bad-options');
      const { header } = (
        lesson
          ? openFrom(game, positionFor(engine, game), chosen.options, entropy())
          : open(game, seats.length, chosen.options, entropy())
      ).journal;
      return made(request, { header, seats, set: set ?? engine.exportSet(), guided: lesson });
    },
    async load(request) {
      const { game: id, rules } = nameplate(request.text);
      const engine = (await engineOf(id, Number(rules))) ?? (await engineFor(id));
      const game = gameWith(engine, request.set);
      const { header, entries } = load(game, request.text);
      const given = entries.map(({ seat, answer }): Given => [seat, answer, 0]);
      return made(request, { header, seats: request.seats, set: request.set ?? engine.exportSet() }, given);
    },
    async watch({ table: id, seat, known }) {
      const place = await places.find(id);
      mustSeat(place.table, seat);
      await leaveQuietly(id);
      const watcher: Watcher = { seat, send, milliseconds: () => manners.milliseconds };
      return place.inTurn(async () => {
        watching.set(id, watcher);
        show(place, place.table, watcher, known);
        if (!place.isOurs) send(placeMessage(place));
        void playBots(place);
        return DONE;
      });
      async function leaveQuietly(table: string): Promise<void> {
        const before = watching.get(table);
        if (before) place.watchers.delete(before);
      }
    },
    async leave({ table }) {
      await leave(table);
      return DONE;
    },
    async 'take-over'({ table: id }) {
      const place = await places.find(id);
      await place.inTurn(async () => {
        if (!place.isOurs) await places.takeOver(place);
      });
      void playBots(place);
      return DONE;
    },
    answer: request =>
      deed(request, () => ({
        do: 'answer',
        ...plain(request),
        answers: request.answers,
        confirm: manners.confirm,
      })),
    undo: request => deed(request, () => ({ do: 'undo', ...plain(request) })),
    restart: request => deed(request, () => ({ do: 'restart', ...plain(request) })),
    'end-turn': request => deed(request, () => ({ do: 'end-turn', ...plain(request) })),
    learn: request => deed(request, () => ({ do: 'learn', ...plain(request), step: request.step })),
    'end-lesson': request => deed(request, () => ({ do: 'end-lesson', ...plain(request) })),
    'hand-over': request => deed(request, () => ({ do: 'hand-over', ...plain(request), to: request.to })),
    async probe({ table: id, seat, version, lines }) {
      const { table } = await places.find(id);
      mustBePerson(table, seat);
      if (!isUpToDate(table, seat, version)) throw new HostError('stale');
      world.begin?.(id);
      return { kind: 'probe', tried: probed(table.game, table.journal.now, seat, lines) };
    },
    async forgets({ table: id, seat, move }) {
      const history = await historyAt(id);
      mustSeat(history.table, seat);
      return { kind: 'forgets', forgets: forgetting(history, seat, move) };
    },
    async rewind(request) {
      const place = await places.find(request.table);
      return place.inTurn(async () => {
        mustSeat(place.table, request.seat);
        const { key } = request;
        const earlier = await store.rowByKey(request.table, key);
        if (earlier && earlier.sum !== sumOf(request)) throw new HostError('key-reused');
        if (earlier) return DONE;
        const history = await historyAt(request.table);
        const { seat, move } = request;
        await places.goBack(place, rewound(history, { key, sum: sumOf(request), at: now(), seat, move }));
        void playBots(place);
        return DONE;
      });
    },
    async past({ table: id, seat, move }) {
      const history = await historyAt(id);
      mustSeat(history.table, seat);
      return { kind: 'past', sight: pastOf(history, seat, move) };
    },
    async log({ table: id, seat, before }) {
      const history = await historyAt(id);
      mustSeat(history.table, seat);
      return { kind: 'log', ...pageOf(history, seat, before) };
    },
    async fork(request) {
      const { table: id, seat, move } = request;
      const history = await historyAt(id);
      mustSeat(history.table, seat);
      const { header, isOver: isEnd } = forkedAt(history, seat, move, entropy());
      if (isEnd) throw new HostError('not-asked');
      const { seats } = history.table;
      return made(request, { header, seats, set: setOf(history.table), forkOf: { table: id, move } });
    },
    course: async ({ table }) => ({ kind: 'course', course: courseOf(await endedAt(table)) }),
    async export({ table: id }) {
      // Before the end the text tells the seed, and with it everything hidden.
      const history = await (world.letsGo ? historyAt(id) : endedAt(id));
      const { head, seats, game, engine } = history.table;
      return {
        kind: 'text',
        text: annotated(textOf(history), seats, game === engine.game ? null : head.set),
      };
    },
    async set({ table: id }) {
      const { game, engine, head } = (await places.find(id)).table;
      return { kind: 'text', text: game === engine.game ? '' : head.set };
    },
    async forget({ table: id }) {
      await leave(id);
      places.letGo(id);
      await store.forget(id);
      return DONE;
    },
    async hint({ table: id, seat }) {
      const { table } = await places.find(id);
      mustBePerson(table, seat);
      if (!askedAt(table, seat)) throw new HostError('not-asked');
      const { answers, reason } = await world.think(jobFor(table, seat, entropy(), 'best'));
      return { kind: 'hint', answers, reason } as Reply;
    },
    async manners({ milliseconds, confirm }) {
      manners.milliseconds = milliseconds;
      manners.confirm = confirm;
      if (!confirm) await Promise.all([...watching.keys()].map(id => letGoOn(id)));
      return DONE;
    },
  };

  /** Nobody ends turns by a word of their own any more: what is held goes on. */
  async function letGoOn(id: string): Promise<void> {
    const place = places.known(id);
    await place?.inTurn(async () => {
      const seat: Seat | null = place.table.held;
      if (seat === null) return;
      await places.carryOut(place, { do: 'end-turn', key: entropy(), sum: '', at: now(), seat });
      void playBots(place);
    });
  }
}
