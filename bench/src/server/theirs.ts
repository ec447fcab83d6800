import { createServer } from 'node:net';
import { requireBeside } from '../playouts/beside.ts';
import type { Script } from './script.ts';
import { Counter, processorOf, type Side, started, type Table } from './side.ts';

interface Socket {
  on(event: string, heard: (...all: never[]) => void): void;
  emit(event: string, ...all: unknown[]): void;
  close(): void;
}
interface TheirState {
  readonly _stateID: number;
}

const freePort = () =>
  new Promise<number>(found => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

export async function theirs(): Promise<Side> {
  const { io } = requireBeside('socket.io-client') as { io(url: string, options: object): Socket };
  const [port, lobby] = [await freePort(), await freePort()];
  const server = await started('./their-server.ts', /ready (\d+)/, folder => ({
    DATA_DIR: folder,
    PORT: String(port),
    LOBBY_PORT: String(lobby),
  }));
  const sockets: Socket[] = [];
  return {
    async open({ game, seats, seed, options, begun, steps }: Script): Promise<Table> {
      const reply = await fetch(`http://127.0.0.1:${lobby}/games/${game}/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ numPlayers: seats, setupData: { seed, options, begun } }),
      });
      const { matchID } = (await reply.json()) as { matchID: string };
      const people = Array.from({ length: seats }, (_, seat) => {
        const socket = io(`http://127.0.0.1:${port}/${game}`, { transports: ['websocket'], forceNew: true });
        sockets.push(socket);
        const state = new Counter();
        socket.on('connect', () => socket.emit('sync', matchID, String(seat), undefined, seats));
        socket.on('sync', (_match: string, { state: now }: { state: TheirState }) =>
          state.reach(now._stateID),
        );
        socket.on('update', (_match: string, now: TheirState) => state.reach(now._stateID));
        return { socket, state };
      });
      for (const { state } of people) await state.until(0);
      return {
        async give(index) {
          const step = steps[index];
          const one = step && people[step.seat];
          if (!step || !one) return;
          const playerID = String(step.seat);
          const payload = { type: 'answer', args: [step.given], playerID };
          one.socket.emit('update', { type: 'MAKE_MOVE', payload }, index, matchID, playerID);
          await one.state.until(index + 1);
        },
      };
    },
    processor: () => processorOf(server.child),
    async close() {
      for (const socket of sockets) socket.close();
      await server.close();
    },
  };
}
