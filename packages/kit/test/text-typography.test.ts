import { describe, expect, test } from 'vitest';
import { frenchSpaces, mentioned, pseudo, translator } from '../src/index.ts';

describe('frenchSpaces', () => {
  const said = (message: string): string => frenchSpaces({ message }).message;

  test('sets a narrow no-break space before ; ? !', () => {
    expect(said('Oui ? Non ! Si ; donc.')).toBe('Oui\u202f? Non\u202f! Si\u202f; donc.');
  });
  test('sets a no-break space before : and inside quotation marks', () => {
    expect(said('Ceci : « mot »')).toBe('Ceci\u00a0: «\u00a0mot\u00a0»');
  });
  test('leaves placeholders alone', () => {
    expect(said('{tile:tile} : {n|# point|# points}')).toBe('{tile:tile}\u00a0: {n|# point|# points}');
  });
});

describe('pseudo', () => {
  const catalogue = {
    bid: '{seat:seat} bids {n|one keyple|# keyples} for {tile:tile}',
    tile: 'Barbican',
    empty: '',
  };

  test('accents letters and sets brackets', () => {
    expect(pseudo(catalogue).tile).toBe('[Bárbíçáñ]');
    expect(pseudo(catalogue).empty).toBe('[]');
  });
  test('leaves the names of parameters and prefixes as they are', () => {
    expect(pseudo(catalogue).bid).toBe('[{seat:seat} bídš {n|óñé kéýplé|# kéýpléš} fór {tile:tile}]');
    expect(mentioned(pseudo(catalogue).bid ?? '')).toEqual(mentioned(catalogue.bid));
  });
  test('speaks', () => {
    const t = translator('en', pseudo({ ...catalogue, 'tile.barbican': 'Barbican' }), { seat: () => 'Ann' });
    expect(t('bid', { seat: 0, n: 2, tile: 'barbican' })).toBe('[Ann bídš 2 kéýpléš fór [Bárbíçáñ]]');
  });
});
