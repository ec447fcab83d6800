import { expect, test } from 'vitest';
import { quarry } from '../src/index.ts';

const player = (coins: number, ...hand: string[]) => ({ coins, hand });

test('a position can be loaded', () => {
  const made = quarry.position({
    bag: ['chalk-1'],
    market: ['slate-1'],
    turn: 1,
    players: [player(3, 'marble-1'), player(0)],
  });
  expect(made).toMatchObject({
    match: {
      s: { market: ['slate-1'], players: [{ coins: 3, hand: ['marble-1'] }, { coins: 0 }] },
      lanes: [[], []],
    },
  });
  const bag = 'match' in made ? made.match.s.bag : [];
  expect([bag.length, bag.at(-1)]).toEqual([16, 'chalk-1']);
});

test.each([
  [null, ['bag', 'market', 'players', 'turn']],
  [{ bag: [], market: ['granite-1'], turn: 0, players: [player(1), player(1)] }, ['market']],
  [{ bag: [], market: [], turn: 2, players: [player(1), player(1)] }, ['turn']],
  [
    { bag: [], market: [], turn: 0, players: [player(-1), { coins: 1 }] },
    ['players[0].coins', 'players[1].hand'],
  ],
  [{ bag: ['chalk-1'], market: ['chalk-1'], turn: 0, players: [player(1), player(1)] }, ['players']],
  [{ bag: [], market: [], turn: 0, players: [player(50), player(50)] }, ['players']],
])('what is wrong with a position is told: %j', (json, at) => {
  const made = quarry.position(json);
  expect('faults' in made ? made.faults.map(fault => fault.at) : []).toEqual(at);
});
