import type { RuleSection } from '@thameside/kit';
import { describe, expect, test } from 'vitest';
import { themeShown } from '../src/look.ts';
import { placed } from '../src/parts/bubble.ts';
import { roved } from '../src/parts/rove.ts';
import { placeOf } from '../src/places.ts';
import { matchHead } from '../src/screens/front/match-head.ts';
import { isAssumed } from '../src/screens/gallery/assumed.ts';
import { cutAtRules, found } from '../src/screens/rules/search.ts';
import { when } from '../src/when.ts';

const GAMES = ['key-to-the-city', 'london'];

describe('an address', () => {
  test.each([
    ['/', { screen: 'front' }],
    ['', { screen: 'front' }],
    ['/new/solo', { screen: 'new', mode: 'solo' }],
    ['/new/shared', { screen: 'new', mode: 'shared' }],
    ['/new/online', { screen: 'new', mode: 'online' }],
    ['/online/abc123', { screen: 'online', id: 'abc123' }],
    ['/join', { screen: 'join' }],
    ['/settings', { screen: 'settings' }],
    ['/rules', { screen: 'rules', game: 'key-to-the-city', rule: null }],
    ['/rules/london/L7', { screen: 'rules', game: 'london', rule: 'L7' }],
    ['/gallery/london', { screen: 'gallery', game: 'london' }],
    ['/gallery/chess', { screen: 'lost' }],
    ['/table/abc123', { screen: 'table', id: 'abc123' }],
    ['/table', { screen: 'lost' }],
    ['/load/a%2Fb/c', { screen: 'load', packed: 'a%2Fb/c' }],
    ['/nowhere', { screen: 'lost' }],
    ['/rules/%E0%A4%A', { screen: 'lost' }],
  ])('%s', (path, place) => {
    expect(placeOf(path, GAMES, 'key-to-the-city')).toEqual(place);
  });
  test('that names no game means the usual one', () => {
    expect(placeOf('/gallery', GAMES, 'london')).toEqual({ screen: 'gallery', game: 'london' });
    expect(placeOf('/rules/', GAMES, 'london')).toEqual({ screen: 'rules', game: 'london', rule: null });
  });
});

test('a theme that is chosen wins; otherwise more contrast is given where it is asked for', () => {
  expect(themeShown('auto', false)).toBeNull();
  expect(themeShown('auto', true)).toBe('contrast');
  expect(themeShown('light', true)).toBe('light');
});

test('when something was', () => {
  const now = Date.UTC(2026, 10, 15, 12);
  expect(when(now, now, 'en')).toBe('now');
  expect(when(now + 5000, now, 'en')).toBe('now');
  expect(when(now - 90_000, now, 'de')).toBe('vor 1 Minute');
  expect(when(now - 3 * 3_600_000, now, 'fr')).toBe('il y a 3 heures');
  expect(when(now - 86_400_000, now, 'de')).toBe('gestern');
  expect(when(now - 30 * 86_400_000, now, 'en')).toBe('Oct 16, 2026');
});

test('arrow keys go round, Home and End to the ends, others nowhere', () => {
  expect(roved('ArrowRight', 2, 3)).toBe(0);
  expect(roved('ArrowUp', 0, 3)).toBe(2);
  expect(roved('End', 0, 3)).toBe(2);
  expect(roved('Home', 2, 3)).toBe(0);
  expect(roved('a', 0, 3)).toBeNull();
  expect(roved('ArrowDown', 0, 0)).toBeNull();
});

describe('a bubble', () => {
  const screen = { width: 360, height: 640 };
  const bubble = { width: 200, height: 60 };
  test('hangs under its anchor', () => {
    expect(placed({ left: 100, top: 100, width: 100, height: 40 }, bubble, screen)).toEqual({
      left: 50,
      top: 148,
    });
  });
  test('stands above it near the bottom', () => {
    expect(placed({ left: 100, top: 590, width: 100, height: 40 }, bubble, screen)).toEqual({
      left: 50,
      top: 522,
    });
  });
  test('stays on the screen', () => {
    expect(placed({ left: 340, top: 100, width: 20, height: 20 }, bubble, screen).left).toBe(152);
    expect(placed({ left: 0, top: 100, width: 20, height: 20 }, bubble, screen).left).toBe(8);
  });
});

describe('the head of a match file', () => {
  test('says game, set and seats', () => {
    const text = '# a comment\nthameside match 1\ngame key-to-the-city\nset house-1 12ab\nseats 3\nseed 0\n';
    expect(matchHead(text)).toEqual({ game: 'key-to-the-city', set: 'house-1', seats: 3 });
  });
  test.each(['', 'hello', 'thameside match 1\ngame x\nseats 9', 'thameside match 1\ngame x'])(
    '%j has none',
    text => {
      expect(matchHead(text)).toBeNull();
    },
  );
});

describe('the gallery', () => {
  test('knows what is assumed', () => {
    expect(isAssumed('quantity rulebook; type assumed')).toBe(true);
    expect(isAssumed('rulebook')).toBe(false);
    expect(isAssumed('kind rulebook; types by sister')).toBe(true);
    expect(isAssumed('£5 in the first edition, £2 inferred')).toBe(true);
  });
});

describe('the rules', () => {
  const sections: readonly RuleSection[] = [
    {
      heading: 'One',
      rules: [
        { number: 'K1', text: 'Enchères à égalité', ruling: null },
        { number: 'K12', text: 'As in K1 and K99', ruling: 'A keyple' },
      ],
    },
    { heading: 'Two', rules: [{ number: 'K2', text: 'Boats', ruling: null }] },
  ];
  const numbers = (query: string) =>
    found(sections, query).flatMap(section => section.rules.map(rule => rule.number));
  test('are found by words, without minding accents and capitals', () => {
    expect(numbers('egalite ENCHERES')).toEqual(['K1']);
    expect(numbers('keyple')).toEqual(['K12']);
    expect(numbers('nothing')).toEqual([]);
    expect(numbers('  ')).toEqual(['K1', 'K12', 'K2']);
  });
  test('are found by number, that one alone', () => {
    expect(numbers('k1')).toEqual(['K1']);
    expect(found(sections, 'boats').map(({ heading }) => heading)).toEqual(['Two']);
  });
  test('link to each other, but not to rules that do not exist', () => {
    expect(cutAtRules('As in K1 and K99.', new Set(['K1']))).toEqual(['As in ', 'K1', ' and K99.']);
    expect(cutAtRules('K1', new Set(['K1']))).toEqual(['', 'K1', '']);
  });
});
