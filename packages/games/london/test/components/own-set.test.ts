import { setBench } from '@thameside/testkit';
import { expect, test } from 'vitest';
import { title } from '../../src/index.ts';

const { file, inUse } = setBench(title);
type Row = { id: string } & Record<string, unknown>;

test('a set with other titles is entered, named in three languages, said and played to the end by bots', () => {
  const json = file() as Record<'cards' | 'boroughs', Row[]>;
  const dropped = ['lords', 'wren', 'hospital', 'sewers', 'paupers-c', 'hackney'];
  json.cards = json.cards.filter(({ id }) => !dropped.includes(id));
  json.boroughs = json.boroughs.filter(({ id }) => !dropped.includes(id));
  const [salters] = json.cards;
  Object.assign(salters ?? {}, { name: 'Salt Store', cost: 2 });
  // L50: in which order its parts come is asked
  for (const card of json.cards)
    if (/prison/.test(card.id)) card.run = { ...(card.run as object), poverty: 2 };
  const card = {
    set: 'B',
    copies: 2,
    cost: 3,
    activate: { money: 1 },
    run: { money: 4, prestige: 1, poverty: -1 },
    endPrestige: 2,
    flips: true,
    basis: 'my box',
  };
  json.cards.push(
    {
      ...card,
      id: 'hot-air-balloon',
      name: { en: 'Balloon', fr: 'Montgolfière', de: 'Heißluftballon' },
      colour: 'pink',
    },
    {
      ...card,
      id: 'tunnel',
      name: 'Thames Tunnel',
      colour: 'brown',
      copies: 9,
      run: { money: 0, prestige: 0, poverty: 0, special: 'money-1-per-borough' },
    },
  );
  json.boroughs.push({
    id: 'brixton',
    name: { en: 'Brixton', fr: 'Brixton-sur-Tamise', de: 'Brixton' },
    side: 'south',
    river: false,
    cost: 5,
    gain: { draw: 2, prestige: 1, poverty: 0 },
    ability: 'draw-one-more',
    basis: 'my box',
  });
  const { gaps, called } = inUse(json);
  expect(gaps).toEqual([]);
  expect(called('hot-air-balloon')).toEqual(['Balloon', 'Montgolfière', 'Heißluftballon']);
  expect(called('brixton')[1]).toBe('Brixton-sur-Tamise');
  expect(called('salters')).toEqual(['Salt Store', 'Salt Store', 'Salt Store']);
  expect(called('vintners')[0]).toBe('Vintners');
});
