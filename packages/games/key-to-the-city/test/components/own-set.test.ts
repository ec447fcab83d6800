import { setBench } from '@thameside/testkit';
import { expect, test } from 'vitest';
import { title } from '../../src/index.ts';

const { file, inUse } = setBench(title);
type Row = { id: string } & Record<string, unknown>;

test('a set with other tiles is entered, named in three languages, said and played to the end by bots', () => {
  const json = file() as { tiles: Row[]; deal: { buildings: Record<string, number> } };
  const dropped = ['gherkin', 'hyde-park', 'barbican', 'harrods', 'tate-modern', 'greenwich'];
  json.tiles = json.tiles.filter(({ id }) => !dropped.includes(id));
  Object.assign(json.tiles.find(({ id }) => id === 'the-shard') ?? {}, { name: 'The Splinter' });
  const upgrades = [{ connectors: ['any', 'red'], skills: ['coin'] }];
  const basis = { score: 'my box' };
  json.tiles.push(
    {
      id: 'walkie-talkie',
      name: { en: 'Walkie-Talkie', fr: 'Talkie-walkie', de: 'Funkgerät' },
      kind: 'building',
      score: [{ rule: 'fixed', each: 3 }],
      upgrades,
      riverSides: [0, 2],
      basis,
    },
    {
      id: 'market',
      name: 'Borough Market',
      kind: 'era1',
      use: [{ gain: { connectors: ['any', 'any'] } }],
      upgrades,
      basis,
    },
    {
      id: 'fair',
      name: 'Frost Fair',
      kind: 'era2',
      use: [{ pay: { skills: ['any'] }, gain: { skills: ['brick', 'any'] } }],
      upgrades,
      basis,
    },
    { id: 'zoo', name: 'Aquarium', kind: 'routemaster', score: [{ rule: 'keyple-sets', each: 4 }], basis },
    { id: 'croydon', name: 'Croydon', kind: 'home', playerColour: 'green', points: [0, 3], upgrades, basis },
  );
  const { gaps, called } = inUse(json);
  expect(gaps).toEqual([]);
  expect(called('walkie-talkie')).toEqual(['Walkie-Talkie', 'Talkie-walkie', 'Funkgerät']);
  expect(called('the-shard')).toEqual(['The Splinter', 'The Splinter', 'The Splinter']);
  expect(called('monument')[0]).toBe('Monument');
});
