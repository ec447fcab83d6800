import { playout } from '@thameside/bots';
import { type Rng, rngOf, seedOf, start } from '@thameside/kernel';
import { damage } from '@thameside/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { game } from './game.ts';
import { isPlacing, isTurn, states } from './states.ts';
import { written } from './written.ts';

const WORDS = [
  ...'era players centre borough connectors bids at tile placing turn on'.split(' '),
  ...'red blue greenwich gherkin the-shard tower-bridge barbican harrods hungerford-bridge tate-modern'.split(
    ' ',
  ),
];

const CONSTANT = new Map(
  [2, 3, 4, 5, 6].map(seats => [
    seats,
    game.census(start(game, seats, { homes: 'random', start: '1', jennifer: 'off' }, seedOf('any')).s),
  ]),
);

/** A position must be refused, or be one that can be played to its end with every piece still there. */
function tryOut(position: unknown, rng: Rng): boolean {
  const made = game.position(position);
  if ('faults' in made) {
    expect(made.faults.length).toBeGreaterThan(0);
    return false;
  }
  const { match } = made;
  const census = CONSTANT.get(match.s.players.length);
  expect(game.census(match.s)).toEqual(census);
  playout(game, match, rng);
  expect(game.census(match.s)).toEqual(census);
  return true;
}

test('no JSON whatever makes it throw', () => {
  const rng = rngOf(seedOf('json'));
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), json => {
      tryOut(json, rng);
      tryOut({ players: json }, rng);
      tryOut({ players: [json, {}] }, rng);
      tryOut({ players: [{}, {}], centre: json }, rng);
      tryOut({ era: 2, players: [{ borough: json }, {}] }, rng);
    }),
    { numRuns: 300, seed: 1 },
  );
});

/** Positions of random games. */
function* positions(seats: number, seed: string): Generator<object> {
  let i = 0;
  for (const match of states(seats, seed, { jennifer: seats % 2 === 0 ? 'on' : 'off' })) {
    if (++i % 7 === 0 && (isTurn(match) || isPlacing(match))) yield written(match);
  }
}

test('a position with one or two things changed is refused, or can be played', () => {
  const rng = rngOf(seedOf('damage'));
  const found = { refused: 0, played: 0 };
  for (const seats of [2, 3, 4, 5, 6]) {
    for (const position of positions(seats, `damage ${seats}`)) {
      for (let i = 0; i < 12; i++) {
        let damaged = damage(position, WORDS, rng);
        if (i % 2 === 0) damaged = damage(damaged, WORDS, rng);
        found[tryOut(damaged, rng) ? 'played' : 'refused']++;
      }
    }
  }
  expect(found.refused).toBeGreaterThan(500);
  expect(found.played).toBeGreaterThan(50);
});
