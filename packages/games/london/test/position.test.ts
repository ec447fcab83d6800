import { playout } from '@thameside/bots';
import { type Match, rngOf, seedOf } from '@thameside/kernel';
import { damage } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { POSITION_FAULTS } from '../src/position.ts';
import type { State } from '../src/state.ts';
import { answers, arrange, flipped, game, opened, questionOf, stack } from './arrange.ts';

const faultsOf = (position: unknown) => {
  const made = game.position(position);
  return 'faults' in made ? made.faults.map(({ at, key, params }) => [at, key, params]) : [];
};
const two = [{}, {}];
const display = (...stacks: object[]) => ({ players: [{ display: stacks }, {}] });

type Row = readonly [key: string, position: unknown, at: string, params: object];
const ROWS: readonly Row[] = [
  ['unknown-word', { players: two, phase: 'night' }, 'phase', { found: '"night"', known: 'turn, action' }],
  ['no-such-seat', { players: two, active: 2 }, 'active', { seat: 2, players: 2 }],
  [
    'too-many-cards',
    { top: ['wren'], players: [{ hand: ['wren'] }, {}] },
    'top[0]',
    { card: 'wren', count: 2, copies: 1 },
  ],
  [
    'twice',
    { offer: ['city'], players: [{ boroughs: ['city'] }, {}] },
    'offer[0]',
    { borough: 'city', first: 'players[0].boroughs[0]' },
  ],
  ['no-card', display({ cards: [] }), 'players[0].display[0].cards', {}],
  ['cannot-stand', display(stack('wren')), 'players[0].display[0].cards[0]', { card: 'wren' }],
  [
    'cannot-stand',
    display(stack('paupers-a', 'lords')),
    'players[0].display[0].cards[0]',
    { card: 'paupers-a' },
  ],
  ['cannot-lie-down', display(flipped('lords')), 'players[0].display[0].down', { card: 'lords' }],
  ['coins', display({ cards: ['lords'], coins: 1 }), 'players[0].display[0].coins', {}],
  ['coins', display({ cards: ['shops'], down: true, coins: 1 }), 'players[0].display[0].coins', {}],
  [
    'board',
    { players: two, top: ['wren', 'lords', null, 'sewers'] },
    'top',
    { players: 2, columns: 3, count: 4 },
  ],
  [
    'offer',
    { players: two, offer: ['city', 'hackney', 'lambeth', 'deptford'] },
    'offer',
    { count: 4, most: 3 },
  ],
  [
    'hand',
    {
      players: [
        {},
        {
          hand: [
            'sewers',
            'sewers',
            'sewers',
            'sewers',
            'lords',
            'wren',
            'salters',
            'vintners',
            'mercers',
            'grocers',
          ],
        },
      ],
    },
    'players[1].hand',
    { seat: 1, count: 10, most: 9 },
  ],
  ['last', { players: two, last: 1 }, 'last', { most: 1 }],
  ['last', { players: two, last: 2, deck: [] }, 'last', { most: 1 }],
];

describe('a position that cannot be', () => {
  test.each(ROWS)('%s', (key, position, at, params) => {
    expect(faultsOf(position)).toEqual([[at, `position.${key}`, params]]);
  });

  test('every kind of fault has a test, with its parameters', () => {
    expect([...new Set(ROWS.map(([key]) => `position.${key}`))].sort()).toEqual(
      POSITION_FAULTS.map(({ key }) => key).sort(),
    );
    for (const [key, , , params] of ROWS) {
      const known = POSITION_FAULTS.find(fault => fault.key === `position.${key}`);
      expect(Object.keys(params).sort()).toEqual([...(known?.params ?? [])].sort());
    }
  });

  test('the form is read first', () => {
    expect(faultsOf([])).toEqual([['', 'fault.not-an-object', { found: '[…]' }]]);
    expect(faultsOf({ players: [{}] })).toEqual([
      ['players', 'fault.list-length', { count: 1, min: 2, max: 4 }],
    ]);
    expect(faultsOf({ players: two, top: ['toString'] })).toEqual([
      ['top[0]', 'fault.unknown-card', { found: 'toString' }],
    ]);
    expect(faultsOf({ players: two, offer: ['brixton', 3] })).toEqual([
      ['offer[0]', 'fault.unknown-borough', { found: 'brixton' }],
      ['offer[1]', 'fault.not-a-text', { found: '3' }],
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
  for (let i = 0; i < 400; i++) {
    const made = game.position(damage(written(table), words, rng));
    if ('faults' in made) {
      expect(made.faults.length).toBeGreaterThan(0);
      found.refused++;
      continue;
    }
    const census = game.census(opened(made.match.s.players.length).s);
    expect(game.census(made.match.s)).toEqual(census);
    playout(game, made.match, rng);
    expect(game.census(made.match.s)).toEqual(census);
    found.played++;
  }
  expect(found.refused).toBeGreaterThan(100);
  expect(found.played).toBeGreaterThan(30);
});
