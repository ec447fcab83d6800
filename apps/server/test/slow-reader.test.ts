import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Client, type ClientIn } from '../src/socket/client.ts';

/** A socket whose other end reads when it is told to, and a clock that goes when it is told to. */
function slowReader() {
  let time = 0;
  const asked: object[] = [];
  const sent: string[] = [];
  const closed: (number | string)[] = [];
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send(text: string) {
      sent.push(text);
      socket.bufferedAmount += text.length;
    },
    pause: () => closed.push('paused'),
    resume: () => closed.push('resumed'),
    close: (code: number) => closed.push(code),
    terminate() {
      closed.push('terminated');
      socket.readyState = 3;
    },
  });
  const world = {
    rooms: {
      came() {},
      went() {},
      asMay: async (_guest: string, _request: object, ask: () => void) => ask(),
      ask: async () => null,
    },
    engines: { ask: (_listener: unknown, request: object) => asked.push(request), gone() {} },
    limits: { take: async () => null },
    counted() {},
    failed(error: unknown) {
      throw error;
    },
    now: () => time,
  } as unknown as ClientIn;
  const present = { guest: { id: 'guest', name: 'Ann' }, device: 'device' };
  const client = new Client(world, socket as unknown as WebSocket, present, 'address');
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise(done => setTimeout(done, 10));
  };
  return {
    asked,
    sent,
    closed,
    socket,
    until,
    client,
    later: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}
const change = `{"kind":"change","table":"x","filler":"${'x'.repeat(600_000)}"}`;

test('a reader that does not read is sent no more news, and one whole sight when it has read', async () => {
  const { asked, sent, closed, socket, until, client } = slowReader();
  const watch = { id: 1, cmd: 'watch', table: 'abcdefgh', seat: 0, known: 4 };
  socket.emit('message', Buffer.from(JSON.stringify(watch)), false);
  await until(() => asked.length === 1);
  client.say(change);
  client.say(change);
  for (let i = 0; i < 50; i++) client.say(change);
  expect(sent).toHaveLength(2);
  client.say('{"kind":"done","re":7}');
  expect(sent).toHaveLength(3);
  expect(closed).toEqual(['paused']);
  socket.bufferedAmount = 1000;
  await until(() => asked.length === 2);
  expect(asked[1]).toEqual({ ...watch, id: 0, known: null });
  expect(closed).toEqual(['paused', 'resumed']);
  client.say(change);
  expect(sent).toHaveLength(4);
});

test('after thirty seconds it is closed', async () => {
  const { closed, until, client, later } = slowReader();
  client.say(change);
  client.say(change);
  later(30_001);
  await until(() => closed.length > 1);
  expect(closed).toEqual(['paused', 4408, 'terminated']);
});
