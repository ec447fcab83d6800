import type { Game } from '@thameside/kernel';
import type { Engine } from '@thameside/kit';
import { quarry, toyTitle } from '@thameside/testkit';
import { engineOf as real } from '@thameside/titles/engine';

/** The toy, in which an offer of three coins is never done with: a module for TITLES. */
const { offer } = quarry.frames;
const trap: Engine = toyTitle({
  ...quarry,
  frames: {
    ...quarry.frames,
    offer: {
      ...offer,
      apply(s: object, f: object, coins: number, io: object) {
        while (coins === 3);
        (offer as unknown as { apply(...all: unknown[]): void }).apply(s, f, coins, io);
      },
    },
  },
} as unknown as Game);

export const engineOf = async (game: string, rules?: number): Promise<Engine | null> =>
  game === trap.id ? trap : real(game, rules);
