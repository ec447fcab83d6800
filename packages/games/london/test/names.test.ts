import { expect, test } from 'vitest';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { cards as de } from '../src/texts/de/cards.ts';
import { cards as fr } from '../src/texts/fr/cards.ts';
import { texts } from '../src/texts/index.ts';

const named = ({ id }: { readonly id: string }) => `card.${id}`;

test('English calls cards and boroughs by their printed names', () => {
  for (const row of HOUSE_1.cards) expect(texts.en[named(row)]?.replace('’', "'")).toBe(row.name);
  for (const { id, name } of HOUSE_1.boroughs) expect(texts.en[`borough.${id}`]).toBe(name);
});

test.each(Object.entries({ fr, de }))('%s has names of its own for all cards but these', (_, cards) => {
  const ids = HOUSE_1.cards.map(named);
  expect(Object.keys(cards).filter(key => !ids.includes(key) || cards[key] === texts.en[key])).toEqual([]);
  const kept = new Set(ids.filter(key => !Object.hasOwn(cards, key)).map(key => texts.en[key]));
  kept.delete('Huguenots'); // French
  expect([...kept].sort()).toEqual([
    'Albert Dock',
    'Albert Hall',
    'British Museum',
    'Covent Garden',
    'Fleet Street',
    'Kew Gardens',
    'Lloyds of London',
    'Lord’s',
    'Natural History Museum',
    'Omnibus',
    'Oxford Street',
    'Regent Street',
    'Royal Victoria Dock',
    'Theatre Royal',
    'Tower Bridge',
    'Vauxhall Gardens',
    'West India Docks',
    'Whitehall',
    'Wren',
  ]);
});

test('cards of one name have one name in every language', () => {
  const keys = HOUSE_1.cards.map(named);
  for (const language of [texts.fr, texts.de]) {
    const differ = keys.flatMap(key =>
      keys
        .filter(other => (texts.en[key] === texts.en[other]) !== (language[key] === language[other]))
        .map(other => `${key} ${other}`),
    );
    expect(differ).toEqual([]);
  }
});
