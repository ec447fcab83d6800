import { DatabaseSync } from 'node:sqlite';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';

type Row = readonly [id: number, table: string, doc: string];
const db = new DatabaseSync(workerData as string);
db.exec('pragma journal_mode = wal; pragma synchronous = full');
db.exec('create table lines (id integer primary key, room text, doc text)');
const insert = db.prepare('insert into lines (room, doc) values (?, ?)');
const port = parentPort as MessagePort;
port.on('message', (first: Row) => {
  const rows = [first];
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port))
    rows.push(next.message);
  db.exec('begin immediate');
  for (const [, table, doc] of rows) insert.run(table, doc);
  db.exec('commit');
  port.postMessage(rows.map(([id]) => id));
});
port.postMessage('ready');
