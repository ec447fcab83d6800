import type { Engine } from '@thameside/kit';

/** The games with their rules, without their words: for the worker alone. The page has `games.ts`. */
export const TITLES: Readonly<Record<string, () => Promise<Engine>>> = {
  'key-to-the-city': async () => (await import('@thameside/key-to-the-city/engine')).engine,
  london: async () => (await import('@thameside/london/engine')).engine,
  'key-flow': async () => (await import('@thameside/key-flow/engine')).engine,
};
