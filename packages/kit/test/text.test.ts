import { describe, expect, test } from 'vitest';
import { type Catalogue, LANGUAGES, mentioned, translator } from '../src/index.ts';

const en: Catalogue = {
  plain: 'Hello',
  named: '{who} waits for {whom}.',
  again: '{who} and {who}',
  count: '{count} points',
  plural: 'You have {count|one keyple|# keyples} left.',
  tile: 'Upgrade {tile:tile}',
  tiles: 'Upgrade {tiles:tile}',
  numbers: 'Choose {list}',
  seat: "{seat:seat}'s turn",
  deep: 'So: {said}',
  'tile.kiln': 'the Kiln',
  'tile.mill': 'the Mill',
  'tile.3': 'the third',
  'tile.odd': 'the {size} one',
};
const t = translator('en', en);

describe('a message', () => {
  test('without parameters is itself', () => {
    expect(t('plain')).toBe('Hello');
    expect(t('plain', { unused: 1 })).toBe('Hello');
  });

  test('holds its parameters as they are', () => {
    expect(t('named', { who: 'Ann', whom: 'Bo' })).toBe('Ann waits for Bo.');
    expect(t('again', { who: '$& $1 {who}' })).toBe('$& $1 {who} and $& $1 {who}');
  });

  test('writes numbers in the way of its language', () => {
    const messages = { count: '{count}' };
    const all = LANGUAGES.map(language => translator(language, messages)('count', { count: 12_345.5 }));
    expect(all).toEqual(['12,345.5', '12\u202f345,5', '12.345,5']);
  });

  test('names things by the texts of their kind', () => {
    expect(t('tile', { tile: 'kiln' })).toBe('Upgrade the Kiln');
    expect(t('tile', { tile: 3 })).toBe('Upgrade the third');
  });

  test('joins lists in the way of its language', () => {
    expect(t('tiles', { tiles: ['kiln'] })).toBe('Upgrade the Kiln');
    expect(t('tiles', { tiles: ['kiln', 'mill'] })).toBe('Upgrade the Kiln and the Mill');
    expect(t('tiles', { tiles: [] })).toBe('Upgrade ');
    expect(t('numbers', { list: [1000, 'x', 3] })).toBe('Choose 1,000, x and 3');
    expect(translator('de', { numbers: '{list}' })('numbers', { list: ['a', 'b', 'c'] })).toBe('a, b und c');
    expect(translator('fr', { numbers: '{list}' })('numbers', { list: ['a', 'b', 'c'] })).toBe('a, b et c');
  });

  test('may hold something that is to be said itself', () => {
    const said = { key: 'tile', params: { tile: 'mill' } };
    expect(t('deep', { said })).toBe('So: Upgrade the Mill');
    expect(t('deep', { said: [said, 'stop'] })).toBe('So: Upgrade the Mill and stop');
    expect(t('tile', { tile: { key: 'plain', params: {} } })).toBe('Upgrade Hello');
  });

  test('asks for names that are in no catalogue', () => {
    const withNames = translator('en', en, { seat: seat => ['Ann', 'Bo'][Number(seat)] ?? '?' });
    expect(withNames('seat', { seat: 1 })).toBe("Bo's turn");
    expect(withNames('tile', { tile: 'kiln' })).toBe('Upgrade the Kiln');
  });
});

describe('a plural', () => {
  test('follows the number', () => {
    expect(t('plural', { count: 1 })).toBe('You have one keyple left.');
    expect(t('plural', { count: 0 })).toBe('You have 0 keyples left.');
    expect(t('plural', { count: 1200 })).toBe('You have 1,200 keyples left.');
  });

  test('follows the language: none is one in French', () => {
    const forms = { plural: '{count|# carte|# cartes}' };
    const counts = [0, 1, 2, 1_000_000];
    expect(counts.map(count => translator('fr', forms)('plural', { count }))).toEqual([
      '0 carte',
      '1 carte',
      '2 cartes',
      '1\u202f000\u202f000 cartes',
    ]);
    expect(counts.map(count => translator('de', forms)('plural', { count }))[0]).toBe('0 cartes');
  });

  test('may leave a form empty', () => {
    expect(translator('en', { s: 'keyple{count||s}' })('s', { count: 1 })).toBe('keyple');
    expect(translator('en', { s: 'keyple{count||s}' })('s', { count: 2 })).toBe('keyples');
  });
});

describe('what is missing is shown', () => {
  test('a key', () => {
    expect(t('nothing')).toBe('⟦nothing⟧');
    for (const key of ['toString', '__proto__', 'constructor', '']) expect(t(key)).toBe(`⟦${key}⟧`);
  });

  test('a parameter', () => {
    expect(t('named', { who: 'Ann' })).toBe('Ann waits for ⟦named.whom⟧.');
    expect(t('plural')).toBe('You have ⟦plural.count⟧ left.');
    expect(translator('en', { x: '{toString}' })('x')).toBe('⟦x.toString⟧');
  });

  test('the text of a thing, or a parameter of that text', () => {
    expect(t('tile', { tile: 'barn' })).toBe('Upgrade ⟦tile.barn⟧');
    expect(t('tile', { tile: 'odd' })).toBe('Upgrade the ⟦tile.odd.size⟧ one');
    expect(t('tiles', { tiles: ['kiln', 'barn'] })).toBe('Upgrade the Kiln and ⟦tile.barn⟧');
  });
});

test.each([
  ['Hello', []],
  ['{b} {a} {b}', ['a', 'b']],
  ['{tile:tile} {count|one|#}', ['count', 'tile']],
  ['{n:kind|one|#}', ['n']],
  ['{} {:a} {|a|b} }{', []],
])('%j mentions %j', (message, names) => {
  expect(mentioned(message)).toEqual(names);
});
