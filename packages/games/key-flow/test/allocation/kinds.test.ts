import { expect, test } from 'vitest';
import { type Problem, solve, worthOf } from '../../src/allocation/index.ts';
import { card, keyples, printed, resources, scorer, skills, tokens, village } from './arrange.ts';

const total = (problem: Problem): number => solve(problem).worth.total;

/** Points by scorer and part; gold by itself under `gold`. */
const points = (problem: Problem): Record<string, number> =>
  Object.fromEntries(
    solve(problem).worth.lines.map(line => [
      line.source === 'gold' ? 'gold' : line.part > 0 ? `${line.scorer} ${line.part}` : line.scorer,
      line.points,
    ]),
  );

test('F61: a storage card scores only what lies on it', () => {
  const there = [resources('iron', 2, 'blacksmith'), resources('wood', 1, 'blacksmith')];
  expect(total(village([...there, resources('wood', 5)], [scorer('blacksmith', 1)]))).toBe(5);
});

test('F61: a resource scored there scores nowhere else, one left there unscored may', () => {
  const things = [resources('iron', 2, 'blacksmith'), resources('gold', 1, 'blacksmith')];
  // 1 iron and the gold make a set; the other iron lacks the second of the trader's pair
  const both = [scorer('blacksmith'), scorer('trader')];
  expect(points(village(things, both))).toEqual({ blacksmith: 5, trader: 0, 'trader 1': 0, gold: 0 });
  const more = [...things, resources('iron', 1)];
  expect(points(village(more, both))).toEqual({ blacksmith: 5, trader: 3, 'trader 1': 0, gold: 0 });
});

test('F61: gold may stand for iron on the blacksmith, upgraded or not, but nothing for gold', () => {
  expect(total(village([resources('gold', 2, 'blacksmith')], [scorer('blacksmith')]))).toBe(5);
  expect(total(village([resources('gold', 2, 'blacksmith')], [scorer('blacksmith', 1)]))).toBe(5);
  expect(total(village([resources('iron', 2, 'blacksmith')], [scorer('blacksmith')]))).toBe(0);
});

test('F61: the barn scores each resource on it, 1 or upgraded 2', () => {
  const things = [resources('wood', 2, 'barn'), resources('gold', 1, 'barn'), resources('stone', 4)];
  expect(total(village(things, [scorer('barn')]))).toBe(3);
  expect(total(village(things, [scorer('barn', 1)]))).toBe(6);
});

test('F62: a card gives its keyples or its animals, not both', () => {
  const both = [scorer('harvest-festival'), scorer('farmyard')];
  const cow = keyples('red', 'red', 2, { animals: ['cow'] });
  const pig = keyples('pig', 'red', 1, { animals: ['pig'] });
  // the rulebook's example: two red keyples to the festival, then the cow is not for the farmyard
  const { worth } = solve(village([cow], both), [
    { thing: 'red', count: 1, scorer: 'harvest-festival', part: 0, as: 'keyples' },
  ]);
  expect(worth.total).toBe(4);
  expect(total(village([cow, pig], both))).toBe(6);
  expect(total(village([cow, pig], [scorer('farmyard')]))).toBe(2);
});

test('F62: the cow on the dairy may be allocated to the dairy itself', () => {
  expect(solve(village([printed('dairy'), tokens(1)], [scorer('dairy')]))).toMatchObject({
    allocation: [
      { thing: 'dairy', count: 1, scorer: 'dairy', part: 0, as: 'animals' },
      { thing: 'token', count: 1, scorer: 'dairy', part: 0, as: 'token' },
    ],
    worth: { total: 5 },
  });
});

test('F62: what a card has over is lost to other scorers', () => {
  const three = card('field', { animals: ['cow', 'cow', 'cow'] });
  expect(points(village([three, tokens(1)], [scorer('dairy'), scorer('farmyard')]))).toEqual({
    dairy: 5,
    farmyard: 0,
  });
  expect(total(village([three], [scorer('dairy'), scorer('farmyard')]))).toBe(3);
});

test('F63: F74: the home, upgraded, gives 3 transport to the lodge, and each boat 2', () => {
  const things = [printed('home-1', 1), printed('stable'), printed('flipper'), card('plain')];
  expect(total(village(things, [scorer('travellers-lodge')]))).toBe(3 + 2 + 2);
});

test('F74: a boat scores at the lodge or at the Sea Breese', () => {
  const boats = [printed('flipper'), printed('brainwave'), printed('sea-breese')];
  const both = [scorer('sea-breese'), scorer('travellers-lodge')];
  expect(points(village(boats, both))).toEqual({ 'sea-breese': 9, 'travellers-lodge': 0 });
  // one boat is worth more at the lodge than alone at the Sea Breese
  expect(points(village(boats.slice(0, 1), both))).toEqual({ 'sea-breese': 0, 'travellers-lodge': 2 });
});

test('F64: gold that scores nothing else scores 1, also where it was allocated to no use', () => {
  const mill = village([resources('gold', 3), resources('wood', 4)], [scorer('windmill')]);
  expect(points(mill)).toEqual({ windmill: 5, gold: 2 });
  const all = mill.things.map(({ id, count }) => ({
    thing: id,
    count,
    scorer: 'windmill',
    part: 0,
    as: 'resource' as const,
  }));
  expect(worthOf(mill, all).total).toBe(7);
  expect(total(village([resources('gold', 2), resources('iron', 4)], []))).toBe(2);
});

