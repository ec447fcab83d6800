import type { Head, OlderTable, Row, Snapshot, Store } from '@thameside/host';
import type { Summary } from '@thameside/protocol';

const promised = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

/** The first release kept every table as one record here; each is taken over when it is opened. */
const OLDER = 'tables';

function database(): Promise<IDBDatabase> {
  const opening = indexedDB.open('thameside', 2);
  opening.onupgradeneeded = ({ oldVersion }) => {
    const db = opening.result;
    if (oldVersion < 1) db.createObjectStore(OLDER, { keyPath: 'id' });
    if (oldVersion >= 2) return;
    db.createObjectStore('heads', { keyPath: 'id' });
    db.createObjectStore('summaries', { keyPath: 'table' });
    db.createObjectStore('rows', { keyPath: ['id', 'no'] }).createIndex('key', ['id', 'key']);
    db.createObjectStore('snapshots', { keyPath: ['id', 'no'] });
  };
  // another tab brings a newer release: it must not wait for this one
  return promised(opening).then(db => {
    db.onversionchange = () => db.close();
    return db;
  });
}

type Stored<T> = T & { readonly id: string };
const ofTable = (id: string, after = 0) =>
  IDBKeyRange.bound([id, after], [id, Number.POSITIVE_INFINITY], true);
const without = <T extends object>({ id: _id, ...rest }: Stored<T>) => rest as unknown as T;

/** Tables in the browser's own database: they outlive a reload and a crash. */
export function keptInBrowser(): Store {
  let db = database();
  const begin = async (stores: readonly string[], mode: IDBTransactionMode) => {
    const open = () => db.then(each => each.transaction([...stores], mode, { durability: 'strict' }));
    // a connection that was closed for another tab's sake, or by the browser, is opened again
    return open().catch(() => {
      db = database();
      return open();
    });
  };
  const read = async (store: string) => (await begin([store], 'readonly')).objectStore(store);
  /** Whether it was written, all of it; false if something was there already. */
  const write = async (stores: readonly string[], act: (store: (name: string) => IDBObjectStore) => void) => {
    const transaction = await begin(stores, 'readwrite');
    return new Promise<boolean>((done, failed) => {
      transaction.oncomplete = () => done(true);
      transaction.onabort = () =>
        transaction.error?.name === 'ConstraintError' ? done(false) : failed(transaction.error);
      act(name => transaction.objectStore(name));
    });
  };
  return {
    create: (head, rows, summary) =>
      write(['heads', 'summaries', 'rows', OLDER], store => {
        store('heads').add(head);
        for (const row of rows) store('rows').add({ ...row, id: head.id });
        store('summaries').put(summary);
        store(OLDER).delete(head.id);
      }),
    head: async id => ((await promised((await read('heads')).get(id))) as Head | undefined) ?? null,
    rows: async (id, after) =>
      ((await promised((await read('rows')).getAll(ofTable(id, after)))) as Stored<Row>[]).map(without),
    async rowByKey(id, key) {
      const found = (await promised((await read('rows')).index('key').get([id, key]))) as
        | Stored<Row>
        | undefined;
      return found ? without(found) : null;
    },
    append: (id, row, summary) =>
      write(['rows', 'summaries'], store => {
        const rows = store('rows');
        rows.add({ ...row, id });
        store('summaries').put(summary);
        // a number that leaves a gap is as wrong as one that is taken
        if (row.no > 1) {
          rows.getKey([id, row.no - 1]).onsuccess = ({ target }) => {
            if ((target as IDBRequest).result === undefined) rows.transaction.abort();
          };
        }
      }),
    snapshots: async id =>
      ((await promised((await read('snapshots')).getAll(ofTable(id)))) as Stored<Snapshot>[]).map(without),
    async snap(id, snapshot) {
      const keys = (await promised((await read('snapshots')).getAllKeys(ofTable(id)))) as [string, number][];
      await write(['snapshots'], store => {
        store('snapshots').put({ ...snapshot, id });
        for (const key of keys) if (key[1] !== snapshot.no) store('snapshots').delete(key);
      });
    },
    async list() {
      const older = (await promised((await read(OLDER)).getAll())) as OlderTable[];
      const summaries = (await promised((await read('summaries')).getAll())) as Summary[];
      return [...summaries, ...older.map(({ summary }) => summary)];
    },
    async forget(id) {
      await write(['heads', 'summaries', 'rows', 'snapshots', OLDER], store => {
        for (const name of ['heads', 'summaries', OLDER]) store(name).delete(id);
        for (const name of ['rows', 'snapshots']) store(name).delete(ofTable(id));
      });
    },
    older: async id => ((await promised((await read(OLDER)).get(id))) as OlderTable | undefined) ?? null,
  };
}
