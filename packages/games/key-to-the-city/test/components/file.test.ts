import { describe, expect, it } from 'vitest';
import { setToJson } from '../../src/components/file.ts';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';

const printed = setToJson(HOUSE_1);

describe('setToJson', () => {
  it('prints what it was given', () => {
    expect(JSON.parse(printed)).toStrictEqual(HOUSE_1);
  });

  it('prints a tile in a few lines', () => {
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

  it('prints equal sets alike', () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, each]) => [key, turned(each)]),
      );
    };
    expect(setToJson(turned(HOUSE_1) as typeof HOUSE_1)).toBe(printed);
  });
});
