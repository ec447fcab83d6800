import { batch, computed, signal } from '@preact/signals';
import type { Answer } from '@thameside/kernel';
import type { Sight } from '@thameside/protocol';
import { NotGranted, type Refused, Withdrawn } from '../link.ts';
import { link } from './link.ts';

/** The table on the screen as the person before it may see it now. */
export const sight = signal<Sight | null>(null);
/** An earlier moment of it, while somebody leafs through its history. */
export const past = signal<Sight | null>(null);
export const shown = computed(() => past.value ?? sight.value);

/** Through whose eyes the past is seen; undefined is whoever looks. Once a game is over anybody's will do. */
export const pastEyes = signal<number | null | undefined>(undefined);

/** What the host did not grant, to be told and forgotten. */
export type Trouble = Pick<Refused, 'code' | 'refusal'>;
export const trouble = signal<Trouble | null>(null);
/** A command is under way. */
export const busy = signal(false);

/** Which table is watched, and through whose eyes. Null eyes are a spectator's, or those behind the curtain. */
export const watching = signal<{ readonly table: string; readonly seat: number | null } | null>(null);

/** Another tab plays at this table: here it is only followed. */
export const isElsewhere = signal(false);
link.onPlace((table, isOurs) => {
  if (table === watching.value?.table) isElsewhere.value = !isOurs;
});
export const takeOver = async (): Promise<void> => {
  const now = watching.value;
  if (now) await told(link.ask('take-over', { table: now.table }));
};

link.onSight(seen => {
  const now = watching.value;
  if (seen.table === now?.table && seen.seat === now.seat) sight.value = seen;
});

const nothing = () => {
  sight.value = null; // nothing of what the last pair of eyes saw stays in the page
  past.value = null;
  pastEyes.value = undefined;
  trouble.value = null;
  isElsewhere.value = false;
};

export const troubleOf = (error: unknown): Trouble =>
  error instanceof NotGranted ? error.refused : { code: 'internal', refusal: null };

export async function watch(table: string, seat: number | null): Promise<boolean> {
  batch(() => {
    watching.value = { table, seat };
    nothing();
  });
  try {
    await link.ask('watch', { table, seat });
    return true;
  } catch (error) {
    trouble.value = troubleOf(error);
    return false;
  }
}

export async function leave(): Promise<void> {
  const now = watching.value;
  batch(() => {
    watching.value = null;
    nothing();
  });
  if (now) await link.ask('leave', { table: now.table });
}

async function told(asking: Promise<unknown>): Promise<boolean> {
  busy.value = true;
  try {
    await asking;
    trouble.value = null;
    return true;
  } catch (error) {
    trouble.value = error instanceof Withdrawn ? null : troubleOf(error);
    return false;
  } finally {
    busy.value = false;
  }
}

const here = () => {
  const now = sight.value;
  return now && now.seat !== null ? { table: now.table, seat: now.seat, version: now.version } : null;
};

/** Give answers for the seat that is looking; true if they were taken. */
export const answer = async (answers: readonly Answer[]): Promise<boolean> => {
  const at = here();
  return at !== null && told(link.ask('answer', { ...at, answers: answers as never }));
};
export const undo = async (): Promise<boolean> => {
  const at = here();
  return at !== null && told(link.ask('undo', at));
};
export const restartTurn = async (): Promise<boolean> => {
  const at = here();
  return at !== null && told(link.ask('restart', at));
};
export const endTurn = async (): Promise<boolean> => {
  const at = here();
  return at !== null && told(link.ask('end-turn', at));
};

/** The page has the log already: of the past it is as much as had happened then. */
const withLog = (then: Sight): Sight => ({
  ...then,
  log: sight.value?.log.filter(({ move }) => move <= then.move) ?? [],
  older: 0,
});

let wanted: number | null = null;
let isFetching = false;

/** Look at the table after `move` answers; null comes back to the present. A later wish overtakes an earlier one. */
export async function stepTo(move: number | null): Promise<void> {
  wanted = move;
  if (move === null) past.value = null;
  const now = watching.value;
  if (isFetching || !now) return;
  isFetching = true;
  try {
    while (wanted !== null && watching.value === now) {
      const going: number = wanted;
      const eyes: number | null | undefined = pastEyes.value;
      const seat = eyes === undefined ? now.seat : eyes;
      const reply = await link.ask('past', { table: now.table, seat, move: going });
      if (watching.value !== now || wanted === null) return;
      if (reply.kind === 'past') past.value = withLog(reply.sight);
      if (wanted === going && pastEyes.value === eyes) return;
    }
  } catch (error) {
    trouble.value = troubleOf(error);
  } finally {
    isFetching = false;
  }
}
