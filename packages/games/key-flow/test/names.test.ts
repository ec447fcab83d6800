import { LANGUAGES } from '@thameside/kit';
import { expect, test } from 'vitest';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { cards as de } from '../src/texts/de/cards.ts';
import { cards as fr } from '../src/texts/fr/cards.ts';
import { texts } from '../src/texts/index.ts';

const villages = HOUSE_1.cards.flatMap(card => (card.type === 'keyple' ? [] : [card]));
const isField = (id: string) => id.includes('-field-');

test('English calls the cards by their printed names; fields are printed without', () => {
  for (const { id, name } of villages)
    if (!isField(id)) expect(texts.en[`card.${id}`]?.replace('’', "'")).toBe(name);
  expect(villages.filter(({ id }) => isField(id))).toHaveLength(21);
});

test('no two cards have the same name', () => {
  for (const language of LANGUAGES)
    expect(new Set(villages.map(({ id }) => texts[language][`card.${id}`])).size).toBe(villages.length);
});

test.each(Object.entries({ fr, de }))(
  '%s has names of its own for all cards but boats and these',
  (_, cards) => {
    const keys = villages.map(({ id }) => `card.${id}`);
    expect(Object.keys(cards).filter(key => !keys.includes(key) || cards[key] === texts.en[key])).toEqual([]);
    const boats = villages.filter(card => card.type === 'village' && card.boat);
    expect(boats).toHaveLength(9);
    expect(boats.filter(({ id }) => Object.hasOwn(cards, `card.${id}`))).toEqual([]);
    const kept = villages.filter(card => !boats.includes(card) && !Object.hasOwn(cards, `card.${card.id}`));
    const french = ['artisan', 'forge', 'emporium', 'scribe'];
    expect(kept.map(({ id }) => id).filter(id => cards !== fr || !french.includes(id))).toEqual([
      'keywood',
      'keythedral',
      'ranch',
    ]);
  },
);
