import type { AnyBoard, Board } from './board.ts';

/** The one untyped seam: the host's word is taken for it that a table of a game has the shapes of that game. */
const drawing = <V, Q, E>(board: Board<V, Q, E>): AnyBoard => board as unknown as AnyBoard;

/** The boards, each fetched when it is first needed. */
export const BOARDS: Readonly<Record<string, () => Promise<AnyBoard>>> = {
  'key-to-the-city': async () => drawing((await import('./key-to-the-city/index.ts')).board),
  london: async () => drawing((await import('./london/index.ts')).board),
  'key-flow': async () => drawing((await import('./key-flow/index.ts')).board),
};
