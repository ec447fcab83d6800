import { TITLES } from '@thameside/titles';
import { describe, expect, test } from 'vitest';
import {
  type Draft,
  draftFrom,
  freeName,
  LONDONERS,
  optionsFor,
  PERSON,
  sharedName,
  sharedSeats,
  soloSeats,
} from '../src/screens/new-game/draft.ts';

const LEVELS = ['easy', 'middle', 'hard'];
const LIMITS = [2, 6] as const;
const fresh = draftFrom(null, LEVELS, LIMITS);
const unnamed = (number: number) => `Player ${number}`;

describe('what was kept', () => {
  test('nothing: two opponents of the middle level, three people', () => {
    expect(fresh).toEqual({
      opponents: 2,
      level: 'middle',
      seats: Array.from({ length: 3 }, () => ({ name: '', by: PERSON })),
      options: {},
      ownSet: false,
    });
  });
  test('everything that still makes sense', () => {
    const kept: Draft = {
      opponents: 5,
      level: 'hard',
      seats: [
        { name: 'Anna', by: PERSON },
        { name: 'Wren', by: 'easy' },
      ],
      options: { jennifer: 'on' },
      ownSet: true,
    };
    expect(draftFrom(JSON.parse(JSON.stringify(kept)), LEVELS, LIMITS)).toEqual(kept);
  });
  test.each([7, 'x', [], { opponents: 9, level: 'gone', seats: [{ name: 'A', by: 'gone' }], options: [] }])(
    'nonsense (%j) is as good as nothing',
    kept => {
      expect(draftFrom(kept, LEVELS, LIMITS)).toEqual(fresh);
    },
  );
});

test('options that this many seats do not have fall back to their defaults', () => {
  const table = { start: ['random', '1', '2'], jennifer: ['off', 'on'] };
  expect(optionsFor(table, { start: '5', jennifer: 'on', old: 'x' })).toEqual({
    start: 'random',
    jennifer: 'on',
  });
});

describe('seats', () => {
  test('alone: the person first, then Londoners of the level', () => {
    expect(soloSeats({ ...fresh, opponents: 1 }, ' Anna ', unnamed)).toEqual([
      { kind: 'person', name: 'Anna' },
      { kind: 'bot', name: 'Hogarth', level: 'middle' },
    ]);
  });
  test('no two are called the same, whoever plays', () => {
    for (const name of ['', 'Hogarth', 'pepys', 'Turner']) {
      const seats = soloSeats({ ...fresh, opponents: 5 }, name, unnamed);
      expect(seats).toHaveLength(6);
      expect(sharedName(seats)).toBeNull();
      expect(seats.every(seat => seat.name !== '')).toBe(true);
    }
  });
  test('no Londoner is called like a card or a tile, and no two begin alike', () => {
    const names = TITLES.flatMap(({ texts }) => Object.values(texts).flatMap(Object.values));
    for (const name of LONDONERS) expect(names).not.toContain(name);
    expect(new Set(LONDONERS.map(name => name[0])).size).toBe(LONDONERS.length);
  });
  test('around one screen: people and bots, the nameless by number', () => {
    expect(
      sharedSeats(
        [
          { name: '', by: PERSON },
          { name: 'Nell', by: 'hard' },
        ],
        unnamed,
      ),
    ).toEqual([
      { kind: 'person', name: 'Player 1' },
      { kind: 'bot', name: 'Nell', level: 'hard' },
    ]);
  });
  test('a name twice is noticed', () => {
    expect(
      sharedName(
        sharedSeats(
          [
            { name: 'Anna', by: PERSON },
            { name: 'anna ', by: PERSON },
          ],
          unnamed,
        ),
      ),
    ).toBe('anna');
  });
  test('a free name is free', () => {
    expect(freeName(['hogarth ', 'Pepys'])).toBe('Nell');
  });
});
