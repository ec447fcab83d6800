import { quarry } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import {
  commitment,
  FILE_FAULTS,
  FileError,
  type FileFault,
  hashOf,
  isOver,
  legal,
  load,
  nameplate,
  open,
  openFrom,
  redealt,
  save,
  seedOf,
  submit,
  totals,
  waiting,
} from '../src/index.ts';
import { after, fresh, SEED } from './table.ts';

/** A whole match by first and last answers. */
function whole(seats = 3) {
  let { journal } = open(quarry, seats, { length: 'long', ...(seats > 2 && { market: 'three' }) }, SEED);
  while (!isOver(journal.now)) {
    const seat = waiting(journal.now)[0]!;
    const answers = legal(quarry, journal.now, seat);
    journal = submit(quarry, journal, seat, [answers.at(journal.entries.length % 2 ? -1 : 0)]).journal;
  }
  return journal;
}
const FILE = save(quarry, whole());
const LINES = FILE.split('\n');
const lineOf = (start: string | RegExp) =>
  1 + LINES.findIndex(line => (typeof start === 'string' ? line.startsWith(start) : start.test(line)));
/** The file with one line replaced; an empty replacement takes it out. */
const edited = (start: string | RegExp, line: string | null) =>
  LINES.flatMap((old, i) => (i + 1 === lineOf(start) ? (line === null ? [] : [line]) : [old])).join('\n');
const inserted = (before: string | RegExp, line: string) =>
  LINES.toSpliced(lineOf(before) - 1, 0, line).join('\n');

function faultOf(text: string): { code: FileFault; line: number; detail: string } {
  try {
    load(quarry, text);
  } catch (error) {
    if (error instanceof FileError) return { code: error.code, line: error.line, detail: error.detail };
    throw error;
  }
  throw new Error('the file was accepted');
}

describe('a match file', () => {
  test('can be read by people', () => {
    const j = after(quarry, fresh(), [1, 2], [0, 0], [0, 'ready'], [1, 'ready'], [1, 'rest']);
    expect(save(quarry, j)).toBe(
      [
        'thameside match 1',
        'game quarry',
        'rules 1',
        `set toy-1 ${'0'.repeat(64)}`,
        'seats 2',
        'option length short',
        `seed ${SEED}`,
        `commitment ${commitment(SEED)}`,
        '1 1 offer 2',
        '2 0 offer 0',
        '3 0 ready ready',
        '4 1 ready ready',
        '5 1 work rest',
        `hash ${hashOf(j.now)}`,
        '',
      ].join('\n'),
    );
  });

  test.each([2, 3, 4])('gives the same journal again, %d seats', seats => {
    const j = whole(seats);
    const again = load(quarry, save(quarry, j));
    expect(again).toEqual(j);
    expect(hashOf(again.now)).toBe(hashOf(j.now));
    expect(save(quarry, again)).toBe(save(quarry, j));
  });

  test('also from the middle of a match', () => {
    const j = after(quarry, fresh(), [1, 2], [0, 0], [0, 'ready']);
    expect(load(quarry, save(quarry, j))).toEqual(j);
    expect(load(quarry, save(quarry, fresh()))).toEqual(fresh());
  });

  test('of a match that goes on from a position holds the position', () => {
    const begun = after(quarry, fresh(), [1, 2], [0, 0], [0, 'ready']);
    const from = redealt(quarry, begun.now, 0, seedOf('imagined'));
    const { journal } = openFrom(quarry, from, begun.header.options, SEED);
    expect(journal.now).toBe(from);
    const j = after(quarry, journal, [1, 'ready'], [1, 'rest']);
    expect(load(quarry, save(quarry, j))).toEqual(j);
  });

  test('of a finished match ends with the scores', () => {
    expect(FILE).toContain(`\nend ${totals(quarry, whole().now).join(' ')}\nhash `);
  });

  test('may have comments, blank lines, spaces around and the line ends of Windows', () => {
    const text = LINES.flatMap(line => ['# said by nobody', ` ${line}  `, '', '#']).join('\r\n');
    expect(load(quarry, text)).toEqual(whole());
  });

  test('may lack what can be worked out: defaults, commitment, end and hash', () => {
    const j = after(quarry, fresh(), [1, 2]);
    const text = save(quarry, j).replace(/^(option|commitment|hash) .*\n/gm, '');
    expect(load(quarry, text)).toEqual(j);
  });

  test('reads an answer that looks like another type as the one that was offered', () => {
    const j = load(quarry, save(quarry, after(quarry, fresh(), [1, 2])));
    expect(j.entries[0]?.answer).toBe(2);
  });
});

