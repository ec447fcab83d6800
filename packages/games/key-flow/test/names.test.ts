import { frenchSpaces } from '@thameside/kit';
import { catalogueChecks } from '@thameside/testkit';
import { expect, test } from 'vitest';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { names as de } from '../src/texts/de/names.ts';
import { names as en } from '../src/texts/en/names.ts';
import { names as fr } from '../src/texts/fr/names.ts';

const texts: Readonly<Record<'en' | 'fr' | 'de', Readonly<Record<string, string>>>> = {
  en,
  fr: frenchSpaces(fr),
  de,
};
const checks = catalogueChecks({
  texts,
  isProper: key => key === 'title' || key.startsWith('card.'),
  shared: { fr: ['animal.any', 'amount.keyples', 'amount.points'], de: [] },
});
test.each(Object.entries(checks))('every language %s', (_, faults) => expect(faults()).toEqual([]));

const villages = HOUSE_1.cards.flatMap(card => (card.type === 'keyple' ? [] : [card]));
const isField = (id: string) => id.includes('-field-');

test('every home and village card has a name, which is the printed one in English', () => {
  expect(
    Object.keys(en)
      .filter(key => key.startsWith('card.'))
      .sort(),
  ).toEqual(villages.map(({ id }) => `card.${id}`).sort());
  expect(villages.filter(({ id, name }) => !isField(id) && texts.en[`card.${id}`] !== name)).toEqual([]);
});

test('fields, which are printed without names, are told apart', () => {
  const fields = villages.filter(({ id }) => isField(id)).map(({ id }) => `card.${id}`);
  expect(fields).toHaveLength(21);
  for (const language of ['en', 'fr', 'de'] as const)
    expect(new Set(fields.map(key => texts[language][key])).size).toBe(fields.length);
});

test('no two cards have the same name', () => {
  for (const language of ['en', 'fr', 'de'] as const)
    expect(new Set(villages.map(({ id }) => texts[language][`card.${id}`])).size).toBe(villages.length);
});

test('French and German keep the names of boats', () => {
  const boats = villages.filter(card => card.type === 'village' && card.boat).map(({ id }) => `card.${id}`);
  expect(boats).toHaveLength(9);
  expect(boats.filter(key => texts.fr[key] !== texts.en[key] || texts.de[key] !== texts.en[key])).toEqual([]);
});
