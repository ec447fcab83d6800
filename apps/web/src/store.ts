import type { Kept, Store } from '@thameside/host';

const TABLES = 'tables';

const promised = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

function database(): Promise<IDBDatabase> {
  const opening = indexedDB.open('thameside', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(TABLES, { keyPath: 'id' });
  return promised(opening);
}

/** Tables in the browser's own database: they outlive a reload and a crash. */
export function keptInBrowser(): Store {
  const db = database();
  const tables = async (mode: IDBTransactionMode) =>
    (await db).transaction(TABLES, mode, { durability: 'strict' }).objectStore(TABLES);
  const written = (store: IDBObjectStore) =>
    new Promise<void>((done, failed) => {
      store.transaction.oncomplete = () => done();
      store.transaction.onerror = () => failed(store.transaction.error);
    });
  return {
    async keep(table) {
      const store = await tables('readwrite');
      store.put(table);
      await written(store);
    },
    fetch: async id => ((await promised((await tables('readonly')).get(id))) as Kept | undefined) ?? null,
    list: async () => (await promised((await tables('readonly')).getAll())) as Kept[],
    async forget(id) {
      const store = await tables('readwrite');
      store.delete(id);
      await written(store);
    },
  };
}