describe('a faulty file', () => {
  const work = /^\d+ \d work /;
  const bad = 'ffffffffffffffffffffffffffffffff';
  const table: Record<FileFault, [text: string, line: number, detail: string][]> = {
    'no-match-file': [
      ['', 1, ''],
      ['hello', 1, ''],
      ['{"__proto__":null}', 1, ''],
      [edited('thameside', 'thameside match 2'), 1, ''],
    ],
    missing: [
      ['thameside match 1\n', 1, 'game'],
      [edited('seed', null), LINES.length - 2, 'seed'],
      [edited('set', null), LINES.length - 2, 'set'],
    ],
    'unknown-line': [
      [inserted(work, 'wait here'), lineOf(work), 'wait'],
      [inserted('seats', '__proto__ 1'), lineOf('seats'), '__proto__'],
      [inserted(work, '-1 0 work dig'), lineOf(work), '-1'],
    ],
    'wrong-game': [[edited('game', 'game london'), 2, 'london']],
    'wrong-rules': [[edited('rules', 'rules 2'), 3, '2']],
    'wrong-set': [
      [edited('set', `set toy-2 ${'0'.repeat(64)}`), 4, `toy-2 ${'0'.repeat(64)}`],
      [edited('set', 'set toy-1 1'), 4, 'toy-1 1'],
    ],
    'bad-seats': [
      [edited('seats', 'seats 1'), 5, '1'],
      [edited('seats', 'seats 5'), 5, '5'],
      [edited('seats', 'seats 2.5'), 5, '2.5'],
      [edited('seats', 'seats many'), 5, 'many'],
      [edited('seats', 'seats'), 5, ''],
    ],
    'bad-option': [
      [edited('option length', 'option length endless'), 6, 'length endless'],
      [edited('option length', 'option colour red'), 6, 'colour red'],
      [edited('option length', 'option __proto__ long'), 6, '__proto__ long'],
      [edited('option length', 'option'), 6, ''],
    ],
    'bad-seed': [
      [edited('seed', 'seed 123'), lineOf('seed'), '123'],
      [edited('seed', 'seed'), lineOf('seed'), ''],
    ],
    'bad-commitment': [
      [edited('seed', `seed ${bad}`), lineOf('commitment'), commitment(SEED)],
      [edited('commitment', `commitment ${bad}`), lineOf('commitment'), bad],
    ],
    'bad-from': [
      [inserted(/^1 /, 'from {'), lineOf(/^1 /), ''],
      [inserted(/^1 /, 'from {"s":null}'), lineOf(/^1 /), ''],
      [inserted(/^1 /, `from ${JSON.stringify({ ...fresh().now, lanes: [] })}`), lineOf(/^1 /), ''],
      [inserted(/^1 /, `from ${JSON.stringify({ ...fresh().now, rng: [1, 2, 3] })}`), lineOf(/^1 /), ''],
    ],
    'bad-entry': [
      [inserted(work, '1 0 work rest'), lineOf(work), '1'],
      [edited(work, null), lineOf(work), String(lineOf(work) - lineOf('commitment') + 1)],
      [edited(work, LINES[lineOf(work) - 1]!.replace(/work.*/, 'work')), lineOf(work), '0 work'],
      [edited(/^1 /, '1'), lineOf(/^1 /), ''],
      [edited(/^1 /, '1 zero offer 1'), lineOf(/^1 /), 'zero offer 1'],
    ],
    'wrong-question': [
      [edited(/^1 /, '1 0 work rest'), lineOf(/^1 /), '0 work'],
      [edited(/^1 /, '1 7 offer 1'), lineOf(/^1 /), '7 offer'],
      [edited(/^1 /, '1 99999999999999999999 offer 1'), lineOf(/^1 /), '99999999999999999999 offer'],
    ],
    'not-offered': [
      [edited(/^1 /, '1 0 offer 9'), lineOf(/^1 /), '9'],
      [edited(/^1 /, '1 0 offer __proto__'), lineOf(/^1 /), '__proto__'],
    ],
    'wrong-score': [
      [edited('end', 'end 99 0 0'), lineOf('end'), '99 0 0'],
      [inserted(work, 'end 0 0 0'), lineOf(work), '0 0 0'],
    ],
    'wrong-hash': [
      [edited('hash', `hash ${bad}`), lineOf('hash'), bad],
      [inserted(work, `hash ${hashOf(whole().now)}`), lineOf(work), hashOf(whole().now)],
    ],
    'after-end': [[`${FILE}${LINES.length} 0 work rest\n`, LINES.length, '']],
  };

  test('every kind of fault is provoked here', () => {
    expect(Object.keys(table).sort()).toEqual([...FILE_FAULTS].sort());
  });

  test.each(
    FILE_FAULTS.flatMap(code =>
      table[code].map(([text, line, detail], i) => ({ code, i, text, line, detail })),
    ),
  )('$code $i, line $line', ({ code, text, line, detail }) => {
    expect(faultOf(text)).toEqual({ code, line, detail });
  });

  test('says so in its message, for logs', () => {
    expect(() => load(quarry, edited('rules', 'rules 2'))).toThrow(new FileError(3, 'wrong-rules', '2'));
    expect(new FileError(3, 'wrong-rules', '2').message).toBe('line 3: wrong-rules 2');
    expect(new FileError(1, 'no-match-file').message).toBe('line 1: no-match-file');
  });
});

describe('nameplate', () => {
  test('tells which game and set to fetch', () => {
    expect(nameplate(FILE)).toEqual({ game: 'quarry', set: 'toy-1', rules: '1' });
    expect(nameplate('# hi\n\nthameside match 1\n')).toEqual({ game: '', set: '', rules: '' });
  });

  test('refuses what is no match file', () => {
    expect(() => nameplate('PK\u0003\u0004')).toThrow(new FileError(1, 'no-match-file'));
  });
});

test('the hash covers what is asked and drawn next, not only the state', () => {
  const { now } = fresh();
  expect(hashOf({ ...now, rng: [1, 2, 3, 4] })).not.toBe(hashOf(now));
  expect(hashOf({ ...now, lanes: [[], []] })).not.toBe(hashOf(now));
  expect(hashOf(JSON.parse(JSON.stringify(now)))).toBe(hashOf(now));
});

test('totals add up the score lines', () => {
  const { now } = whole();
  expect(totals(quarry, now)).toEqual(
    quarry.score(now.s).map(lines => lines.reduce((sum, line) => sum + line.points, 0)),
  );
});
