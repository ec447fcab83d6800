import type { Server } from 'node:http';
import type { Choice, Job } from '@thameside/host';
import { listen } from '@thameside/web/serve';
import type { Config } from './config.ts';
import { appIn } from './http/app.ts';
import { metricsOf } from './http/metrics.ts';
import { keeping, keptAt } from './kept-at.ts';
import { reachedIn } from './points.ts';
import { Rooms } from './rooms/rooms.ts';
import { gateOf } from './socket/gate.ts';
import { limitsOf } from './socket/limits.ts';
import type { Checked, Wish } from './threads/checker.ts';
import { enginesIn, STRIKES } from './threads/engines.ts';
import { poolOf } from './threads/pool.ts';

export interface Running {
  readonly port: number;
  /** Commands under way are finished and told, then everything is closed. */
  stop(): Promise<void>;
}

/** A bot may think for five seconds by choice; more is a mistake. */
const LONGEST_THOUGHT = 15_000;
const LONGEST_CHECK = 2000;
const GOODBYE = 3000;

export async function serve(config: Config, folder: string, build: string): Promise<Running> {
  const now = () => Date.now();
  const keeper = await keeping(config);
  const kept = await keptAt(keeper.way());
  const { titles } = config;
  const file = (name: string) => new URL(`./threads/${name}.ts`, import.meta.url);
  const thinkers = poolOf<Job, Choice>(file('thinker'), titles, config.botThreads, LONGEST_THOUGHT);
  const checker = poolOf<Wish, Checked>(file('checker'), titles, 1, LONGEST_CHECK);
  const engines = await enginesIn({
    threads: config.engineThreads,
    reached: await reachedIn(config.points),
    titles,
    thinkers,
    keptAt: () => keeper.way(),
    news: (table, match) => void rooms.matchNews(table, match).catch(failed),
    stuck(table, times) {
      app.log.error({ times }, 'a computation did not end: its thread was cut off');
      if (times >= STRIKES) void rooms.setAside(table).catch(failed);
    },
  });
  const rooms = new Rooms({ lobby: kept.lobby, engines, checker, now });
  const limits = limitsOf(config.rateDevice, config.rateAddress);
  let isClosing = false;
  const metrics = metricsOf({
    sockets: { help: 'Sockets that are open', read: () => gate.sockets },
    thoughts_waiting: { help: 'Bots and hints that wait for a thread', read: () => thinkers.waiting },
  });
  const app = appIn({ config, kept, rooms, limits, metrics, build, folder, isClosing: () => isClosing, now });
  /** What went wrong, and nothing of what it was about. */
  function failed(error: unknown): void {
    app.log.error(
      {
        kind: error instanceof Error ? error.name : 'unknown',
        stack: error instanceof Error ? error.stack : '',
      },
      'failed',
    );
  }
  await app.ready();
  const server = app.server as Server;
  const { lobby } = kept;
  const gate = gateOf(
    server,
    { rooms, engines, lobby, limits, counted: metrics.counted, failed, now },
    config,
    build,
  );
  const port = await listen(server, config.port, config.host ?? undefined);

  return {
    port,
    async stop() {
      isClosing = true;
      server.close();
      await gate.close(GOODBYE);
      await engines.close();
      await Promise.all([thinkers.close(), checker.close()]);
      rooms.presence.close();
      server.closeAllConnections();
      await app.close();
      await kept.close();
      await keeper.close();
    },
  };
}
