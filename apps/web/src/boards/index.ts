import type { Board } from './board.ts';

/** The boards, each fetched when it is first needed. */
export const BOARDS: Readonly<Record<string, () => Promise<Board>>> = {
  'key-to-the-city': async () => (await import('./key-to-the-city/index.ts')).board,
  london: async () => (await import('./london/index.ts')).board,
  'key-flow': async () => (await import('./key-flow/index.ts')).board,
};
