import type { Seat } from '@thameside/kernel';
import { type Message, type Request, requestIn } from '@thameside/protocol';
import { playedByBot } from './bots.ts';
import { commands, type Manners, type Reply } from './commands.ts';
import { errorMessage, HostError } from './errors.ts';
import { isReading } from './lesson.ts';
import { sightOf } from './sight.ts';
import { isPerson, type Table, waitedFor, withForced } from './table.ts';
import { tablesIn } from './tables.ts';
import type { World } from './world.ts';

export interface Host {
  /** Take one request; the reply and whatever follows from it go out by `send`. */
  receive(raw: unknown): Promise<void>;
}

const idOf = (raw: unknown): number =>
  typeof raw === 'object' && raw !== null && 'id' in raw && Number.isSafeInteger(raw.id)
    ? Math.max(0, Number(raw.id))
    : 0;

export function createHost(world: World): Host {
  const tables = tablesIn(world.titles, world.store, world.now);
  const watched = new Map<string, Seat | null>();
  const playing = new Set<string>();
  const manners: Manners = { milliseconds: 700, confirm: false };

  /** One thing after another, people and bots alike, so that none sees a table halfway. */
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = queue.then(act);
    queue = done.catch(() => {}); // whoever asked is told; those behind do not suffer for it
    return done;
  };

  const show = (table: Table) => {
    const seat = watched.get(table.id);
    if (seat !== undefined) world.send({ kind: 'sight', sight: sightOf(table, seat) });
  };

  async function become(table: Table): Promise<void> {
    show(await tables.put(table));
    void playBots(table.id);
  }

  const nextBot = (id: string): Seat | undefined => {
    const table = tables.known(id);
    if (!table || table.held !== null || isReading(table) || !watched.has(id)) return undefined;
    return waitedFor(table).find(seat => !isPerson(table, seat));
  };

  /** Bots play while a bot is asked and somebody is looking; one runner per table. */
  async function playBots(id: string): Promise<void> {
    if (playing.has(id)) return;
    playing.add(id);
    try {
      while (nextBot(id) !== undefined) {
        const before = tables.known(id);
        await world.wait(manners.milliseconds);
        await inTurn(async () => {
          const table = tables.known(id);
          const seat = nextBot(id);
          // somebody was faster, or turned away: look again
          if (!table || table !== before || seat === undefined) return;
          show(await tables.put(withForced(playedByBot(world.chooseFor, table, seat, world.entropy()))));
        });
      }
    } finally {
      playing.delete(id);
    }
  }

  const DO = commands({ world, tables, watched, manners, show, become, playBots });

  const handle = async (raw: unknown): Promise<void> => {
    try {
      const request = requestIn(raw);
      if (!request) throw new HostError('bad-request');
      const act = DO[request.cmd] as (request: Request) => Promise<Reply>;
      world.send({ ...(await act(request)), re: idOf(raw) } as Message);
    } catch (error) {
      world.send(errorMessage(idOf(raw), error));
    }
  };
  return { receive: raw => inTurn(() => handle(raw)) };
}
