import { describe, expect, test } from 'vitest';
import { parseSet, setToJson } from '../../src/components/file.ts';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import {
  ABILITIES,
  ACTIONS,
  COLOURS,
  ONGOING,
  REACTIONS,
  SETS,
  SPECIALS,
} from '../../src/components/vocabulary.ts';
import { title } from '../../src/index.ts';

const file = () => ({ ...JSON.parse(title.exportSet()), set: 'mine-1' });

describe('the set house-1', () => {
  test('has the components that the rulebook and the list count', () => {
    expect(HOUSE_1.cards).toHaveLength(76);
    expect(HOUSE_1.cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(101);
    expect(HOUSE_1.boroughs).toHaveLength(20);
    expect(HOUSE_1.boroughs.filter(({ starter }) => starter).map(({ id }) => id)).toEqual([
      'city',
      'westminster',
      'southwark-and-bermondsey',
    ]);
    const actions = HOUSE_1.cards.filter(({ action }) => action);
    expect(actions.reduce((sum, { copies }) => sum + copies, 0)).toBe(4);
  });

  test('brings as much brown money as a review counts', () => {
    const brown = (letter: string) =>
      HOUSE_1.cards
        .filter(({ set, colour }) => set === letter && colour === 'brown')
        .reduce((sum, { run, copies }) => sum + copies * run.money, 0);
    expect([brown('A'), brown('B')]).toEqual([57, 90]);
  });

  test('has no id twice, and says of every row where it comes from', () => {
    const ids = [...HOUSE_1.cards, ...HOUSE_1.boroughs].map(({ id }) => id);
    expect(new Set(ids).size).toBe(96);
    expect([...HOUSE_1.cards, ...HOUSE_1.boroughs].filter(({ basis }) => basis === '')).toEqual([]);
  });

  test('uses every word of the vocabulary', () => {
    const used = (words: (string | undefined)[]) =>
      [...new Set(words.filter(word => word !== undefined))].sort();
    const { cards, boroughs } = HOUSE_1;
    expect(used(cards.map(({ run }) => run.special))).toEqual([...SPECIALS].sort());
    expect(used(cards.map(({ ongoing }) => ongoing))).toEqual([...ONGOING].sort());
    expect(used(cards.map(({ action }) => action))).toEqual([...ACTIONS].sort());
    expect(used(cards.map(({ react }) => react))).toEqual([...REACTIONS].sort());
    expect(used(boroughs.map(({ ability }) => ability))).toEqual([...ABILITIES].sort());
    expect(used(cards.map(({ set }) => set))).toEqual([...SETS]);
    expect(used(cards.map(({ colour }) => colour))).toEqual([...COLOURS].sort());
  });
});

describe('a set file', () => {
  test('is accepted as it is printed, under its name or another', () => {
    expect(parseSet(JSON.parse(setToJson(HOUSE_1)))).toEqual({ set: HOUSE_1 });
    expect(parseSet(file())).toEqual({ set: { ...HOUSE_1, set: 'mine-1' } });
    expect(title.exportSet()).toBe(setToJson(HOUSE_1));
  });

  test('is playable once it is accepted', () => {
    const made = title.withSet(file());
    expect('game' in made && made.game.set.name).toBe('mine-1');
  });
});