test('F65: the rarer use comes first', () => {
  // gold for the truffle orchard's pig is worth 5, at the jeweller 2
  const things = [printed('truffle-orchard'), resources('gold', 2)];
  expect(points(village(things, [scorer('jeweller'), scorer('truffle-orchard')]))).toEqual({
    jeweller: 2,
    'truffle-orchard': 5,
    gold: 0,
  });
});

test('F70: gold stands for iron, stone or wood; a set for the jeweller takes gold alone', () => {
  const guild = [scorer('mercers-guild')];
  expect(total(village([resources('iron', 2), resources('wood', 1), resources('gold', 3)], guild))).toBe(10);
  expect(total(village([resources('gold', 3)], guild))).toBe(5);
  expect(total(village([resources('iron', 3), resources('gold', 1)], [scorer('jeweller')]))).toBe(2);
});

test('F70: skills of any type serve the weaver, one of each the scribe', () => {
  const sheep = card('field', { animals: ['sheep', 'sheep'] });
  expect(total(village([sheep, skills('saw', 1), skills('pick', 1)], [scorer('weaver')]))).toBe(10);
  expect(total(village([skills('saw', 3), skills('pick', 2), skills('anvil', 2)], [scorer('scribe')]))).toBe(
    14,
  );
});

test('F70: the Key guild pairs unused tokens with keyple cards that show one', () => {
  const cards = [keyples('a', 'green', 1, { token: true }), keyples('b', 'blue', 1)];
  expect(total(village([...cards, tokens(3)], [scorer('key-guild')]))).toBe(5);
  expect(total(village(cards, [scorer('key-guild')]))).toBe(0);
});

test('F70: each keyple of a card counts for the sets of a colour', () => {
  const cards = [keyples('r', 'red', 3), keyples('y', 'yellow', 2), keyples('b', 'blue', 2)];
  expect(total(village(cards, [scorer('craftsmens-guild')]))).toBe(6);
  expect(total(village([keyples('g', 'green', 3), resources('gold', 2)], [scorer('emporium')]))).toBe(8);
});

test('F49: with the Keymelequin each green keyple may score as yellow, even on one card', () => {
  const cards = [keyples('g', 'green', 2), keyples('y', 'yellow', 1)];
  const both = village(cards, [scorer('summer-fete')], ['green-yellow-interchange']);
  expect(total(both)).toBe(6);
  expect(total({ ...both, powers: [] })).toBe(2);
});

test('F49: with the Mansfield Ark two pigs are a pig and a sheep', () => {
  const pigs = village([card('field', { animals: ['pig', 'pig'] })], [scorer('storm-shelter')]);
  expect(total(pigs)).toBe(0);
  expect(total({ ...pigs, powers: ['pig-sheep-interchange'] })).toBe(3);
  const cows = village([card('field', { animals: ['cow', 'pig'] })], [scorer('storm-shelter')]);
  expect(total({ ...cows, powers: ['pig-sheep-interchange'] })).toBe(0);
});

test('F71: both parts of the merchant score, each from its own things', () => {
  const things = [resources('wood', 4), resources('gold', 1), skills('saw', 2), skills('pick', 1)];
  expect(points(village(things, [scorer('merchant')]))).toEqual({ merchant: 6, 'merchant 1': 6, gold: 1 });
});

test('F72: the highest step reached counts once', () => {
  const cows = (count: number) =>
    village(
      Array.from({ length: count }, (_, i) => card(`cow-${i}`, { animals: ['cow'] })),
      [scorer('carried-away')],
    );
  expect([2, 3, 4, 5, 9].map(count => total(cows(count)))).toEqual([0, 10, 10, 20, 20]);
  expect(solve(cows(4)).allocation).toHaveLength(3);
});

test('F73: four boats, the Sea Breese among them, score 16', () => {
  const boats = ['sea-breese', 'flipper', 'brainwave', 'keyflower'].map(id => printed(id));
  expect(total(village(boats, [scorer('sea-breese')]))).toBe(16);
  expect(total(village(boats.slice(1), [scorer('sea-breese')]))).toBe(9);
});

test('F75: the village hall counts one colour, the scholar one type, whichever is best', () => {
  const cards = [keyples('r', 'red', 3), keyples('b', 'blue', 2), keyples('b2', 'blue', 2)];
  const hall = village(
    [...cards, skills('saw', 2), skills('pick', 3)],
    [scorer('village-hall'), scorer('scholar')],
  );
  expect(solve(hall).worth.lines).toEqual([
    { source: 'part', scorer: 'village-hall', part: 0, rule: 'F75', points: 4, count: 4, named: 'blue' },
    { source: 'part', scorer: 'scholar', part: 0, rule: 'F75', points: 9, count: 3, named: 'pick' },
  ]);
  // blue keyples that are worth more elsewhere leave the name to red
  expect(points({ ...hall, scorers: [...hall.scorers, scorer('winter-fair')] })).toEqual({
    'village-hall': 3,
    scholar: 9,
    'winter-fair': 8,
  });
});

test('F76: the healer counts cards of exactly two printed keyples, the apothecary of three', () => {
  const cards = [1, 2, 2, 3].map((count, i) => keyples(`card-${i}`, 'green', count));
  expect(total(village(cards, [scorer('healer')]))).toBe(4);
  expect(total(village(cards, [scorer('apothecary')]))).toBe(3);
});

test('F77: all sets of the windmill have the value of its topmost uncovered box', () => {
  const things = [resources('wood', 7), resources('stone', 2), resources('gold', 1)];
  expect(total(village(things, [scorer('windmill')]))).toBe(10);
  expect(total(village(things, [scorer('windmill', 1)]))).toBe(14);
  expect(total(village(things.slice(0, 2), [scorer('windmill', 1)]))).toBe(7);
});
