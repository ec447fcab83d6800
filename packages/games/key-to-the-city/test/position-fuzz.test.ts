import { playout } from '@thameside/bots';
import { at, below, type Rng, rngOf, seedOf, start } from '@thameside/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { game } from './game.ts';
import { isPlacing, isTurn, states } from './states.ts';
import { written } from './written.ts';

const WORDS = [
  ...'__proto__ constructor toString era players centre borough connectors bids at tile placing turn on'.split(
    ' ',
  ),
  ...'red blue greenwich gherkin the-shard tower-bridge barbican harrods hungerford-bridge tate-modern'.split(
    ' ',
  ),
  ...['', ' ', '\u202e', 'x'.repeat(10_000)],
];
const NUMBERS = [0, -0, -1, 1, 2, 3, 5, 40, 1e9, 0.5, Number.NaN, Infinity];
const OTHERS = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [1, 0],
  JSON.parse('{"__proto__":{"home":1}}'),
  Array(500).fill(0),
];
const VALUES: readonly unknown[] = [...WORDS, ...NUMBERS, ...OTHERS];

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

/** Change one thing somewhere inside. */
function damage(json: unknown, rng: Rng): unknown {
  const parts = typeof json === 'object' && json !== null ? Object.entries(json) : [];
  if (parts.length === 0 || below(rng, 8) === 0) return at(VALUES, below(rng, VALUES.length));
  const [key, value] = at(parts, below(rng, parts.length));
  if (Array.isArray(json)) {
    const i = Number(key);
    switch (below(rng, 5)) {
      case 0:
        return json.toSpliced(i, 1);
      case 1:
        return json.toSpliced(i, 0, at(json, below(rng, json.length)));
      default:
        return json.with(i, damage(value, rng));
    }
  }
  const copy = Object.fromEntries(parts);
  if (below(rng, 8) === 0) delete copy[key];
  else copy[key] = damage(value, rng);
  return copy;
}

test('a position with one or two things changed is refused, or can be played', () => {
  const rng = rngOf(seedOf('damage'));
  const found = { refused: 0, played: 0 };
  for (const seats of [2, 3, 4, 5, 6]) {
    for (const position of positions(seats, `damage ${seats}`)) {
      for (let i = 0; i < 12; i++) {
        let damaged = damage(position, rng);
        if (i % 2 === 0) damaged = damage(damaged, rng);
        found[tryOut(damaged, rng) ? 'played' : 'refused']++;
      }
    }
  }
  expect(found.refused).toBeGreaterThan(500);
  expect(found.played).toBeGreaterThan(50);
});
