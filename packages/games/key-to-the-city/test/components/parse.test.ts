import { describe, expect, it } from 'vitest';
import { setToJson } from '../../src/components/file.ts';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import { parseSet } from '../../src/components/parse.ts';
import { edit, file, indexOf, type Json } from './edit.ts';

const placesAndKeys = (json: unknown): unknown => {
  const parsed = parseSet(json);
  return 'faults' in parsed ? parsed.faults.map(({ at, key }) => `${at}: ${key}`) : 'sound';
};

describe('parseSet', () => {
  it('accepts the house set, as it is and as it is printed', () => {
    expect(parseSet(HOUSE_1)).toEqual({ set: HOUSE_1 });
    expect(parseSet(JSON.parse(setToJson(HOUSE_1)))).toEqual({ set: HOUSE_1 });
  });

  it('accepts the explanations of the shipped file and leaves them out', () => {
    const explained = {
      ...HOUSE_1,
      players: [2, 6],
      connectorMeaning: {},
      skillMeaning: {},
      hexes: [],
      levels: '',
      words: 0,
    };
    expect(parseSet(explained)).toStrictEqual({ set: HOUSE_1 });
  });

  it('accepts a set with other values', () => {
    let json = edit(file(), ['tiles', 'canary-wharf', 'name'], 'One Canada Square');
    json = edit(json, ['tiles', 'canary-wharf', 'score'], [{ rule: 'connectors-on-tile', each: 3 }]);
    json = edit(json, ['tiles', 'canary-wharf', 'basis'], {});
    json = edit(json, ['tiles', 'the-o2', 'berths', 6], { keyples: 0, start: false });
    json = edit(json, ['deal', 'levelOnArrival'], {});
    expect(parseSet(json)).toEqual({ set: json });
  });

  it('keeps nothing of what it was given', () => {
    const json = file();
    const parsed = parseSet(json);
    edit(json, ['tiles', 'gherkin', 'score', 0, 'each'], 99);
    expect(parsed).toEqual({ set: { ...HOUSE_1, set: 'mine-1' } });
  });

  it('reports every fault, also within one tile', () => {
    let json = edit(file(), ['game'], 'london');
    json = edit(json, ['supplies', 'keyples', 'red'], -3);
    json = edit(json, ['deal', 'routemastersPerPlayer'], 9);
    json = edit(json, ['tiles', 'canary-wharf', 'name'], 7);
    json = edit(json, ['tiles', 'canary-wharf', 'score', 1, 'rule'], 'tiles');
    json = edit(json, ['tiles', 'canary-wharf', 'score', 0, 'skill'], 'coin');
    json = edit(
      json,
      ['tiles', 'canary-wharf', 'upgrades', 0, 'connectors'],
      ['black', 'green', 'any', 'any', 'any', 'any', 'any'],
    );
    json = edit(json, ['tiles', 'canary-wharf', 'points'], [1, 2, 3]);
    json = edit(json, ['tiles', 'gherkin', 'id'], 'cucumber');
    const wharf = `tiles[${indexOf('canary-wharf')}] canary-wharf`;
    expect(placesAndKeys(json)).toEqual([
      'game: fault.wrong-game',
      'supplies.keyples.red: fault.out-of-range',
      `${wharf} .name: fault.not-a-text`,
      `${wharf} .score[1].rule: fault.unknown-scoring`,
      `${wharf} .upgrades[0].connectors[1]: fault.unknown-colour`,
      `${wharf} .points: fault.level-count`,
      `${wharf} .score[0].skill: fault.skill-superfluous`,
      `${wharf} .upgrades[0].connectors: fault.too-many-connectors`,
      `tiles[${indexOf('gherkin')}] cucumber: fault.unknown-tile`,
      'tiles: fault.missing-tile',
      'deal.routemastersPerPlayer: fault.deal-routemasters',
    ]);
  });

  it('does not hold a value that it could not read against others', () => {
    let json = edit(file(), ['tiles', 'hyde-park', 'points'], 'many');
    json = edit(json, ['supplies', 'connectors'], null);
    json = edit(json, ['tiles', 'the-o2', 'berths', 0], 5);
    expect(placesAndKeys(json)).toEqual([
      'supplies.connectors: fault.not-an-object',
      `tiles[${indexOf('hyde-park')}] hyde-park .points: fault.not-a-list`,
      `tiles[${indexOf('the-o2')}] the-o2 .berths[0]: fault.not-an-object`,
    ]);
  });

  it('reports a tile without an id by its number', () => {
    expect(placesAndKeys(edit(file(), ['tiles', 'greenwich', 'id'], '<b>'))).toEqual([
      'tiles[1]: fault.unknown-tile',
      'tiles: fault.missing-tile',
    ]);
    expect(placesAndKeys(edit(file(), ['tiles', 'greenwich'], [1]))).toEqual([
      'tiles[1]: fault.not-an-object',
      'tiles: fault.missing-tile',
    ]);
  });

  it.each([null, true, 0, 'set', [], [[]]] as Json[])('refuses %j', json => {
    expect(placesAndKeys(json)).toEqual([': fault.not-an-object']);
  });

  it('refuses an empty object by its missing fields', () => {
    const parsed = parseSet({});
    const fields = 'faults' in parsed ? parsed.faults.map(({ params }) => params.field) : [];
    expect(fields).toEqual(['game', 'title', 'set', 'supplies', 'deal', 'tiles']);
  });

  it('never opens what it does not know', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    expect(placesAndKeys({ ...(file() as object), extra: deep })).toEqual([': fault.unknown-field']);
    expect(placesAndKeys(deep)).toEqual([': fault.not-an-object']);
  });
});
