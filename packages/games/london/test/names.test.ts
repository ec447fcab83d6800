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
  isProper: key => key === 'title' || /^(card|borough)\./.test(key),
  shared: { fr: [], de: [] },
});
test.each(Object.entries(checks))('every language %s', (_, faults) => expect(faults()).toEqual([]));

test('every card and every borough has a name, which is the printed one in English', () => {
  const printed = [
    ...HOUSE_1.cards.map(({ id, name }) => [`card.${id}`, name]),
    ...HOUSE_1.boroughs.map(({ id, name }) => [`borough.${id}`, name]),
  ];
  const named = Object.entries(en).filter(([key]) => /^(card|borough)\./.test(key));
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(printed));
});

test('French and German keep the names of boroughs', () => {
  const changed = Object.keys(en).filter(
    key => key.startsWith('borough.') && (texts.fr[key] !== texts.en[key] || texts.de[key] !== texts.en[key]),
  );
  expect(changed).toEqual([]);
});

test('cards of one name have one name in every language', () => {
  const cards = Object.keys(en).filter(key => key.startsWith('card.'));
  const alike = (key: string, other: string) => texts.en[key] === texts.en[other];
  for (const language of ['fr', 'de'] as const) {
    const differ = cards.flatMap(key =>
      cards
        .filter(other => alike(key, other) !== (texts[language][key] === texts[language][other]))
        .map(other => `${key} ${other}`),
    );
    expect(differ).toEqual([]);
  }
});
