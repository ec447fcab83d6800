import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Script } from './script.ts';
import { processorOf, type Side, started, type Table } from './side.ts';

export async function floor(): Promise<Side> {
  const server = await started('./floor-server.ts', /ready (\d+)/, folder => ({ DATA_DIR: folder }));
  const sockets: WebSocket[] = [];
  return {
    async open({ seats, steps }: Script): Promise<Table> {
      const table = randomBytes(10).toString('hex');
      const people = Array.from({ length: seats }, () => {
        const socket = new WebSocket(`ws://127.0.0.1:${server.said}/${table}`);
        sockets.push(socket);
        const pending = new Map<number, () => void>();
        socket.on('message', data => {
          const text = String(data);
          if (!text.startsWith('{"kind":"done"')) return;
          const re = Number(/"re":(\d+)/.exec(text)?.[1]);
          pending.get(re)?.();
          pending.delete(re);
        });
        return { socket, pending };
      });
      for (const { socket } of people) await new Promise(done => socket.once('open', done));
      return {
        async give(index) {
          const step = steps[index];
          const one = step && people[step.seat];
          if (!step || !one) return;
          const { seat, version, answer } = step;
          await new Promise<void>(done => {
            one.pending.set(index, done);
            const key = randomBytes(16).toString('hex');
            one.socket.send(
              JSON.stringify({ id: index, cmd: 'answer', key, table, seat, version, answers: [answer] }),
            );
          });
        },
      };
    },
    processor: () => processorOf(server.child),
    async close() {
      for (const socket of sockets) socket.terminate();
      await server.close();
    },
  };
}
