import { describe, expect, test } from 'vitest';
import {
  by,
  dictionary,
  FORM_DE,
  FORM_EN,
  FORM_FR,
  flag,
  header,
  list,
  maybe,
  mentioned,
  type Name,
  name,
  notes,
  object,
  orNull,
  ownNames,
  readBy,
  row,
  type Shape,
  setFile,
  stockOf,
  text,
  whole,
  word,
} from '../src/index.ts';

/** What is told of a value, as places and keys. */
function told<T>(shape: Shape<T>, value: unknown): string[] {
  const faults: string[] = [];
  shape(value, '', (at, key) => void faults.push(`${at}: ${key.replace('fault.', '')}`));
  return faults;
}

test('every text of a fault has the same parameters in every language', () => {
  for (const texts of [FORM_FR, FORM_DE]) {
    expect(Object.keys(texts)).toEqual(Object.keys(FORM_EN));
    for (const [key, message] of Object.entries(FORM_EN))
      expect(mentioned(texts[key as keyof typeof FORM_EN])).toEqual(mentioned(message));
  }
});

describe('a shape', () => {
  const shape = object({
    id: text(5),
    size: whole(-1, 3),
    wet: maybe(flag),
    of: maybe(orNull(word(['wood', 'iron']))),
    parts: maybe(list(object({ id: text(5) }), 1, 2)),
  });

  test.each([
    [[], { id: 'a', size: 0 }],
    [[], { id: 'a', size: 0, wet: false, of: null, parts: [{ id: 'b' }] }],
    [[': not-an-object'], []],
    [['id: not-a-text', 'size: not-a-whole-number'], { id: 1, size: '1' }],
    [['id: text-length', 'size: out-of-range'], { id: '', size: 4 }],
    [['id: unprintable', 'size: not-a-whole-number'], { id: '\u202e', size: 0.5 }],
    [['of: unknown-word', 'wet: not-true-or-false'], { id: 'a', size: 1, wet: 0, of: 'tin' }],
    [['parts: list-length'], { id: 'a', size: 1, parts: [] }],
    [['parts: not-a-list'], { id: 'a', size: 1, parts: {} }],
    [
      ['parts[1]: missing-field', 'parts[1]: unknown-field'],
      { id: 'a', size: 1, parts: [{ id: 'b' }, { no: 1 }] },
    ],
    [[': unknown-field'], JSON.parse('{"id":"a","size":1,"__proto__":{"wet":true}}')],
  ])('tells %j', (faults, value) => expect(told(shape, value).sort()).toEqual(faults.toSorted()));

  test('copies what it reads, in its own order, without negative zero', () => {
    const value = { parts: [{ id: 'b' }], size: -0, id: 'a' };
    const read = shape(value, '', () => {});
    expect(JSON.stringify(read)).toBe('{"id":"a","size":0,"parts":[{"id":"b"}]}');
    expect(Object.is(read.size, 0)).toBe(true);
    expect(read.parts).not.toBe(value.parts);
  });

  test('follows what a field says', () => {
    const either = by<object>('kind', {
      hat: object({ kind: word(['hat']), brim: flag }),
      shoe: object({ kind: word(['shoe']), size: whole(1, 50) }),
    });
    expect(told(either, { kind: 'hat', brim: true })).toEqual([]);
    expect(told(either, { kind: 'shoe', brim: true })).toEqual([': missing-field', ': unknown-field']);
    expect(told(either, { kind: 'sock' })).toEqual(['kind: unknown-word']);
    expect(told(either, {})).toEqual([': missing-field']);
    expect(told(either, { kind: 'toString' })).toEqual(['kind: unknown-word']);
    expect(told(either, null)).toEqual([': not-an-object']);
  });

  test('names of fields may be free, and places of rows show their ids', () => {
    expect(told(dictionary(flag), { plain: true, 'two words': true })).toEqual([': unknown-field']);
    expect(told(list(row(object({ id: text(9), on: flag }))), [{ id: 'lamp', on: 1 }])).toEqual([
      '[0] lamp .on: not-true-or-false',
    ]);
  });
});

describe('a stock', () => {
  test('counts every piece once, wherever it lies, and tells the place where there are too many', () => {
    const stock = stockOf({ red: 2, blue: 0 });
    const shape = object({ one: list(stock.one), some: stock.counts });
    expect(told(shape, { one: ['red', 'blue', 'pink'], some: { red: 1 } })).toEqual([
      'one[1]: too-few',
      'one[2]: unknown-id',
    ]);
    expect(stock.left).toEqual({ red: 0, blue: -1 });
    expect(told(stock.counts, { red: 1 })).toEqual(['red: too-few']);
  });
});

test('a position is explained in English', () => {
  const note = notes();
  expect(readBy(object({ players: list(flag, 2, 6) }), { players: [true] }, note)).toBeUndefined();
  note.say('players', 'they are few');
  expect(note.faults).toEqual([
    { at: 'players', message: 'the list has 1 entry: it must have from 2 to 6' },
    { at: 'players', message: 'they are few' },
  ]);
});

describe('a set file', () => {
  interface Set {
    readonly game: 'hats';
    readonly title: string;
    readonly set: string;
    readonly hats: readonly {
      readonly id: string;
      readonly name: Name;
    }[];
  }
  const shape = object({ ...header('hats'), hats: list(object({ id: text(20), name })) }) as Shape<Set>;
  const house: Set = {
    game: 'hats',
    title: 'Hats',
    set: 'house-1',
    hats: [{ id: 'bowler', name: 'Bowler' }],
  };
  const { parse, print } = setFile(shape, house, ({ hats }, tell) => {
    if (hats.length === 0) tell('hats', 'fault.empty');
  });
  const keys = (json: unknown) => {
    const read = parse(json);
    return 'faults' in read ? read.faults.map(({ at, key }) => `${at}: ${key}`) : [];
  };

  test('is read as it is printed; form comes first, then meaning, then the name', () => {
    expect(parse(JSON.parse(print(house)))).toEqual({ set: house });
    expect(keys({ ...house, set: 'Mine' })).toEqual(['set: fault.set-name']);
    expect(keys({ ...house, game: 'caps', hats: [] })).toEqual(['game: fault.wrong-game']);
    expect(keys({ ...house, hats: [] })).toEqual(['hats: fault.empty']);
    expect(keys({ ...house, title: 'Caps' })).toEqual(['set: fault.reserved-set-name']);
    expect(keys({ ...house, title: 'Caps', set: 'caps-1' })).toEqual([]);
  });

  test('names its components in one language or in three', () => {
    const hats = [
      { id: 'bowler', name: 'Bowler' },
      { id: 'beret', name: { en: 'Beret', fr: 'Béret', de: 'Baskenmütze' } },
      { id: 'fez', name: 'Fez' },
    ];
    expect(keys({ ...house, set: 'mine-1', hats })).toEqual([]);
    expect(keys({ ...house, set: 'mine-1', hats: [{ id: 'fez', name: { en: 'Fez' } }] })).toHaveLength(2);
    expect(keys({ ...house, set: 'mine-1', hats: [{ id: 'fez', name: '{seat:seat}' }] })).toHaveLength(1);
    expect(ownNames('hat', hats, house.hats, 'de')).toEqual({ 'hat.beret': 'Baskenmütze', 'hat.fez': 'Fez' });
  });
});
