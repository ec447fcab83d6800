import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { annotated, annotations, ERRORS, Message, requestIn, type SeatSpec } from '../src/index.ts';

const TABLE = 'abcdef0123456789abcd';
const key = '0123456789abcdef'.repeat(2);
const seats: SeatSpec[] = [
  { kind: 'person', name: 'Ann' },
  { kind: 'bot', name: 'Bob', level: 'merchant' },
];

describe('requests', () => {
  test.each([
    { cmd: 'tables' },
    { cmd: 'create', key, game: 'g', seats, options: { a: 'b' }, set: null, lesson: true },
    { cmd: 'load', key, text: 't', seats, set: '{}' },
    { cmd: 'watch', table: TABLE, seat: null, known: 4 },
    { cmd: 'log', table: TABLE, seat: 1, before: 40 },
    { cmd: 'take-over', table: TABLE },
    { cmd: 'leave', table: TABLE },
    { cmd: 'answer', key, table: TABLE, seat: 0, version: 0, answers: ['a', 1, ['b', -1]] },
    { cmd: 'probe', table: TABLE, seat: 0, version: 0, lines: [[0, ['b', 1]], []] },
    { cmd: 'end-turn', key, table: TABLE, seat: 0, version: 0 },
    { cmd: 'learn', key, table: TABLE, seat: 0, step: 3 },
    { cmd: 'end-lesson', key, table: TABLE, seat: 0 },
    { cmd: 'undo', key, table: TABLE, seat: 0, version: 0 },
    { cmd: 'restart', key, table: TABLE, seat: 0, version: 0 },
    { cmd: 'past', table: TABLE, seat: null, move: 3 },
    { cmd: 'fork', key, table: TABLE, seat: 1, move: 3 },
    { cmd: 'course', table: TABLE },
    { cmd: 'export', table: TABLE },
    { cmd: 'set', table: TABLE },
    { cmd: 'forget', table: TABLE },
    { cmd: 'hand-over', key, table: TABLE, seat: 0, to: seats[1] },
    { cmd: 'hint', table: TABLE, seat: 0 },
    { cmd: 'manners', milliseconds: 0, confirm: true },
  ])('$cmd: is read as it is; with a field more, less or wrong it is none', request => {
    const whole: Record<string, unknown> = { id: 1, ...request };
    expect(requestIn(whole)).toEqual(whole);
    expect(requestIn({ ...whole, more: 1 })).toBeNull();
    expect(requestIn(request)).toBeNull();
    for (const field of Object.keys(request)) {
      const { [field]: _, ...less } = whole;
      expect(requestIn(less)).toBeNull();
      expect(requestIn({ ...whole, [field]: { wrong: true } })).toBeNull();
    }
  });

  test('are bounded in every direction', () => {
    const answer = (answers: unknown) =>
      requestIn({ id: 1, cmd: 'answer', key, table: TABLE, seat: 0, version: 0, answers });
    expect(answer([])).toBeNull();
    expect(answer(Array(101).fill('a'))).toBeNull();
    expect(answer(['x'.repeat(81)])).toBeNull();
    expect(answer([Number.NaN])).toBeNull();
    expect(answer([Number.POSITIVE_INFINITY])).toBeNull();
    expect(answer([Array(9).fill(1)])).toBeNull();
    const create = (more: object) =>
      requestIn({
        id: 1,
        cmd: 'create',
        key,
        game: 'g',
        seats,
        options: {},
        set: null,
        lesson: false,
        ...more,
      });
    expect(create({})).not.toBeNull();
    expect(create({ seats: [seats[0]] })).toBeNull();
    expect(create({ seats: Array(7).fill(seats[0]) })).toBeNull();
    expect(create({ seats: [seats[0], { kind: 'person', name: '   ' }] })).toBeNull();
    expect(create({ seats: [seats[0], { kind: 'person', name: 'x'.repeat(41) }] })).toBeNull();
    expect(create({ set: 'x'.repeat(500_001) })).toBeNull();
    for (const table of ['', 'short', 'UPPERCASE000', 'a'.repeat(41), '../../etc/passwd'])
      expect(requestIn({ id: 1, cmd: 'leave', table })).toBeNull();
    for (const id of [-1, 1.5, '1', null]) expect(requestIn({ id, cmd: 'tables' })).toBeNull();
  });
});

test('every error code is a message', () => {
  for (const code of ERRORS)
    expect(v.is(Message, { kind: 'error', re: 1, code, refusal: null, faults: [] })).toBe(true);
  expect(v.is(Message, { kind: 'error', re: 1, code: 'other', refusal: null, faults: [] })).toBe(false);
});

describe('a match text with remarks', () => {
  const TEXT = 'thameside match 1\ngame g\nseats 2\nhash 0\n';
  test('carries who played and the set, in one line each', () => {
    const odd: SeatSpec[] = [{ kind: 'person', name: 'A\nn "n"' }, ...seats.slice(1)];
    const text = annotated(TEXT, odd, '{\n "set": "mine"\n}');
    expect(text.startsWith(TEXT.trimEnd())).toBe(true);
    expect(text.split('\n').filter(line => line !== '' && !line.startsWith('#'))).toHaveLength(4);
    expect(annotations(text)).toEqual({ seats: odd, count: 2, set: '{"set":"mine"}' });
  });
  test('gives what it has, and nothing that does not fit', () => {
    expect(annotations(TEXT)).toEqual({ seats: null, count: 2, set: null });
    expect(annotations(`${TEXT}# seats [1`)).toMatchObject({ seats: null });
    expect(annotations(`${TEXT}# seats [{"kind":"person","name":"only one"}]`)).toMatchObject({
      seats: null,
    });
    expect(annotations('')).toEqual({ seats: null, count: 0, set: null });
  });
});
