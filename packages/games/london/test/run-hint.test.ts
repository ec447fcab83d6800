import { levelBot } from '@thameside/bots';
import { copyMatch, legal, type Match, play, redealt, rngOf, seedOf } from '@thameside/kernel';
import { describe, expect, test } from 'vitest';
import { mindsOf } from '../src/bot/index.ts';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { povertyCost } from '../src/ending.ts';
import type { State } from '../src/state.ts';
import { answers, arrange, flipped, game, stack } from './arrange.ts';

const box = openBox(HOUSE_1);
const total = (m: Match<State>, seat: number) =>
  game.score(m.s)[seat]!.reduce((sum, { points }) => sum + points, 0);

/** The most that any sequence of answers in a run can make of the score, by trying all of them with the rules themselves. */
function bruteForce(m: Match<State>): number {
  const top = m.stack.at(-1);
  if (top?.seat !== 0 || top.k === 'end') return total(m, 0);
  let best = Number.NEGATIVE_INFINITY;
  for (const answer of legal(game, m, 0)) {
    if (answer === 'loan' || answer === 'swap' || answer === 'relief') continue;
    const next = copyMatch(game, m);
    play(game, next, 0, answer);
    best = Math.max(best, bruteForce(next));
  }
  return best;
}

/** Small displays in which the order matters. */
const TOWNS: Readonly<Record<string, object>> = {
  'nothing at all': {},
  'bridge and brown cards': { display: [stack('salters'), stack('bridge'), stack('vintners')] },
  'town houses and a hospital': {
    display: [stack('town-houses'), stack('sewers'), stack('hospital')],
    poverty: 2,
  },
  'cards to pay with': {
    hand: ['paupers-a', 'lords', 'omnibus'],
    display: [stack('brewing'), stack('great-exhibition'), stack('albert-dock')],
  },
  'a prison after the docks': {
    poverty: 6,
    hand: ['paupers-a', 'lords', 'salters', 'wren'],
    display: [stack('millbank-prison'), stack('ship-building')],
  },
  'a workhouse and a prison': {
    poverty: 8,
    hand: ['paupers-a', 'paupers-b', 'salters', 'wren'],
    display: [stack('workhouse'), stack('brixton-prison')],
  },
  'Whitehall and money to pay': {
    money: 30,
    display: [stack('whitehall'), stack('woolwich-arsenal'), stack('hospital')],
  },
  'Whitehall and a prison': {
    poverty: 9,
    hand: ['paupers-a', 'lords', 'salters', 'wren', 'omnibus'],
    display: [stack('whitehall'), stack('millbank-prison')],
  },
  'public houses': { hand: ['lords', 'salters'], display: [stack('public-houses'), flipped('mercers')] },
  'a borough that brings poverty': {
    poverty: 0,
    boroughs: ['wandsworth'],
    display: [stack('water-works'), stack('leather-industry')],
  },
  'school and exhibition': {
    money: 0,
    hand: ['salters'],
    display: [stack('great-exhibition'), stack('school-brown'), stack('street-lights')],
  },
  'bank, shops and Lloyds': {
    money: 1,
    boroughs: ['city', 'greenwich'],
    display: [
      stack('woolwich-arsenal'),
      stack('bank-of-england'),
      { cards: ['shops'], coins: 4 },
      stack('lloyds-of-london'),
    ],
  },
};

/** How the run ends that a hint proposes. */
function advised(m: Match<State>): Match<State> {
  const bot = levelBot(mindsOf(box), 'alderman');
  const line = bot.choose(game, redealt(game, m, 0, seedOf('hint')), 0, rngOf(seedOf('hint'))).answers;
  return answers(m, 0, ...line.map(String));
}

describe('a hint for a run', () => {
  for (const [name, town] of Object.entries(TOWNS)) {
    test(`L50: ${name}: in the last turn as good as the best of all that the rules allow`, () => {
      const m = arrange({
        phase: 'action',
        last: 0,
        deck: [],
        players: [
          { money: 9, ...town },
          { poverty: 1, money: 3 },
        ],
      });
      const run = answers(m, 0, 'run');
      expect(total(advised(run), 0)).toBe(bruteForce(run));
    });
  }
});

describe('the price of poverty', () => {
  /** What one more does to everybody. */
  const price = (...poverty: number[]) => {
    const [first = 0, ...others] = poverty;
    const more = [first + 1, ...others];
    return poverty.map((_, seat) => povertyCost(box, more, seat) - povertyCost(box, poverty, seat));
  };
  test('L72: by the table, counted from the player with the fewest', () => {
    expect(price(0, 0)).toEqual([-1, 0]);
    expect(price(3, 2)).toEqual([0, 0]);
    expect(price(6, 1)).toEqual([-2, 0]);
    expect(price(12, 0)).toEqual([-3, 0]);
  });
  test('L71: who has the fewest spares the others', () => {
    expect(price(2, 7, 8)).toEqual([0, 2, 2]);
  });
});
