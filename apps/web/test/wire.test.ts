import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { linkTo, NotGranted, Withdrawn } from '../src/link.ts';
import { type Socket, wireTo } from '../src/online/wire.ts';

const TABLE = 'abcdefgh';
type Sent = { readonly id: number; readonly cmd: string; readonly key?: string; readonly known?: number };

/** A server that is there, or not: what it was told on each connection, and how it closes. */
function someServer() {
  const sockets: { readonly socket: Socket; readonly sent: Sent[] }[] = [];
  let isThere = true;
  const open = async (): Promise<Socket> => {
    if (!isThere) throw new Error('nobody there');
    const sent: Sent[] = [];
    const socket: Socket = {
      onmessage: null,
      onclose: null,
      send: text => void sent.push(JSON.parse(text) as Sent),
      close: () => {},
    };
    sockets.push({ socket, sent });
    return socket;
  };
  const last = () => {
    const found = sockets.at(-1);
    if (!found) throw new Error('nobody has come');
    return found;
  };
  const say = (message: object) =>
    last().socket.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  return {
    open,
    sockets,
    say,
    hello: () => say({ kind: 'hello', protocol: 1, build: 'x', name: 'Ann' }),
    close: (code: number) => last().socket.onclose?.({ code } as CloseEvent),
    sent: () => last().sent,
    is: (there: boolean) => {
      isThere = there;
    },
  };
}

let ids = 1000;
const alive = () => ({ id: ids++, cmd: 'here', hidden: false });
const soon = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function connected() {
  const server = someServer();
  const wire = wireTo(server.open, alive);
  const link = linkTo(wire);
  wire.onResume(() => link.resume());
  await soon(0);
  server.hello();
  /** Somebody looks at the page again, and the server is there. */
  const back = async () => {
    server.is(true);
    wire.wake();
    await soon(0);
    server.hello();
  };
  return { server, wire, link, back };
}
const answer = (link: ReturnType<typeof linkTo>) =>
  link.ask('answer', { table: TABLE, seat: 0, version: 3, answers: ['pass'] });

describe('a wire', () => {
  test('sends again what had no reply, once, with the key it had; what had one is not sent again', async () => {
    const { server, link, back } = await connected();
    const first = answer(link);
    const [request] = server.sent();
    server.say({ kind: 'done', re: request?.id });
    await first;
    const second = answer(link);
    const under = server.sent().at(-1);
    server.close(1006);
    await back();
    expect(server.sent()).toEqual([under]);
    server.say({ kind: 'done', re: under?.id });
    await second;
    server.close(1006);
    await back();
    expect(server.sent()).toEqual([]);
  });

  test('tells after two seconds that it is away, and tries for ever', async () => {
    const { server, wire, back } = await connected();
    server.is(false);
    server.close(1006);
    await soon(1900);
    expect(wire.connection.value).toBe('fine');
    await soon(200);
    expect(wire.connection.value).toBe('away');
    await soon(100 * MINUTE);
    const before = server.sockets.length;
    server.is(true);
    await soon(31_000);
    expect(server.sockets.length).toBeGreaterThan(before);
    await back();
    expect(wire.connection.value).toBe('fine');
  });

  test('a short break is not told at all', async () => {
    const { server, wire, back } = await connected();
    server.close(1012);
    await back();
    await soon(10_000);
    expect(wire.connection.value).toBe('fine');
  });

  test('what was asked while away can be withdrawn: then nobody hears of it', async () => {
    const { server, wire, link, back } = await connected();
    server.is(false);
    server.close(1006);
    const asked = answer(link);
    const outcome = asked.catch((error: unknown) => error);
    const [id = 0] = wire.unsent.value;
    expect(wire.withdraw(id)).toBe(true);
    link.fail(id, new Withdrawn());
    expect(await outcome).toBeInstanceOf(Withdrawn);
    await back();
    expect(server.sent()).toEqual([]);
    expect(wire.withdraw(id)).toBe(false);
  });

  test('what was sent before the break cannot be withdrawn', async () => {
    const { server, wire, link } = await connected();
    void answer(link);
    server.close(1006);
    expect(wire.unsent.value).toEqual([]);
    expect(wire.withdraw(server.sent()[0]?.id ?? 0)).toBe(false);
  });

  test('says again what holds for a connection, and asks for what was missed', async () => {
    const { server, link, wire, back } = await connected();
    void link.ask('manners', { milliseconds: 0, confirm: true });
    void link.ask('watch', { table: TABLE, seat: 0 });
    const watched = server.sent().at(-1);
    server.say({ kind: 'sight', sight: { table: TABLE, seat: 0, version: 7, log: [], older: 0 } });
    server.say({ kind: 'done', re: watched?.id });
    wire.postMessage({ id: 900, cmd: 'room', table: TABLE });
    wire.postMessage({ id: 901, cmd: 'room', table: 'zzzzzzzz' });
    wire.postMessage({ id: 902, cmd: 'leave-room', table: 'zzzzzzzz' });
    server.say({ kind: 'done', re: 902 });
    server.close(1006);
    await back();
    expect(server.sent().map(({ cmd, known }) => [cmd, known])).toEqual([
      ['manners', undefined],
      ['room', undefined],
      ['watch', 7],
    ]);
  });

  test('a socket that only seems open is noticed: it is asked, and given up', async () => {
    const { server, wire } = await connected();
    await soon(25_100);
    expect(server.sent().at(-1)?.cmd).toBe('here');
    server.say({ kind: 'done', re: server.sent().at(-1)?.id });
    await soon(9000);
    expect(server.sockets).toHaveLength(1);
    await soon(MINUTE);
    expect(server.sockets.length).toBeGreaterThan(1);
    expect(wire.connection.value).toBe('away');
  });

  test('whoever comes back to the page waits for nothing', async () => {
    const { server, wire } = await connected();
    server.is(false);
    server.close(1006);
    await soon(10 * MINUTE);
    server.is(true);
    const before = server.sockets.length;
    wire.wake();
    await soon(0);
    expect(server.sockets).toHaveLength(before + 1);
    server.hello();
    wire.wake();
    expect(server.sent().at(-1)?.cmd).toBe('here');
    await soon(3100 + 600);
    expect(server.sockets.length, 'no answer in three seconds').toBeGreaterThan(before + 1);
  });

  test('another version is told, and not tried again', async () => {
    const { server, wire } = await connected();
    server.close(4406);
    expect(wire.connection.value).toBe('other');
    wire.wake();
    await soon(10 * MINUTE);
    expect(server.sockets).toHaveLength(1);
  });

  test('a refusal that no other host knows reaches whoever asked', async () => {
    const { server, link } = await connected();
    const outcome = answer(link).catch((error: unknown) => error);
    const id = server.sent()[0]?.id ?? 0;
    link.fail(id, new NotGranted({ kind: 'error', re: id, code: 'slow-down', refusal: null, faults: [] }));
    expect(await outcome).toMatchObject({ refused: { code: 'slow-down' } });
  });
});
