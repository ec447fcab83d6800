import type { Engine } from '@thameside/kit';

/** The games with their rules, without their words: for the workers alone. The page has `games.ts`. */
export const TITLES: Readonly<Record<string, () => Promise<Engine>>> = {
  'key-to-the-city': async () => (await import('@thameside/key-to-the-city/engine')).engine,
  london: async () => (await import('@thameside/london/engine')).engine,
  'key-flow': async () => (await import('@thameside/key-flow/engine')).engine,
};

/** A game at a version of its rules; null if there is none. */
export async function engineOf(game: string, rules?: number): Promise<Engine | null> {
  const engine = Object.hasOwn(TITLES, game) ? await TITLES[game]?.() : undefined;
  return engine && (rules === undefined || engine.game.rules === rules) ? engine : null;
}
