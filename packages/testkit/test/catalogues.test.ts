import { describe, expect, test } from 'vitest';
import { type Catalogues, catalogueChecks } from '../src/catalogues.ts';

const good: Catalogues = {
  texts: {
    en: { 'card.lords': "Lord's", points: '{n|# point|# points}', 'ask.go': 'Go on?', only: '{n} / {m}' },
    fr: {
      'card.lords': "Lord's",
      points: '{n|# point|# points}',
      'ask.go': 'Y aller\u202f?',
      only: '{n} / {m}',
    },
    de: { 'card.lords': "Lord's", points: '{n|# Punkt|# Punkte}', 'ask.go': 'Weiter?', only: '{n} / {m}' },
  },
  isProper: key => key.startsWith('card.'),
  shared: { fr: ['points'], de: [] },
};
const having = (language: 'en' | 'fr' | 'de', texts: Readonly<Record<string, string>>): Catalogues => ({
  ...good,
  texts: { ...good.texts, [language]: { ...good.texts[language], ...texts } },
});
const found = (catalogues: Catalogues) =>
  Object.entries(catalogueChecks(catalogues)).flatMap(([name, faults]) =>
    faults().length > 0 ? [name] : [],
  );

describe('the checks', () => {
  test('find nothing in good catalogues', () => expect(found(good)).toEqual([]));

  test.each<[string, Catalogues]>([
    ['has the keys that English has, and no others', having('de', { more: 'mehr' })],
    ['has the keys that English has, and no others', having('en', { more: 'more' })],
    ['names the same parameters as English', having('de', { points: '{m|# Punkt|# Punkte}' })],
    [
      'is translated, but for names and the words that are said to be shared',
      having('de', { 'ask.go': 'Go on?' }),
    ],
    [
      'is translated, but for names and the words that are said to be shared',
      { ...good, shared: { fr: ['points'], de: ['points'] } },
    ],
    ['has no empty text and no stray blanks', having('fr', { points: '' })],
    ['has no empty text and no stray blanks', having('en', { points: ' {n}' })],
    ['has no empty text and no stray blanks', having('en', { points: '{n}  points' })],
    ['has no brace that is not part of a placeholder', having('de', { points: '{n|# Punkt}' })],
    [
      'has every form that it asks for, and asks for every form that it has',
      having('de', { only: '{n@dat} / {m}' }),
    ],
    [
      'has every form that it asks for, and asks for every form that it has',
      having('de', { only: '{n} / {m} @dat {m} / {n}' }),
    ],
    ['sets apostrophes and quotation marks well', having('fr', { points: "{n} points d'or" })],
    [
      'ends questions and explanations with a full stop, and nothing else',
      having('en', { points: '{n} points.' }),
    ],
    [
      'ends questions and explanations with a full stop, and nothing else',
      having('de', { 'ask.go': 'Weiter' }),
    ],
    ['has no breaking space before French high punctuation', having('fr', { 'ask.go': 'Y aller ?' })],
  ])('find that a catalogue not %s', (name, faulty) => expect(found(faulty)).toContain(name));
});
