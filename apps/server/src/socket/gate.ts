import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSED, PROTOCOL, type RoomMessage } from '@thameside/protocol/rooms';
import { WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import { COOKIE, guestWith } from '../guests.ts';
import { isOurs } from '../http/origin.ts';
import { Client, type ClientIn } from './client.ts';

const MOST = 64_000;
/** A socket that does not answer is gone. */
const PING_EVERY = 25_000;

export interface Gate {
  readonly sockets: number;
  /** Tells everybody to come back later, spread over some seconds. */
  close(milliseconds: number): Promise<void>;
}

const cookieIn = ({ headers }: IncomingMessage): string | undefined =>
  headers.cookie
    ?.split(';')
    .map(each => each.trim().split('='))
    .find(([name]) => name === COOKIE)?.[1];

/** The address of whoever asks, behind as many proxies as we were told of. */
function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(each => each.trim())
    .filter(each => each !== '');
  return (proxies > 0 && told.at(-Math.min(proxies, told.length))) || (socket.remoteAddress ?? '');
}

/** The way in for sockets: checked before the handshake. */
export function gateOf(server: Server, world: ClientIn, config: Config, build: string): Gate {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST, perMessageDeflate: false });
  const clients = new Set<Client>();
  let isClosing = false;

  const refuse = (socket: Duplex, status: string) => {
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  };

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const url = URL.parse(request.url ?? '', 'http://here');
    if (isClosing) return refuse(socket, '503 Service Unavailable');
    if (url?.pathname !== '/socket') return refuse(socket, '404 Not Found');
    if (!isOurs(request, config, true)) return refuse(socket, '403 Forbidden');
    void guestWith(world.lobby, cookieIn(request)).then(
      present => {
        if (!present) return refuse(socket, '403 Forbidden');
        sockets.handleUpgrade(request, socket, head, connected => {
          const spoken = Number(url.searchParams.get('protocol'));
          if (spoken !== PROTOCOL && spoken !== PROTOCOL - 1) return connected.close(CLOSED.otherProtocol);
          const client = new Client(world, connected, present, addressOf(request, config.trustProxy));
          clients.add(client);
          connected.on('close', () => clients.delete(client));
          connected.on('error', () => connected.terminate());
          let isAlive = true;
          connected.on('pong', () => {
            isAlive = true;
          });
          const ping = setInterval(() => {
            if (!isAlive) return connected.terminate();
            isAlive = false;
            connected.ping();
          }, PING_EVERY);
          connected.on('close', () => clearInterval(ping));
          const { name } = present.guest;
          client.tell({ kind: 'hello', protocol: PROTOCOL, build, name } satisfies RoomMessage);
        });
      },
      () => refuse(socket, '503 Service Unavailable'),
    );
  });

  return {
    get sockets() {
      return clients.size;
    },
    async close(milliseconds) {
      isClosing = true;
      const all = [...clients];
      await Promise.all(
        all.map(async (client, i) => {
          await new Promise(done => setTimeout(done, (milliseconds * i) / all.length));
          client.close(CLOSED.restart);
        }),
      );
      for (const each of sockets.clients) each.terminate();
      sockets.close();
    },
  };
}
