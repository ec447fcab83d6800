import { legal, redealt, type Seat } from '@thameside/kernel';
import { playedByScript } from './lesson.ts';
import type { Table } from './table.ts';
import type { Choice, Job, World } from './world.ts';

/** What the seat might imagine, for a bot of this level to think about. */
export function jobFor(t: Table, seat: Seat, entropy: string, level?: string): Job {
  const { header, set } = t.head;
  const spec = t.seats[seat];
  return {
    game: header.game,
    rules: header.rules,
    set: t.game === t.engine.game ? null : set,
    match: redealt(t.game, t.journal.now, seat, entropy, t.memories[seat]),
    seat,
    level: level ?? (spec?.kind === 'bot' ? spec.level : 'best'),
    seed: entropy,
  };
}

/** A bot that fails must not stop the table: then any answer will do. A script leaves nothing to think about. */
export async function chosenFor(
  think: World['think'],
  t: Table,
  seat: Seat,
  entropy: string,
): Promise<Choice> {
  const any = { answers: legal(t.game, t.journal.now, seat).slice(0, 1), reason: null };
  if (playedByScript(t, seat)) return any;
  try {
    const choice = await think(jobFor(t, seat, entropy));
    return choice.answers.length > 0 ? choice : any;
  } catch {
    return any;
  }
}
