import type { Seat } from '@thameside/kernel';
import { idOf, type Message, type Request, requestIn } from '@thameside/protocol';
import { chosenFor } from './bots.ts';
import { type Connected, commands, type Reply } from './commands.ts';
import { errorMessage, HostError, Unavailable } from './errors.ts';
import { isReading } from './lesson.ts';
import { type Place, placesIn } from './places.ts';
import { isUpToDate } from './reduce.ts';
import { isPerson, type Table, versionFor, waitedFor } from './table.ts';
import type { Watcher } from './watching.ts';
import type { World } from './world.ts';

/** One client's way to the host. */
export interface Connection {
  /** Take one request; the reply and whatever follows from it go out by `send`. */
  receive(raw: unknown): Promise<void>;
  close(): void;
}
export interface Host {
  connect(send: (message: Message) => void): Connection;
  /** When everything that was begun has been kept and told. */
  settled(): Promise<void>;
}

/** How long bots wait, in milliseconds, when nothing can be kept. */
const PATIENCE = 1000;
const isPassing = (error: unknown): boolean =>
  error instanceof Unavailable || (error instanceof HostError && error.code === 'stale');

export function createHost(world: World): Host {
  const nextBot = ({ table, isOurs, watchers }: Place): Seat | undefined => {
    if (!isOurs || table.held !== null || isReading(table)) return undefined;
    if (watchers.size === 0 && !world.playsOn) return undefined;
    return waitedFor(table).find(seat => !isPerson(table, seat));
  };

  const places = placesIn(world, place => void playBots(place));

  /** Bots play while a bot is asked and somebody is looking; at one table one after another, holding up nobody. */
  async function playBots(place: Place): Promise<void> {
    if (place.isThinking) return;
    place.isThinking = true;
    try {
      for (let seat = nextBot(place); seat !== undefined; seat = nextBot(place)) {
        const { table } = place;
        await world.wait(Math.max(0, ...[...place.watchers].map(({ milliseconds }) => milliseconds())));
        const seed = world.entropy();
        const choice = place.table === table ? await chosenFor(world.think, table, seat, seed) : null;
        if (choice) await place.inTurn(() => botAnswers(place, table, seat as Seat, choice));
      }
    } catch (error) {
      // what cannot be kept is not played, until it can be
      if (isPassing(error)) void world.wait(PATIENCE).then(() => playBots(place));
      // anything else would come again: the next command of a person says what it is, and bots try again after it
    } finally {
      place.isThinking = false;
      void place.inTurn(() => places.letGoIfIdle(place));
    }
  }

  async function botAnswers(
    place: Place,
    asThought: Table,
    seat: Seat,
    { answers, reason }: Awaited<ReturnType<World['think']>>,
  ): Promise<void> {
    // somebody was faster, or turned away: think again
    if (nextBot(place) === undefined || !waitedFor(place.table).includes(seat)) return;
    if (isPerson(place.table, seat) || !isUpToDate(place.table, seat, versionFor(asThought, seat))) return;
    const key = world.entropy();
    await places.carryOut(place, { do: 'bot', key, sum: '', at: world.now(), seat, answers, reason });
  }

  world.claims?.listen(id => {
    const place = places.known(id);
    if (place && !place.isOurs) void place.inTurn(() => places.catchUp(place));
  });

  return {
    connect(send) {
      const watching = new Map<string, Watcher>();
      const connected: Connected = { send, watching, manners: { milliseconds: 700, confirm: false } };
      const act = commands(world, places, playBots, connected);
      const leave = (id: string) => act.leave({ id: 0, cmd: 'leave', table: id });
      return {
        async receive(raw) {
          try {
            const request = requestIn(raw);
            if (!request) throw new HostError('bad-request');
            const handle = act[request.cmd] as (request: Request) => Promise<Reply>;
            send({ ...(await handle(request)), re: idOf(raw) } as Message);
          } catch (error) {
            send(errorMessage(idOf(raw), error));
          }
        },
        close() {
          for (const id of [...watching.keys()]) void leave(id);
        },
      };
    },
    async settled() {
      await Promise.all(places.all().map(place => place.inTurn(async () => {})));
    },
  };
}
