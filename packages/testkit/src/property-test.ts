import { below, type Game, type Options, rngOf, seedOf } from '@thameside/kernel';
import fc from 'fast-check';
import type { HuntOptions } from './canary.ts';
import { checkPlayout, type Picks } from './properties.ts';
import { nthOptions, seatCounts } from './table.ts';

export interface PropertyTestOptions<E = unknown> extends HuntOptions<E> {
  /** Playouts; 100 if absent. */
  readonly runs?: number;
  /** Any text: where fast-check begins; always the same if absent. */
  readonly seed?: string;
  /** The numbers of seats to play with; all that the game allows if absent. */
  readonly seats?: readonly number[];
  /** If absent, every combination of the game's table options can occur. */
  readonly options?: Options;
  readonly every?: number;
  readonly limit?: number;
}

/** More choices than a shrunk failure should need. */
const LONGEST = 400;

/** First the list, then at random; or always the first of what there is, which is simple, but makes long matches. */
function picksFrom(list: readonly number[], seed: string, random: boolean): Picks {
  const rng = rngOf(seed);
  let used = 0;
  return n => {
    const pick = list[used++];
    return pick !== undefined ? pick % n : random ? below(rng, n) : 0;
  };
}

/**
 * `checkPlayout` on seats, options, seeds and choices made up by fast-check, which then shrinks a failure.
 * Throws; the cause is a `PropertyError` with the match file.
 */
export function propertyTest<S, E, V>(game: Game<S, E, V>, options: PropertyTestOptions<E> = {}): void {
  const { runs = 100, seed = 'fixed', seats = seatCounts(game), options: fixed, ...checks } = options;
  const property = fc.property(
    fc.constantFrom(...seats),
    fc.nat(),
    fc.nat({ max: 9999 }),
    fc.array(fc.nat({ max: 9999 }), { maxLength: LONGEST, size: 'max' }),
    fc.nat({ max: 19 }),
    (n, nth, number, list, random) => {
      const matchSeed = seedOf(String(number));
      const picks = picksFrom(list, matchSeed, random > 0);
      checkPlayout(game, {
        ...checks,
        seats: n,
        options: fixed ?? nthOptions(game, n, nth),
        seed: matchSeed,
        picks,
      });
    },
  );
  fc.assert(property, { numRuns: runs, seed: Number.parseInt(seedOf(seed).slice(0, 7), 16) });
}
