import { COLOURS, RESOURCES, SEASONS } from '@thameside/key-flow/client';
import { LANGUAGES, type Language } from '@thameside/kit';
import { describe, expect, it } from 'vitest';
import { EMBLEMS } from '../src/boards/key-flow/art/emblems/index.ts';
import { SOURCES } from '../src/boards/key-flow/lib/source.ts';
import { FLOW as DE } from '../src/texts/de/flow.ts';
import { FLOW as EN } from '../src/texts/en/flow.ts';
import { FLOW as FR } from '../src/texts/fr/flow.ts';
import { box } from './flow-games.ts';

const TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: EN, fr: FR, de: DE };

describe('the texts of the board', () => {
  it('have every family that the code puts together', () => {
    const wanted = [
      ...SEASONS.map(key => `season.${key}`),
      ...['season', 'extra', 'winter', 'final', 'over'].map(key => `phase.${key}`),
      ...[...RESOURCES, ...COLOURS].map(key => `letter.${key}`),
      ...['village', 'left', 'right', 'opponent', 'all', 'winter', 'final'].map(key => `region.${key}`),
      ...['left', 'right', 'both'].map(key => `side.${key}`),
      ...['to', 'from'].map(key => `pass.${key}`),
      ...['upgrade-left', 'upgrade-in-reach', 'tokens'].map(key => `danger.${key}`),
      ...SOURCES.map(key => `source.${key}`),
    ];
    for (const language of LANGUAGES)
      expect(wanted.filter(key => TEXTS[language][`flow.${key}`] === undefined)).toEqual([]);
  });
  it.each(LANGUAGES)('%s: no two colours and no two resources share a letter', language => {
    const letters = (sorts: readonly string[]) =>
      sorts.map(sort => TEXTS[language][`flow.letter.${sort}`] ?? '');
    for (const sorts of [COLOURS, RESOURCES]) {
      expect(new Set(letters(sorts)).size).toBe(sorts.length);
      for (const letter of letters(sorts)) expect(letter).toMatch(/^\p{Lu}$/u);
    }
  });
});

describe('the drawings', () => {
  it('show every named card of the set, and no other', () => {
    const named = Object.values(box.cards).filter(
      ({ row, bottom }) => row.type !== 'keyple' && bottom === null,
    );
    expect(Object.keys(EMBLEMS).sort()).toEqual(named.map(({ id }) => id).sort());
  });
  it('are no two alike', () => {
    const drawn = Object.values(EMBLEMS).map(emblem => JSON.stringify(emblem));
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
