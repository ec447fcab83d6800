/** Whether people are there. A guest is a count of sockets; a short absence is none. */
export interface Presence {
  came(guest: string, socket: object): void;
  hid(guest: string, socket: object, hidden: boolean): void;
  went(guest: string, socket: object): void;
  /** Of several who hold a seat, the one who is most here. */
  of(guests: readonly string[]): {
    readonly presence: 'here' | 'hidden' | 'gone';
    readonly since: number | null;
  };
  close(): void;
}

interface Known {
  /** By socket: whether its page is hidden. */
  readonly sockets: Map<object, boolean>;
  seen: number;
  gone: NodeJS.Timeout | undefined;
}

/** Whoever comes back within so many milliseconds was never gone. */
const GRACE = 10_000;

export function presence(changed: (guest: string) => void, now: () => number): Presence {
  const known = new Map<string, Known>();
  const begun = now();

  const at = (guest: string): Known => {
    const found = known.get(guest) ?? { sockets: new Map(), seen: now(), gone: undefined };
    known.set(guest, found);
    return found;
  };
  const isHere = ({ sockets, gone }: Known) => gone !== undefined || [...sockets.values()].includes(false);

  return {
    came(guest, socket) {
      const one = at(guest);
      clearTimeout(one.gone);
      one.gone = undefined;
      one.sockets.set(socket, false);
      changed(guest);
    },
    hid(guest, socket, hidden) {
      const one = at(guest);
      if (!one.sockets.has(socket) || one.sockets.get(socket) === hidden) return;
      one.sockets.set(socket, hidden);
      changed(guest);
    },
    went(guest, socket) {
      const one = at(guest);
      one.sockets.delete(socket);
      one.seen = now();
      if (one.sockets.size > 0) changed(guest);
      else {
        clearTimeout(one.gone);
        one.gone = setTimeout(() => {
          one.gone = undefined;
          changed(guest);
        }, GRACE);
        one.gone.unref();
      }
    },
    of(guests) {
      const all = guests.flatMap(guest => known.get(guest) ?? []);
      if (all.some(isHere)) return { presence: 'here', since: null };
      if (all.some(({ sockets }) => sockets.size > 0)) return { presence: 'hidden', since: null };
      return { presence: 'gone', since: Math.max(begun, ...all.map(({ seen }) => seen)) };
    },
    close() {
      for (const { gone } of known.values()) clearTimeout(gone);
    },
  };
}
