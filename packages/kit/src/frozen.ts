import type { Engine } from './title.ts';

/** Rules of earlier versions by their number, each fetched when a match begun with it is opened (`npm run freeze`). */
export type Frozen = Readonly<Record<number, () => Promise<{ readonly engine: Engine }>>>;

/** The engine at a version of the rules, today's if none is named; null if it is not known here. */
export async function engineAt(today: Engine, frozen: Frozen, rules?: number): Promise<Engine | null> {
  if (rules === undefined || rules === today.game.rules) return today;
  return (Object.hasOwn(frozen, rules) && (await frozen[rules]?.())?.engine) || null;
}
