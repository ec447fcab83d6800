import {
  type Answer,
  type Frame,
  type Game,
  handlers,
  type Match,
  type Mind,
  type Redealt,
  redealt,
  rngOf,
  type Seat,
  seedOf,
  start,
} from '@thameside/kernel';
import { describe, expect, test } from 'vitest';
import { greedy } from '../src/index.ts';

/** A turn is: dig blindly, or take 1, or mine: choose a shaft and then a depth, which pays their product. */
interface State {
  gold: number[];
  pile: number[];
}
type Vocabulary = {
  turn: { in: { seat: Seat }; out: 'dig' | 'take' | 'mine' };
  shaft: { in: { seat: Seat }; out: number };
  depth: { in: { seat: Seat; shaft: number }; out: number };
};
const SHAFTS = Array.from({ length: 50 }, (_, i) => i);
const DEPTHS = [0, 1, 2, 3];

const game: Game<State> = {
  id: 'mine',
  rules: 1,
  set: { name: 'none', hash: '-' },
  seats: [2, 2],
  options: () => ({}),
  setup: (seats, _options, io) => {
    io.push(...[0, 1, 0].map(seat => ({ k: 'turn', seat })));
    return { gold: Array.from({ length: seats }, () => 0), pile: [999, 999, 999] };
  },
  frames: handlers<State, Vocabulary, never>({
    turn: {
      opens: 'always',
      legal: () => ['dig', 'take', 'mine'],
      apply(s, f, answer, io) {
        if (answer === 'take') s.gold[f.seat]! += 1;
        else if (answer === 'dig') s.gold[f.seat]! += io.draw(s.pile) ?? 0;
        else io.push({ k: 'shaft', seat: f.seat });
      },
    },
    shaft: {
      legal: () => SHAFTS,
      apply: (_s, f, shaft, io) => io.push({ k: 'depth', seat: f.seat, shaft }),
    },
    depth: {
      legal: () => DEPTHS,
      apply(s, f, depth) {
        s.gold[f.seat]! += f.shaft * depth;
      },
    },
  }),
  view: s => s.gold,
  redeal: () => {},
  score: s => s.gold.map(points => [{ rule: '1', key: 'gold', params: {}, points, hidden: false }]),
  ranking: s => s.gold.map(mine => 1 + s.gold.filter(theirs => theirs > mine).length),
  copy: s => ({ gold: s.gold.slice(), pile: s.pile.slice() }),
  census: () => ({}),
  position: () => ({ faults: [] }),
  touches: () => [],
  touchable: [],
};

let looked = 0;
const mind = (consider: (f: Frame, answers: readonly Answer[]) => readonly Answer[]): Mind<State> => ({
  judge: (_s, seat) => ({
    consider: (_at, f, answers) => consider(f, answers),
    worth(s) {
      looked++;
      return s.gold[seat] ?? 0;
    },
    reason: (f, line) => ({ key: `because.${f.k}`, params: { length: line.length } }),
  }),
});
const everything = mind((_f, answers) => answers);

const SEED = seedOf('greedy');
const match: Match<State> = start(game, 2, {}, SEED);
const shown = (m = match): Redealt<State> => redealt(game, m, 0, SEED);
const bot = (judging: Mind<State>, lines = 1000, noise = 0) => greedy(judging, { name: 'g', lines, noise });
const choice = (judging: Mind<State>, lines?: number) =>
  bot(judging, lines).choose(game, shown(), 0, rngOf(SEED));

describe('greedy', () => {
  test('thinks a whole turn through and gives all its answers, with the reason', () => {
    expect(choice(everything)).toEqual({
      answers: ['mine', 49, 3],
      reason: { key: 'because.turn', params: { length: 3 } },
    });
  });

  test('does not look at what it would draw', () => {
    const noMining = mind((f, answers) => (f.k === 'turn' ? ['dig', 'take'] : answers));
    expect(choice(noMining).answers).toEqual(['take']);
  });

  test('asks the judge what to expect of what comes to light', () => {
    const hopeful: Mind<State> = {
      ...everything,
      judge: (s, seat) => ({
        ...everything.judge(s, seat),
        unseen: (before, f, answer) => (f.k === 'turn' && answer === 'dig' ? 500 + (before.gold[0] ?? 0) : 0),
      }),
    };
    expect(choice(hopeful).answers).toEqual(['dig']);
  });

  test('tries only what the game considers worth trying', () => {
    const shallow = mind((f, answers) => (f.k === 'shaft' ? [7] : answers));
    expect(choice(shallow).answers).toEqual(['mine', 7, 3]);
  });

  test('keeps within its lines, and shares them among the answers', () => {
    const deepest = mind((f, answers) => (f.k === 'turn' ? ['mine', 'take'] : answers.toReversed()));
    for (const [lines, expected] of [
      [1, ['mine', 49, 3]],
      [12, ['mine', 49, 3]],
    ] as const) {
      looked = 0;
      expect(choice(deepest, lines).answers).toEqual(expected);
      expect(looked).toBeLessThanOrEqual(lines);
    }
    const poor = mind((f, answers) => (f.k === 'turn' ? ['mine', 'take'] : answers));
    expect(choice(poor, 12).answers).toEqual(['take']); // not crowded out by fruitless shafts
  });

  test('stops before its next turn, even if nobody plays in between', () => {
    const alone: Match<State> = { ...start(game, 2, {}, SEED) };
    alone.stack = alone.stack.filter(f => f.seat === 0);
    const { answers } = bot(everything).choose(game, shown(alone), 0, rngOf(SEED));
    expect(answers).toEqual(['mine', 49, 3]);
  });

  test('goes on from the middle of a turn', () => {
    const inside: Match<State> = { ...start(game, 2, {}, SEED) };
    inside.stack[inside.stack.length - 1] = { k: 'shaft', seat: 0 };
    const { answers, reason } = bot(everything).choose(game, shown(inside), 0, rngOf(SEED));
    expect(answers).toEqual([49, 3]);
    expect(reason?.key).toBe('because.shaft');
  });

  test('depends on what it is shown and on its generator alone, and changes nothing', () => {
    const seen = shown();
    const before = JSON.stringify(seen);
    const noisy = bot(everything, 1000, 500);
    const answers = (seed: string) => noisy.choose(game, seen, 0, rngOf(seedOf(seed))).answers;
    expect(answers('a')).toEqual(answers('a'));
    const seeds = Array.from({ length: 10 }, (_, i) => String(i));
    expect(new Set(seeds.map(seed => JSON.stringify(answers(seed)))).size).toBeGreaterThan(1);
    expect(JSON.stringify(seen)).toBe(before);
  });

  test('a seat that is not asked has nothing to choose', () => {
    expect(() => bot(everything).choose(game, shown(), 1, rngOf(SEED))).toThrow(
      'seat 1 has nothing to answer',
    );
  });
});
