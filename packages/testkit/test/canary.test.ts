import { redealt, seedOf, start } from '@thameside/kernel';
import { describe, expect, test } from 'vitest';
import { checkPlayout, foresight, type PropertyError, quarry, secretPaths, viewKeys } from '../src/index.ts';
import type { Event, State } from '../src/toy/state.ts';
import { MUTANTS } from './mutants.ts';

const LONG = { length: 'long' };
const SAMPLE = { games: 10, options: LONG };

/** The toy game with the handler of `work` told of a drawn stone. */
const drawing = (emit: (event: Event) => readonly number[] | undefined): typeof quarry => ({
  ...quarry,
  frames: {
    ...quarry.frames,
    work: {
      ...quarry.frames.work,
      apply(s, f, answer, io) {
        const push: typeof io.push = (...frames) => io.push(...frames);
        const draw: typeof io.draw = pile => io.draw(pile);
        const told: typeof io.emit = (event, to) => io.emit(event, to && emit(event as Event));
        quarry.frames.work?.apply?.(s, f, answer, { ...io, push, draw, emit: told });
      },
    },
  },
});

function brokenOver(game: typeof quarry, times: number): string[] {
  const broken = new Set<string>();
  for (let i = 0; i < times; i++) {
    try {
      checkPlayout(game, { seats: 2 + (i % 3), options: LONG, seed: `hunt ${i}` });
    } catch (error) {
      broken.add((error as PropertyError).property);
    }
  }
  return [...broken].sort();
}

describe('an event without its audience', () => {
  test('is found by its twins and by its canaries', () => {
    expect(
      brokenOver(
        drawing(() => undefined),
        40,
      ),
    ).toEqual(['canary', 'event-leak']);
  });

  test('is found also if it reaches only one seat too many', () => {
    const game = drawing(event => ('seat' in event ? [...new Set([0, event.seat])] : undefined));
    expect(brokenOver(game, 40)).toEqual(['canary', 'event-leak']);
  });

  test('the toy game itself has none', () => {
    expect(
      brokenOver(
        drawing(event => ('seat' in event ? [event.seat] : undefined)),
        40,
      ),
    ).toEqual([]);
  });
});

describe('an event that shows what no view keeps', () => {
  const rolling: typeof quarry = {
    ...quarry,
    frames: {
      ...quarry.frames,
      offer: {
        ...quarry.frames.offer,
        apply(s, f, answer, io) {
          quarry.frames.offer?.apply?.(s, f, answer, io);
          io.emit({ t: 'offers', offers: [io.roll(1000)] });
        },
      },
    },
  };
  const options = { seats: 3, options: LONG, seed: 'rolling' };

  test('is taken for a leak', () => {
    expect(() => checkPlayout(rolling, options)).toThrow(expect.objectContaining({ property: 'event-leak' }));
  });

  test('unless it is named as passing', () => {
    checkPlayout(rolling, { ...options, passing: event => event.t === 'offers' });
  });
});

describe('secrets that redeal forgets', () => {
  const forgetful = (keep: (before: State, after: State) => void): typeof quarry => ({
    ...quarry,
    redeal(m, me, shuffle) {
      const before = quarry.copy(m.s);
      quarry.redeal(m, me, shuffle);
      keep(before, m.s);
    },
  });
  const handsForgotten = MUTANTS.find(mutant => mutant.property === 'private')?.game ?? quarry;

  test('the toy game forgets none', () => {
    expect(secretPaths(quarry, SAMPLE)).toEqual({
      moved: ['players[].hand[]', 'players[].offer'],
      unmoved: [],
    });
    const { draws, foreseen } = foresight(quarry, SAMPLE);
    expect(draws).toBeGreaterThan(500);
    expect(foreseen / draws).toBeLessThan(0.2);
  });

  test('hidden in the view, but not dealt anew: named by secretPaths', () => {
    const game = forgetful((before, after) => {
      after.players.forEach((p, i) => {
        p.offer = before.players[i]?.offer ?? null;
      });
    });
    expect(secretPaths(game, SAMPLE)).toEqual({ moved: ['players[].hand[]'], unmoved: ['players[].offer'] });
  });

  test('a pile that nobody sees: foreseen', () => {
    // Hands are dealt among themselves, the bag stays as it is.
    const game: typeof quarry = {
      ...quarry,
      redeal(m, me, shuffle) {
        const { bag } = m.s;
        m.s.bag = [];
        quarry.redeal(m, me, shuffle);
        m.s.bag = bag;
      },
    };
    checkPlayout(game, { seats: 3, options: LONG, seed: 'pile' });
    const { draws, foreseen } = foresight(game, SAMPLE);
    expect(foreseen).toBe(draws);
  });

  test('forgotten in the view too: not among the secret paths any more', () => {
    expect(secretPaths(handsForgotten, SAMPLE).moved).toEqual(['players[].offer']);
  });

  test('a field added to the view shows in its keys', () => {
    const { s } = start(quarry, 2, { length: 'short' }, seedOf('keys'));
    expect(viewKeys(quarry.view(s, 0), quarry.view(s, null))).toMatchInlineSnapshot(`
      [
        "bag",
        "bank",
        "market",
        "over",
        "players",
        "players[].coins",
        "players[].garden",
        "players[].hand",
        "players[].hasOffered",
        "players[].offer",
        "players[].statues",
        "players[].stones",
        "players[].yard",
        "round",
        "rounds",
        "weather",
      ]
    `);
  });
});

test('the twin of a twin: what is dealt anew for a seat looks the same to it', () => {
  const m = start(quarry, 2, { length: 'short' }, seedOf('twin'));
  const once = redealt(quarry, m, 0, seedOf('once'));
  expect(quarry.view(redealt(quarry, once, 0, seedOf('again')).s, 0)).toEqual(quarry.view(m.s, 0));
});
