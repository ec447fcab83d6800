import type { Face } from '@thameside/kit';

/** The games as the page knows them; each is fetched when it is first needed. */
export const GAMES: Readonly<Record<string, () => Promise<Face>>> = {
  'key-to-the-city': async () => (await import('@thameside/key-to-the-city/client')).face,
  london: async () => (await import('@thameside/london/client')).face,
  'key-flow': async () => (await import('@thameside/key-flow/client')).face,
};

export const GAME_IDS: readonly string[] = Object.keys(GAMES);

/** Those with a guided first game: known before any of them is fetched. */
export const TAUGHT: readonly string[] = ['key-to-the-city', 'london', 'key-flow'];

/** For how many each of them is: known before it is fetched, too. */
export const SEATS: Readonly<Record<string, readonly [min: number, max: number]>> = {
  'key-to-the-city': [2, 6],
  london: [2, 4],
  'key-flow': [2, 6],
};
