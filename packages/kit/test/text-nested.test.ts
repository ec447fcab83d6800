import { describe, expect, test } from 'vitest';
import { type Said, translator } from '../src/index.ts';

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
