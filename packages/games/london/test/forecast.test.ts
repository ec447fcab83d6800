import { copyMatch, legal, type Match, play } from '@thameside/kernel';
import { describe, expect, test } from 'vitest';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { bestRun, forecastRun, povertyPrice } from '../src/forecast/index.ts';
import type { State } from '../src/state.ts';
import { answers, arrange, flipped, game, player, stack } from './arrange.ts';

const box = openBox(HOUSE_1);
const total = (m: Match<State>, seat: number) =>
  game.score(m.s)[seat]!.reduce((sum, { points }) => sum + points, 0);

/** The most that any sequence of answers in a run can make of the score, by trying all of them with the rules themselves. */
function bruteForce(m: Match<State>): number {
  const top = m.stack.at(-1)!;
  if (top.seat !== 0 || top.k === 'end') return total(m, 0);
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

describe('the best order', () => {
  for (const [name, town] of Object.entries(TOWNS)) {
    test(`L50: ${name}: as good as the best of all that the rules allow`, () => {
      const m = arrange({
        phase: 'action',
        players: [
          { money: 9, ...town },
          { poverty: 1, money: 3 },
        ],
      });
      const best = bestRun(box, game.view(m.s, 0), 0)!;
      expect(best.complete).toBe(true);
      expect(best.points).toBe(bruteForce(answers(m, 0, 'run')) - total(m, 0));
    });
  }

  test('L53: a forecast is what the rules then do', () => {
    const m = arrange({
      phase: 'action',
      players: [
        {
          money: 6,
          loans: 1,
          poverty: 3,
          hand: ['paupers-b', 'lords', 'wren'],
          boroughs: ['greenwich', 'southwark-and-bermondsey'],
          display: [stack('hospital'), stack('west-india-docks'), stack('town-houses'), stack('steamboats')],
        },
        {},
      ],
    });
    const order = [
      { activate: 1, fee: 'paupers-b' },
      { activate: 2, spare: 0 },
      { activate: 3 },
      { activate: 'borough' as const },
    ];
    const forecast = forecastRun(box, game.view(m.s, 0), 0, order)!;
    expect(forecast.items.map(({ money, prestige, poverty }) => [money, prestige, poverty])).toEqual([
      [7, 0, 0],
      [0, 2, 0],
      [4, 0, 0],
      [0, 0, 1],
    ]);
    expect(forecast.end).toEqual({ money: 0, prestige: 0, poverty: 7 });
    const after = player(answers(m, 0, 'run', 1, 'paupers-b', 'flip', 2, 0, 3, 'borough', 'enough'), 0);
    expect([6 + forecast.total.money, forecast.total.prestige, 3 + forecast.total.poverty]).toEqual([
      after.money,
      after.prestige,
      after.poverty,
    ]);
  });

  test('L51: in a run that began with the borough it is due no more', () => {
    const m = arrange({
      phase: 'action',
      players: [{ boroughs: ['wandsworth'], display: [stack('water-works')] }, {}],
    });
    const forecastAt = (at: Match<State>) => forecastRun(box, game.view(at.s, 0), 0, [])!.total;
    const before = forecastAt(m);
    expect(forecastAt(answers(m, 0, 'run'))).toEqual(before);
    const begun = answers(m, 0, 'run', 'borough');
    const after = player(answers(begun, 0, 'enough'), 0);
    const { money, prestige, poverty } = player(begun, 0);
    expect(forecastAt(begun)).toEqual({
      money: after.money - money,
      prestige: after.prestige - prestige,
      poverty: after.poverty - poverty,
    });
    expect(forecastAt(begun)).not.toEqual(before);
  });

  test('L6: nothing is forecast for a hand that is not known', () => {
    const { s } = arrange({ players: [{}, { hand: ['lords'] }] });
    expect(bestRun(box, game.view(s, 0), 1)).toBeNull();
    expect(forecastRun(box, game.view(s, null), 0, [])).toBeNull();
  });

  test('L50: a large city is searched within the budget', () => {
    const browns = [
      'salters',
      'vintners',
      'mercers',
      'grocers',
      'fishmongers',
      'omnibus',
      'brewing',
      'albert-dock',
    ];
    const blues = [
      'sewers',
      'theatre-royal',
      'lords',
      'hospital',
      'hospital-b',
      'town-houses',
      'water-works',
    ];
    const display = [...browns, ...blues].map(card => stack(card));
    const { s } = arrange({ phase: 'action', players: [{ poverty: 9, hand: ['wren'], display }, {}] });
    const best = bestRun(box, game.view(s, 0), 0, 3000)!;
    expect(best.complete).toBe(false);
    expect(best.points).toBeGreaterThan(0);
  });
});

describe('the price of poverty', () => {
  const price = (...poverty: number[]) =>
    povertyPrice(box, game.view(arrange({ players: poverty.map(n => ({ poverty: n })) }).s, null), 0);

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
