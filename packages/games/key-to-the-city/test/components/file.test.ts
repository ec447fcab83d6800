import { describe, expect, it } from 'vitest';
import { parseSet, setToJson } from '../../src/components/file.ts';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';

const printed = setToJson(HOUSE_1);

describe('a set as a file', () => {
  it('is printed, read and printed alike, and nothing of it is kept', () => {
    const json = JSON.parse(printed);
    expect(json).toStrictEqual(HOUSE_1);
    const read = parseSet(json);
    json.tiles[0].name = 'other';
    expect(read).toEqual({ set: HOUSE_1 });
    expect(parseSet(HOUSE_1)).toEqual({ set: HOUSE_1 });
  });

  it('has a tile in a few lines', () => {
    expect(printed).toContain(`    {
      "id": "canary-wharf",
      "name": "Canary Wharf",
      "kind": "building",
      "score": [
        { "rule": "tiles-linked", "colour": "black", "each": 1 },
        { "rule": "tiles-linked", "colour": "black", "each": 2 }
      ],
      "upgrades": [{ "connectors": ["black"], "skills": ["coin"] }],
`);
    expect(Math.max(...printed.split('\n').map(line => line.length))).toBeLessThan(140);
    expect(printed.endsWith('}\n')).toBe(true);
  });

  it('does not depend on the order of fields', () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, each]) => [key, turned(each)]),
      );
    };
    const basisAside = (text: string) => text.replace(/"basis": \{[^}]*\}/g, '');
    expect(basisAside(setToJson(turned(HOUSE_1) as typeof HOUSE_1))).toBe(basisAside(printed));
  });

  it('may have other values', () => {
    const json = JSON.parse(printed);
    json.set = 'mine-1';
    const wharf = json.tiles.find((row: { id: string }) => row.id === 'canary-wharf');
    Object.assign(wharf, {
      name: 'One Canada Square',
      score: [{ rule: 'connectors-on-tile', each: 3 }],
      basis: {},
    });
    json.deal.levelOnArrival = {};
    expect(parseSet(json)).toEqual({ set: json });
  });
});
