import type { Claims } from '@thameside/host';

const lockOf = (table: string): string => `thameside table ${table}`;

/**
 * Of several tabs with the same table one plays, by a lock of the browser; the others hear of every row. Where a page
 * is not secure there are no locks: there the numbers of the rows alone keep one from writing over the other.
 */
export function claimsOfTabs(): Claims {
  const channel = new BroadcastChannel('thameside tables');
  /** What lets go of a lock, or of waiting for it. */
  const letGo = new Map<string, () => void>();
  const { locks } = navigator as { locks?: LockManager };

  /** Waits for the lock, however long, and keeps it until it is let go or stolen. */
  function queue(table: string, { gained, lost }: Parameters<Claims['claim']>[1], steal: boolean): void {
    const giveUp = new AbortController();
    letGo.set(table, () => giveUp.abort());
    const options = steal ? { steal: true } : { signal: giveUp.signal };
    let isHeld = false;
    void locks
      ?.request(lockOf(table), options, () => {
        isHeld = true;
        gained();
        return new Promise<void>(release => letGo.set(table, release));
      })
      .catch(() => {
        if (!isHeld) return; // given up before it came
        lost();
        queue(table, { gained, lost }, false);
      });
  }

  return {
    async claim(table, news) {
      if (!locks) return true;
      const { held = [] } = await locks.query();
      const isTaken = held.some(({ name }) => name === lockOf(table));
      if (isTaken) queue(table, news, false);
      else
        await new Promise<void>(done =>
          queue(table, { ...news, gained: onceThen(done, news.gained) }, false),
        );
      return !isTaken;
    },
    async takeOver(table, news) {
      letGo.get(table)?.();
      if (locks)
        await new Promise<void>(done => queue(table, { ...news, gained: onceThen(done, news.gained) }, true));
    },
    release(table) {
      letGo.get(table)?.();
      letGo.delete(table);
    },
    announce: table => channel.postMessage(table),
    listen: heard => channel.addEventListener('message', ({ data }) => heard(String(data))),
  };
}

function onceThen(first: () => void, then: () => void): () => void {
  let isFirst = true;
  return () => {
    if (!isFirst) return then();
    isFirst = false;
    first();
  };
}
