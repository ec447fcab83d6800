import { type Match, rngOf, seedOf } from '@thameside/kernel';
import { damage, positionFaults, positionPlays } from '@thameside/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { State } from '../src/state.ts';
import { answers, arrange, flipped, game, opened, questionOf, stack } from './arrange.ts';

const faultsOf = (position: unknown) => positionFaults(game, position).map(fault => fault.split(':')[0]);
const two = [{}, {}];
const display = (...stacks: object[]) => ({ players: [{ display: stacks }, {}] });
const hand = Array(10).fill('sewers');

describe('a position that cannot be is refused, with the place', () => {
  test.each([
    ['', []],
    ['players', { players: [{}] }],
    ['phase', { players: two, phase: 'night' }],
    ['active', { players: two, active: 2 }],
    ['top[0]', { players: two, top: ['toString'] }],
    ['top[0]', { top: ['wren'], players: [{ hand: ['wren'] }, {}] }],
    ['players[1].hand[4]', { players: [{}, { hand }] }],
    ['offer[0]', { offer: ['city'], players: [{ boroughs: ['city'] }, {}] }],
    ['offer[0]', { players: two, offer: ['brixton'] }],
    ['offer', { players: two, offer: ['city', 'hackney', 'lambeth', 'deptford'] }],
    ['top', { players: two, top: ['wren', 'lords', null, 'sewers'] }],
    ['players[0].display[0].cards', display({ cards: [] })],
    ['players[0].display[0].cards[0]', display(stack('wren'))],
    ['players[0].display[0].cards[0]', display(stack('paupers-a', 'lords'))],
    ['players[0].display[0].down', display(flipped('lords'))],
    ['players[0].display[0].coins', display({ cards: ['lords'], coins: 1 })],
    ['players[0].display[0].coins', display({ cards: ['shops'], down: true, coins: 1 })],
    ['last', { players: two, last: 1 }],
    ['last', { players: two, last: 2, deck: [] }],
  ])('%s', (at, position) => expect(faultsOf(position)[0]).toBe(at));

  test('in so many words, all of them at once', () => {
    expect(positionFaults(game, { players: two, top: ['wren', 'wren'], offer: ['brixton', 3] })).toEqual([
      'top[1]: this takes 2 of “wren”, and there is only 1',
      'offer[0]: the set has no "brixton": check its spelling',
      'offer[1]: the set has no 3: check its spelling',
    ]);
    expect(positionFaults(game, display(stack('wren'), flipped('lords')))).toEqual([
      'players[0].display[0].cards[0]: wren cannot lie in a display',
      'players[0].display[1].down: lords never turns face down',
    ]);
  });
});

describe('a position', () => {
  test('has all the components, whatever it leaves out', () => {
    const census = game.census(opened(2).s);
    for (const position of [{ players: two }, { players: two, deck: ['wren'] }, { players: two, offer: [] }])
      expect(game.census(arrange(position).s)).toEqual(census);
  });

  test('begins with the turn, the loans first, or with the action', () => {
    expect(questionOf(arrange({ players: [{ money: 20, loans: 1 }, {}] }), 0)).toBe('repay');
    expect(questionOf(arrange({ players: two, active: 1 }), 1)).toBe('draw');
    const m = arrange({ players: two, phase: 'action', active: 1 });
    expect(questionOf(m, 1)).toBe('action');
    expect(questionOf(answers(m, 1, 'run', 'enough'), 0)).toBe('draw');
  });

  test('has the deck in the order in which it is named', () => {
    expect(arrange({ players: two, deck: ['wren', 'lords'] }).s.deck.at(-1)).toBe('wren');
  });
});

/** A match as a position: everything that the format can say. */
const written = ({ s }: Match<State>) => ({
  active: s.active,
  last: s.last,
  top: s.top,
  bottom: s.bottom,
  deck: s.deck.toReversed(),
  offer: s.offer.filter(id => id !== null),
  boroughDeck: s.boroughDeck.toReversed(),
  players: s.players.map(({ money, loans, poverty, prestige, hand, boroughs, display: shown }) => ({
    money,
    loans,
    poverty,
    prestige,
    hand,
    boroughs,
    display: shown.map(({ cards, down, coins }) => ({ cards, down, coins })),
  })),
});

test('a damaged position is refused, or can be played to its end with every component still there', () => {
  const rng = rngOf(seedOf('damage'));
  const words = ['lords', 'wren', 'paupers-a', 'city', 'action', 'shops'];
  const found = { refused: 0, played: 0 };
  const table = arrange({
    top: ['sewers', 'omnibus'],
    players: [
      {
        hand: ['lords', 'wren'],
        boroughs: ['city'],
        display: [stack('salters', 'brewing'), flipped('mercers')],
      },
      { hand: ['paupers-a'], loans: 2, display: [{ cards: ['shops'], coins: 2 }] },
    ],
  });
  expect(game.position(written(table))).toMatchObject({ match: { s: { top: table.s.top } } });
  for (let i = 0; i < 400; i++)
    found[positionPlays(game, damage(written(table), words, rng), rng) ? 'played' : 'refused']++;
  expect(found.refused).toBeGreaterThan(100);
  expect(found.played).toBeGreaterThan(30);
});

test('no JSON whatever makes it throw', () => {
  const rng = rngOf(seedOf('json'));
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), json => {
      for (const position of [json, { players: json }, { players: [json, {}] }, display(json as object)])
        positionPlays(game, position, rng);
    }),
    { numRuns: 150 },
  );
});
