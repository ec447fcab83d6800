import { setBench } from '@thameside/testkit';
import { expect, test } from 'vitest';
import { title } from '../../src/index.ts';

const { file, inUse } = setBench(title);
type Row = { id: string } & Record<string, unknown>;

test('a set with other cards is entered, named in three languages, said and played to the end by bots', () => {
  const json = file() as { cards: Row[] };
  const season = (id: string) => json.cards.find(card => card.id === id)?.season;
  const villages = { builder: season('builder'), dairy: season('dairy'), flipper: season('flipper') };
  const dropped = [...Object.keys(villages), 'home-6', 'spring-keyple-01'];
  json.cards = json.cards.filter(({ id }) => !dropped.includes(id));
  Object.assign(json.cards.find(({ id }) => id === 'inn') ?? {}, { name: 'Tavern' });
  const plain = { animals: [], upgradeCosts: [], basis: { boxes: 'my box' } };
  json.cards.push(
    {
      ...plain,
      id: 'bakery',
      name: { en: 'Bakery', fr: 'Boulangerie', de: 'Bäckerei' },
      type: 'village',
      season: villages.builder,
      marking: 'K',
      row: 'road',
      boxes: [{ transport: 1, gain: { resources: ['any'], tokens: 1 } }],
    },
    {
      ...plain,
      id: 'ferry',
      name: 'Ferry',
      type: 'village',
      season: villages.flipper,
      marking: 'K',
      row: 'river',
      boat: true,
      boxes: [{ points: 2, power: 'gold-per-flip' }],
      bottom: { resources: ['gold'], skills: ['random'] },
    },
    {
      ...plain,
      id: 'cheese',
      name: 'Cheesemonger',
      type: 'village',
      season: villages.dairy,
      marking: 'K',
      row: 'road',
      boxes: [{ score: { rule: 'sets', points: 3, need: { cow: 1, token: 1 } } }],
    },
    {
      ...plain,
      id: 'home-7',
      name: 'Castle',
      type: 'home',
      season: null,
      marking: null,
      row: 'road',
      boxes: [{ transport: 2 }],
    },
    {
      ...plain,
      upgradeCosts: undefined,
      id: 'spring-keyple-90',
      type: 'keyple',
      season: 'spring',
      marking: '2+',
      number: 90,
      colour: 'green',
      keyples: 3,
      arrows: ['left', 'down', 'right'],
      token: true,
    },
  );
  const { gaps, called } = inUse(JSON.parse(JSON.stringify(json)));
  expect(gaps).toEqual([]);
  expect(called('bakery')).toEqual(['Bakery', 'Boulangerie', 'Bäckerei']);
  expect(called('inn')).toEqual(['Tavern', 'Tavern', 'Tavern']);
  expect(called('stable')[1]).toBe('Écurie');
});
