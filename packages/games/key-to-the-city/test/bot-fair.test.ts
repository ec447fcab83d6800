import { LEVELS, type Level, levelBot, type Minds } from '@thameside/bots';
import {
  asked,
  at,
  chosenOptions,
  isOver,
  legal,
  type Match,
  type Options,
  offered,
  play,
  redealt,
  rngOf,
  type Seat,
  seedOf,
  start,
  waiting,
  words,
} from '@thameside/kernel';
import { describe, expect, test } from 'vitest';
import { mindsOf } from '../src/bot/index.ts';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import type { State } from '../src/state.ts';
import { game } from './game.ts';

const minds: Minds<State> = mindsOf(openBox(HOUSE_1));
const bots = LEVELS.map(level => levelBot(minds, level));
const bot = (level: Level) => at(bots, LEVELS.indexOf(level));
const SLOWEST_MS = 200;

interface Move {
  readonly m: Match<State>;
  readonly seat: Seat;
  readonly n: number;
}
/** A whole match; every answer has to be offered. `look` sees each position before it is answered. */
function played(
  seats: number,
  wanted: Record<string, string>,
  seed: string,
  look: (move: Move) => void,
): Match<State> {
  const chosen = chosenOptions(game, seats, wanted) as { readonly options: Options };
  const m = start(game, seats, chosen.options, seedOf(seed));
  for (let n = 0; !isOver(m); n++) {
    const seat = at(waiting(m), 0);
    look({ m, seat, n });
    const luck = seedOf(`${seed}/${n}`);
    const { answers } = at(bots, seat % bots.length).choose(
      game,
      redealt(game, m, seat, luck),
      seat,
      rngOf(luck),
    );
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) {
      const known = asked(m, seat) && offered(legal(game, m, seat), words(answer));
      expect(known, `${seed}: ${words(answer)}`).toBeDefined();
      if (known === undefined || play(game, m, seat, known)) break;
    }
  }
  return m;
}

describe('every answer is offered', () => {
  for (const seats of [2, 3, 4, 5, 6])
    test(`${seats} players`, () => {
      const [homes, jennifer] = seats % 2 === 0 ? ['random', 'off'] : ['chosen', 'on'];
      const m = played(seats, { homes, jennifer, start: String(seats) }, `${seats} ${homes}`, () => {});
      expect(m.s.over).toBe(true);
    });
});

/** Time on the core, not on the wall: how long the machine lets the bot wait is not the bot's doing. */
function coreMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

test('an answer takes at most 200 ms of one core', () => {
  let slowest = 0;
  const strongest = bot('alderman');
  played(6, {}, 'slow', ({ m, seat, n }) => {
    const seen = redealt(game, m, seat, seedOf(String(n)));
    const began = coreMs();
    strongest.choose(game, seen, seat, rngOf(seedOf('slow')));
    slowest = Math.max(slowest, coreMs() - began);
  });
  expect(slowest).toBeLessThan(SLOWEST_MS);
});

describe('what a bot answers', () => {
  test('is the same for the same position and luck, and changes nothing', () => {
    played(3, {}, 'same', ({ m, seat, n }) => {
      if (n % 7 !== 0) return;
      const seen = redealt(game, m, seat, seedOf(String(n)));
      const before = JSON.stringify(seen);
      for (const each of bots) {
        const answer = () => each.choose(game, seen, seat, rngOf(seedOf('luck')));
        expect(answer()).toEqual(answer());
      }
      expect(JSON.stringify(seen)).toBe(before);
    });
  });

  test('does not depend on what it cannot see, nor on how it imagines it', () => {
    let differing = 0;
    played(3, {}, 'truth', ({ m, seat, n }) => {
      if (n % 5 !== 0) return;
      const other: Match<State> = redealt(game, m, seat, seedOf(`other ${n}`));
      if (JSON.stringify(other.s) !== JSON.stringify(m.s)) differing++;
      const luck = seedOf(`luck ${n}`);
      const answers = (truth: Match<State>, deal: string) =>
        bot('alderman').choose(game, redealt(game, truth, seat, seedOf(deal)), seat, rngOf(luck)).answers;
      expect(answers(other, luck)).toEqual(answers(m, luck));
      expect(answers(m, `deal ${n}`)).toEqual(answers(m, luck));
    });
    expect(differing).toBeGreaterThan(20);
  });
});
