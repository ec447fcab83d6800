import { describe, expect, test } from 'vitest';
import { mentioned, pseudo, type Said, translator } from '../src/index.ts';

const EN = {
  bids: '{seat:seat} bids {keyples} for {tile:tile}',
  'keyples.red': '{n|# red keyple|# red keyples}',
  'keyples.blue': '{n|# blue keyple|# blue keyples}',
  'tile.barbican': 'Barbican',
  goes: '{who} goes {where}',
  where: 'to {places}',
};
const t = translator('en', EN, { seat: seat => `Player ${Number(seat) + 1}` });
const red = (n: number): Said => ({ key: 'keyples.red', params: { n } });
const blue = (n: number): Said => ({ key: 'keyples.blue', params: { n } });

describe('something to be said inside something to be said', () => {
  test('is put into words with its own parameters', () => {
    expect(t('bids', { seat: 0, keyples: red(3), tile: 'barbican' })).toBe(
      'Player 1 bids 3 red keyples for Barbican',
    );
    expect(t('bids', { seat: 0, keyples: red(1), tile: 'barbican' })).toBe(
      'Player 1 bids 1 red keyple for Barbican',
    );
  });

  test('may stand in a list', () => {
    const keyples = [red(1), blue(2)];
    expect(t('bids', { seat: 0, keyples, tile: 'barbican' })).toBe(
      'Player 1 bids 1 red keyple and 2 blue keyples for Barbican',
    );
  });

  test('may hold more of its kind', () => {
    const where: Said = { key: 'where', params: { places: [red(1), 'London'] } };
    expect(t('goes', { who: 'Ann', where })).toBe('Ann goes to 1 red keyple and London');
  });

  test('says itself whatever prefix the message has', () => {
    expect(t('bids', { seat: 0, keyples: 'few', tile: red(2) })).toBe('Player 1 bids few for 2 red keyples');
  });

  test('shows what it lacks', () => {
    expect(t('goes', { who: 'Ann', where: { key: 'nowhere', params: {} } })).toBe('Ann goes ⟦nowhere⟧');
    expect(t('goes', { who: 'Ann', where: { key: 'where', params: {} } })).toBe('Ann goes to ⟦where.places⟧');
  });
});

test('lists are joined the British, French and German way', () => {
  const list = { list: ['a', 'b', 'c'] };
  expect(translator('en', { list: '{list}' })('list', list)).toBe('a, b and c');
  expect(translator('fr', { list: '{list}' })('list', list)).toBe('a, b et c');
  expect(translator('de', { list: '{list}' })('list', list)).toBe('a, b und c');
});

describe('forms', () => {
  const t = translator(
    'de',
    {
      'keyples.red':
        '{n|# roter Keyple|# rote Keyples} @acc {n|# roten Keyple|# rote Keyples} @dat {n|# roten Keyple|# roten Keyples}',
      'colour.red': 'rot @dat Rot',
      'plain.red': 'Holz',
      with: 'mit {what@dat}',
      pays: '{what@acc} zahlen',
      lists: 'Hier: {what}',
      both: '{a} und {b}',
      prefixed: 'auf {colour:colour@dat}, {colour:plain@dat}',
    },
    {},
  );
  const red = (n: number) => ({ key: 'keyples.red', params: { n } });

  test('are said where they are asked for, and the first one elsewhere', () => {
    expect(t('with', { what: red(2) })).toBe('mit 2 roten Keyples');
    expect(t('pays', { what: red(1) })).toBe('1 roten Keyple zahlen');
    expect(t('lists', { what: red(1) })).toBe('Hier: 1 roter Keyple');
    expect(t('lists', { what: [red(1), red(2)] })).toBe('Hier: 1 roter Keyple und 2 rote Keyples');
    expect(t('keyples.red', { n: 1 })).toBe('1 roter Keyple');
  });
  test('are handed on to what a text says in turn', () => {
    expect(t('with', { what: { key: 'both', params: { a: red(2), b: red(3) } } })).toBe(
      'mit 2 roten Keyples und 3 roten Keyples',
    );
  });
  test('are had by key, too, and not missed where a text has none', () => {
    expect(t('prefixed', { colour: 'red' })).toBe('auf Rot, Holz');
  });
  test('leave a false language alone', () => {
    expect(pseudo({ a: 'rot @dat Rot {b@dat}' }).a).toBe('[rót @dat Rót {b@dat}]');
    expect(mentioned('{a@dat} {b:c@acc} {n|1|2}')).toEqual(['a', 'b', 'n']);
  });
});

test('French elides before names', () => {
  const t = translator('fr', { of: 'le tour de {name}, que {name} finit' }, {});
  expect(t('of', { name: 'Ann' })).toBe('le tour d’Ann, qu’Ann finit');
  expect(t('of', { name: 'Éric' })).toBe('le tour d’Éric, qu’Éric finit');
  expect(translator('fr', { has: 'qui possède {name}' })('has', { name: 'Ann' })).toBe('qui possède Ann');
  expect(t('of', { name: 'Ben' })).toBe('le tour de Ben, que Ben finit');
});
