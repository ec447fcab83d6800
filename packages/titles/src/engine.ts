import { type Engine, engineAt, type Frozen } from '@thameside/kit';

interface Rules {
  readonly today: () => Promise<{ readonly engine: Engine }>;
  readonly frozen: () => Promise<{ readonly FROZEN: Frozen }>;
}

/** The games with their rules and without their words; each is fetched when it is first needed. */
const RULES: Readonly<Record<string, Rules>> = {
  'key-to-the-city': {
    today: () => import('@thameside/key-to-the-city/engine'),
    frozen: () => import('@thameside/key-to-the-city/frozen'),
  },
  london: {
    today: () => import('@thameside/london/engine'),
    frozen: () => import('@thameside/london/frozen'),
  },
  'key-flow': {
    today: () => import('@thameside/key-flow/engine'),
    frozen: () => import('@thameside/key-flow/frozen'),
  },
};

/** A game at a version of its rules, today's if none is named; null if it is not known here. */
export async function engineOf(game: string, rules?: number): Promise<Engine | null> {
  const known = Object.hasOwn(RULES, game) ? RULES[game] : undefined;
  if (!known) return null;
  const { engine } = await known.today();
  if (rules === undefined || rules === engine.game.rules) return engine;
  return engineAt(engine, (await known.frozen()).FROZEN, rules);
}
