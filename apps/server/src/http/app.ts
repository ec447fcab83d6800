import cookie from '@fastify/cookie';
import {
  Enter,
  type Entered,
  type HttpError,
  type MadeRoom,
  MakeRoom,
  PROTOCOL,
} from '@thameside/protocol/rooms';
import { GUARD, serveFolder } from '@thameside/web/static-files';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { COOKIE, guestWith, newGuest, type Present } from '../guests.ts';
import { NotGranted } from '../rooms/not-granted.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Limits } from '../socket/limits.ts';
import { type Kept, Unavailable } from '../store/contract.ts';
import type { Metrics } from './metrics.ts';
import { openApi } from './open-api.ts';
import { isOurs } from './origin.ts';

export interface AppIn {
  readonly config: Config;
  readonly kept: Kept;
  readonly rooms: Rooms;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly build: string;
  /** The built page. */
  readonly folder: string;
  readonly isClosing: () => boolean;
  readonly now: () => number;
}

const MOST = 1_000_000;
const YEAR = 400 * 24 * 60 * 60;
const STATUS: Partial<Record<v.InferOutput<typeof HttpError>['error'], number>> = {
  'no-table': 404,
  'no-code': 404,
  'slow-down': 429,
  unavailable: 503,
  internal: 500,
  'key-reused': 409,
};

/** Everything that is no socket. Nothing is changed by a GET. */
export function appIn({
  config,
  kept,
  rooms,
  limits,
  metrics,
  build,
  folder,
  isClosing,
  now,
}: AppIn): FastifyInstance {
  const app = fastify({
    bodyLimit: MOST,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    logger: {
      level: config.logLevel,
      // no address of a page, no cookie, no code: only what was asked for and how it went
      serializers: {
        req: ({ method, url }) => ({ method, url: String(url).replace(/[?#].*/s, '') }),
        res: ({ statusCode }) => ({ statusCode }),
      },
    },
  });
  void app.register(cookie);
  const page = serveFolder(folder);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(GUARD);
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (!isOurs(request.raw, config)) await reply.code(403).send();
  });
  // the page is many files: what is posted is worth a line
  app.addHook('onResponse', async (request, reply) => {
    const level = request.method === 'POST' ? 'info' : 'debug';
    request.log[level]({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const code = error.statusCode ?? 500;
    if (error instanceof NotGranted) return refused(reply, error);
    if (error instanceof Unavailable) return refused(reply, new NotGranted('unavailable'));
    if (code === 413) return reply.code(413).send(said('bad-request'));
    if (code < 500) return reply.code(400).send(said('bad-request'));
    request.log.error({ kind: error.name }, 'failed');
    return reply.code(500).send(said('internal'));
  });

  const said = (error: v.InferOutput<typeof HttpError>['error']) => ({ error, wait: null, faults: [] });
  const refused = (reply: FastifyReply, { code, wait, faults }: NotGranted) =>
    reply
      .code(STATUS[code] ?? 400)
      .send({ error: code, wait, faults } satisfies v.InferOutput<typeof HttpError>);

  const present = (request: FastifyRequest): Promise<Present | null> =>
    guestWith(kept.lobby, request.cookies[COOKIE]);
  const bodyIn = <S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> => {
    const read = v.safeParse(schema, body);
    if (!read.success || Array.isArray(body))
      // an empty list passes for an object without entries
      throw new NotGranted('bad-request');
    return read.output;
  };
  const notTooOften = async (address: string): Promise<void> => {
    const wait = await limits.takeDear(address);
    if (wait !== null) throw new NotGranted('slow-down', { wait });
  };

  app.post('/api/enter', async (request, reply) => {
    const { name, code } = bodyIn(Enter, request.body);
    const known = await present(request);
    if (!known || code !== undefined) await notTooOften(request.ip);
    let guest = known?.guest;
    if (!guest) {
      const made = await newGuest(kept.lobby, name ?? null, now());
      guest = made.guest;
      reply.setCookie(COOKIE, made.secret, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https' || config.publicUrl?.protocol === 'https:',
        maxAge: YEAR,
      });
    } else if (name !== undefined && name !== guest.name) {
      await kept.lobby.rename(guest.id, name);
      guest = { ...guest, name };
    }
    const to = code === undefined ? { table: null, seat: null } : await rooms.enter(guest, code);
    return { name: guest.name, ...to } satisfies v.InferOutput<typeof Entered>;
  });

  app.post('/api/rooms', async request => {
    const known = await present(request);
    if (!known) throw new NotGranted('no-table');
    const wait = await limits.take(known.device, request.ip);
    if (wait !== null) throw new NotGranted('slow-down', { wait });
    const table = await rooms.make(known.guest, bodyIn(MakeRoom, request.body));
    return { table } satisfies v.InferOutput<typeof MadeRoom>;
  });

  app.get('/api/info', async () => ({ protocol: PROTOCOL, build }));
  app.get('/api/openapi.json', async () => openApi());
  app.get('/healthz', async (_request, reply) => {
    const isWell = !isClosing() && (await kept.isWell().catch(() => false));
    return reply.code(isWell ? 200 : 503).send({ ok: isWell });
  });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.type).send(await metrics.text()));
  app.setNotFoundHandler((request, reply) => {
    reply.hijack();
    page(request.raw, reply.raw);
  });
  return app;
}
