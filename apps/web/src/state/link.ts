import type { Sight } from '@thameside/protocol';
import { type Link, linkTo } from '../link.ts';

const onSight = new Set<(sight: Sight) => void>();
const onPlace = new Set<(table: string, isOurs: boolean) => void>();
const heard = <L extends Link>(from: L): L => {
  from.onSight(sight => {
    for (const listener of onSight) listener(sight);
  });
  from.onPlace((table, isOurs) => {
    for (const listener of onPlace) listener(table, isOurs);
  });
  return from;
};

/** The engine runs in a worker, begun when it is needed; the page only ever holds what it sends. */
let own: Link | undefined;
const here = (): Link => {
  own ??= heard(linkTo(new Worker(new URL('../worker.ts', import.meta.url), { type: 'module' })));
  return own;
};

/** A server, once there is one, and which tables are played there. */
let away: { readonly link: Link; readonly has: (table: string) => boolean } | undefined;
export function reachOut(link: Link, has: (table: string) => boolean): void {
  away = { link: heard(link), has };
}

const listening =
  <L>(all: Set<L>) =>
  (listener: L) => {
    all.add(listener);
    return () => void all.delete(listener);
  };

/** The way to every table, wherever it is played: it goes by the table that is spoken of. */
export const link: Link = {
  ask(cmd, body) {
    const isAway = 'table' in body && away?.has(String(body.table)) === true;
    if (cmd === 'manners' && away) void away.link.ask(cmd, body);
    return (isAway && away ? away.link : here()).ask(cmd, body);
  },
  onSight: listening(onSight),
  onPlace: listening(onPlace),
};
