import type { Game } from '@thameside/kernel';
import type { Engine } from '@thameside/kit';
import { quarry } from './toy/quarry.ts';
import { SET } from './toy/stones.ts';
import { declared } from './toy/title.ts';

/** The toy, or a broken copy of it; a set of another name makes another game of it. */
export const toyEngine = (game: Game): Engine =>
  declared.engine(own => (own === SET ? game : { ...game, set: { name: own.set, hash: '1'.repeat(64) } }));
export const engine = toyEngine(quarry as Game);
