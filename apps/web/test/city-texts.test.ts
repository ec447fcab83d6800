import { CONNECTORS, face, KEYPLES } from '@thameside/key-to-the-city/client';
import { LANGUAGES, type Language, translator } from '@thameside/kit';
import { describe, expect, it } from 'vitest';
import { EMBLEMS } from '../src/boards/key-to-the-city/art/emblems/index.ts';
import { named } from '../src/boards/key-to-the-city/art/wrap.ts';
import { SOURCES, sourceOf } from '../src/boards/key-to-the-city/lib/source.ts';
import { spread } from '../src/boards/key-to-the-city/lib/spread.ts';
import { CITY as DE } from '../src/texts/de/city.ts';
import { CITY as EN } from '../src/texts/en/city.ts';
import { CITY as FR } from '../src/texts/fr/city.ts';
import { box, manyMoments } from './city-games.ts';

const TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: EN, fr: FR, de: DE };

describe('the texts of the board', () => {
  it('have every family that the code puts together', () => {
    const wanted = [
      ...[
        'sail-both',
        'sail-keyples',
        'sail-leading',
        'pass-ends',
        'pass-alone',
        'discard',
        'use-nothing',
      ].map(key => `danger.${key}`),
      ...['stays', 'ends-era', 'alone'].map(key => `pass.${key}`),
      ...['bid', 'use', 'upgrade'].map(key => `send.${key}`),
      ...['now', 'next', 'later'].map(key => `river.${key}`),
      ...['active', 'passed', 'sailed'].map(key => `standing.${key}`),
      ...['centre', 'borough', 'river', 'supply'].map(key => `region.${key}`),
      ...SOURCES.map(key => `source.${key}`),
    ];
    for (const language of LANGUAGES)
      expect(wanted.filter(key => TEXTS[language][`city.${key}`] === undefined)).toEqual([]);
  });

  it('bend the words of the game', async () => {
    const t = translator('de', { ...DE, ...(await face.texts('de')) });
    const keyples = (n: number) => ({ key: 'keyples.red', params: { n } });
    expect(t('city.send.use', { keyples: keyples(2) })).toBe('Mit 2 roten Keyples nutzen');
    expect(t('city.send.bid', { keyples: keyples(1) })).toBe('1 roten Keyple bieten');
    expect(t('city.lens', { keyples: keyples(1) })).toBe('Farblupe: 1 roter Keyple');
  });

  it.each(LANGUAGES)('%s: no two colours of a piece share a letter', language => {
    const letters = (what: string, colours: readonly string[]) =>
      colours.map(colour => TEXTS[language][`city.letter.${what}.${colour}`]);
    expect(new Set(letters('keyple', KEYPLES)).size).toBe(KEYPLES.length);
    expect(new Set(letters('connector', CONNECTORS)).size).toBe(CONNECTORS.length);
    for (const letter of letters('connector', CONNECTORS)) expect(letter).toMatch(/^\p{Lu}$/u);
  });
});

describe('the drawings', () => {
  it('show every tile of the set, and no other', () => {
    expect(Object.keys(EMBLEMS).sort()).toEqual(Object.keys(box.tiles).sort());
  });
  it.each([
    [106, 16],
    [106, 20],
    [120, 16],
  ])('break every name into lines that fit and can be read: %i wide, %i high', (width, height) => {
    for (const name of box.set.tiles.map(tile => String(tile.name))) {
      const { lines, size } = named(name, width, height, height * 0.7);
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(size).toBeGreaterThanOrEqual(height * 0.7);
      expect(lines.join(' ')).toBe(name);
    }
  });
  it('lay the centre out without tiles on top of each other, wherever there is room', () => {
    for (const seats of [2, 3, 4, 6]) {
      for (const count of [1, 4, 6, 10, 12]) {
        for (const [width, height] of [
          [340, 300],
          [560, 520],
          [900, 700],
        ] as const) {
          const { places, scale, ...laid } = spread(count, seats, width, height);
          expect(places.length).toBe(count);
          expect(laid.width * scale).toBeLessThanOrEqual(width + 1);
          for (const [i, a] of places.entries())
            for (const b of places.slice(i + 1))
              expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(195);
        }
      }
    }
  });
});

describe('points by source', () => {
  it('know every line of every score', () => {
    const seen = new Set<string>();
    for (const { view } of manyMoments())
      for (const { score } of view.players) for (const line of score) seen.add(sourceOf(line));
    for (const source of seen) expect(SOURCES).toContain(source);
    expect(sourceOf({ key: 'score.barge' })).toBe('barge');
    expect(sourceOf({ key: 'score.connectors-on-tile.any' })).toBe('connectors');
  });
});
