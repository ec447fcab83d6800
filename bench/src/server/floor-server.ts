// What no server that keeps its word can be without: a durable row for every command, and 600 bytes to each seat. No game.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type WebSocket, WebSocketServer } from 'ws';

const NEWS = JSON.stringify({ kind: 'change', filler: 'x'.repeat(568) });
const writer = new Worker(new URL('./floor-writer.ts', import.meta.url), {
  workerData: join(process.env.DATA_DIR ?? '', 'floor.sqlite'),
});
const waiting = new Map<number, () => void>();
let last = 0;
writer.on('message', (done: number[] | 'ready') => {
  if (done === 'ready') return begin();
  for (const id of done) {
    waiting.get(id)?.();
    waiting.delete(id);
  }
});

function begin(): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  const tables = new Map<string, Set<WebSocket>>();
  server.on('connection', (socket, request) => {
    const table = request.url ?? '';
    const seats = tables.get(table) ?? new Set();
    tables.set(table, seats.add(socket));
    socket.on('message', data => {
      const { id, ...command } = JSON.parse(String(data)) as { id: number };
      const row = ++last;
      waiting.set(row, () => {
        for (const seat of seats) seat.send(NEWS);
        socket.send(JSON.stringify({ kind: 'done', re: id }));
      });
      writer.postMessage([row, table, JSON.stringify(command)]);
    });
  });
  server.on('listening', () => {
    const address = server.address();
    console.log(`ready ${typeof address === 'object' ? address?.port : 0}`);
  });
}
process.on('SIGTERM', () => process.exit(0));
