import { LANGUAGES, type Language } from '@thameside/kit';
import { COLOURS } from '@thameside/london/client';
import { describe, expect, it } from 'vitest';
import { BOROUGH_SIGNS } from '../src/boards/london/art/boroughs.ts';
import { EMBLEMS } from '../src/boards/london/art/emblems/index.ts';
import { SORTINGS } from '../src/boards/london/lib/hand.ts';
import { boroughSigns, signsOf } from '../src/boards/london/lib/signs.ts';
import { SOURCES, sourceOf } from '../src/boards/london/lib/source.ts';
import { LONDON as DE } from '../src/texts/de/london.ts';
import { LONDON as EN } from '../src/texts/en/london.ts';
import { LONDON as FR } from '../src/texts/fr/london.ts';
import { box, manyMoments } from './london-games.ts';

const TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: EN, fr: FR, de: DE };

describe('the texts of the board', () => {
  it('have every family that the code puts together', () => {
    const wanted = [
      ...['table', 'city', 'others', 'ledger'].map(key => `region.${key}`),
      ...['run-idle', 'coins', 'loans'].map(key => `danger.${key}`),
      ...SORTINGS.map(key => `sort.${key}`),
      ...SOURCES.map(key => `source.${key}`),
      ...COLOURS.map(key => `letter.${key}`),
    ];
    for (const language of LANGUAGES)
      expect(wanted.filter(key => TEXTS[language][`london.${key}`] === undefined)).toEqual([]);
  });

  it.each(LANGUAGES)('%s: no two colours share a letter', language => {
    const letters = COLOURS.map(colour => TEXTS[language][`london.letter.${colour}`]);
    expect(new Set(letters).size).toBe(COLOURS.length);
    for (const letter of letters) expect(letter).toMatch(/^\p{Lu}$/u);
  });
});

describe('the drawings', () => {
  it('show every card of the set, and no other', () => {
    expect(Object.keys(EMBLEMS).sort()).toEqual(Object.keys(box.cards).sort());
  });

  it('differ from card to card', () => {
    const drawn = Object.values(EMBLEMS).map(emblem => JSON.stringify(emblem));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('show every borough of the set, each by a sign of its own', () => {
    expect(Object.keys(BOROUGH_SIGNS).sort()).toEqual(Object.keys(box.boroughs).sort());
    expect(new Set(Object.values(BOROUGH_SIGNS)).size).toBe(Object.keys(box.boroughs).length);
  });
});

describe('the signs', () => {
  it('say something of every card that does anything', () => {
    for (const plan of Object.values(box.cards)) {
      const { fee, run, ongoing, action } = signsOf(plan);
      expect(run.length > 0, plan.id).toBe(plan.runs);
      expect(fee.length > 0, plan.id).toBe(plan.fee > 0 || plan.feeCard !== null);
      expect(ongoing.length > 0, plan.id).toBe(plan.ongoing !== undefined || plan.react !== undefined);
      expect(action.length > 0, plan.id).toBe(plan.action !== undefined);
    }
  });

  it('say what every borough brings', () => {
    for (const row of Object.values(box.boroughs)) {
      const { gain, run, ability } = boroughSigns(row);
      expect(gain.length, row.id).toBeGreaterThan(0);
      expect(run.length > 0, row.id).toBe(row.run !== undefined);
      expect(ability.length > 0, row.id).toBe(row.ability !== undefined);
    }
  });
});

describe('points by source', () => {
  it('know every line of every score', () => {
    const seen = new Set<string>();
    for (const { view } of manyMoments())
      for (const { score } of view.players) for (const { key } of score) seen.add(key);
    expect([...seen].filter(key => sourceOf({ key }) === 'play')).toEqual(['score.prestige']);
  });
});
