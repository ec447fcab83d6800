import { setBench } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { face } from '../../src/client.ts';
import { openBox, planOf } from '../../src/components/box.ts';
import { parseSet, setToJson } from '../../src/components/file.ts';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import { keyFlow } from '../../src/game.ts';
import { title } from '../../src/index.ts';

const { edited } = setBench(title);

describe('the set that ships', () => {
  test('is printed, read and printed alike', () => {
    const printed = setToJson(HOUSE_1);
    expect(title.exportSet()).toBe(printed);
    expect(JSON.parse(printed)).toEqual(JSON.parse(JSON.stringify(HOUSE_1)));
    const read = parseSet(JSON.parse(printed));
    expect('set' in read && setToJson(read.set)).toBe(printed);
    expect(Math.max(...printed.split('\n').map(line => line.length))).toBeLessThan(140);
  });

  test('has 6 homes, 66 named village cards, 21 fields and 99 keyple cards', () => {
    const count = (is: (card: (typeof HOUSE_1.cards)[number]) => boolean) => HOUSE_1.cards.filter(is).length;
    expect(count(card => card.type === 'home')).toBe(6);
    expect(count(card => card.type === 'village' && card.marking === 'K')).toBe(66);
    expect(count(card => card.type === 'village' && card.marking !== 'K')).toBe(21);
    expect(count(card => card.type === 'keyple')).toBe(99);
  });

  test('every value says where it comes from', () =>
    expect(HOUSE_1.cards.filter(({ basis }) => Object.keys(basis).length === 0)).toEqual([]));
});

describe('a set of one’s own', () => {
  test('F5: a white resource in a gain is any type, gold included, at the owner’s choice', () => {
    const read = parseSet(edited(['cards', 'miner', 'boxes', 0, 'gain'], { resources: ['any', 'iron'] }));
    if (!('set' in read)) throw new Error(JSON.stringify(read.faults));
    const { gain } = planOf(openBox(read.set), 'miner').boxes[0]?.action ?? {};
    expect(gain?.resources).toEqual(['iron']);
    expect(gain?.choices.map(options => options.map(({ resources }) => resources))).toEqual([
      [['iron'], ['stone'], ['wood'], ['gold']],
    ]);
    expect(keyFlow(read.set).set.hash).not.toBe(title.game.set.hash);
  });

  test('is what title and face play with and speak of, or its faults are told', () => {
    const own = edited(['cards', 'forge', 'boxes', 0], { points: 4 });
    const played = title.withSet(own);
    expect('game' in played && played.game.set.name).toBe('mine-1');
    const spoken = face.describe(own);
    expect('component' in spoken && JSON.stringify(spoken.component('forge'))).toContain('"points":4');
    expect(face.describe({})).toHaveProperty('faults');
    expect(title.withSet(null)).toHaveProperty('faults');
  });
});
