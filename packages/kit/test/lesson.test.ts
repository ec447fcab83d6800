import { describe, expect, test } from 'vitest';
import { type Cue, type Given, type LessonStep, progress, scripted, whereabouts } from '../src/index.ts';

const gave = (...given: [string, Given['answer']][]): Given[] => given.map(([k, answer]) => ({ k, answer }));

describe('a step', () => {
  const wanted: Cue[] = [
    { k: 'turn', is: 'bid' },
    { k: 'tile', oneOf: ['tower', 'bridge'] },
    { k: 'count' },
    { k: 'side', is: ['tower', 2] },
  ];

  test('waits for its answers and is done with the last', () => {
    expect(progress(wanted, [])).toBe('waiting');
    expect(progress(wanted, gave(['turn', 'bid'], ['tile', 'bridge']))).toBe('waiting');
    const all = gave(['turn', 'bid'], ['tile', 'tower'], ['count', 7], ['side', ['tower', 2]]);
    expect(progress(wanted, all)).toBe('done');
    expect(progress(wanted, [...all, ...gave(['turn', 'pass'])])).toBe('done');
  });

  test('takes what went by itself as it was meant', () => {
    expect(progress(wanted, gave(['turn', 'bid'], ['tile', null], ['count', 1], ['side', null]))).toBe(
      'done',
    );
  });

  test('minds another answer, until the right one is given', () => {
    expect(progress(wanted, gave(['turn', 'pass']))).toBe('astray');
    expect(progress(wanted, gave(['turn', 'bid'], ['tile', 'abbey'], ['count', 1]))).toBe('astray');
    expect(progress(wanted, gave(['turn', 'pass'], ['turn', 'bid']))).toBe('waiting');
  });

  test('does not mind questions of which it says nothing', () => {
    expect(progress(wanted, gave(['colour', 'red'], ['turn', 'bid'], ['colour', 'blue']))).toBe('waiting');
  });
});

describe('a script', () => {
  const script: Cue[] = [{ k: 'turn', is: 'bid' }, { k: 'count' }, { k: 'turn', is: 'pass' }];

  test('gives its answers one after another, the first offered where it names none', () => {
    expect(scripted(script, [], 'turn', ['use', 'bid'])).toBe('bid');
    expect(scripted(script, gave(['turn', 'bid']), 'count', [3, 4])).toBe(3);
    expect(scripted(script, gave(['turn', 'bid'], ['count', 3]), 'turn', ['pass'])).toBe('pass');
  });

  test('is silent at its end, and once the match has left it', () => {
    expect(scripted(script, gave(['turn', 'bid'], ['count', 3], ['turn', 'pass']), 'turn', ['bid'])).toBe(
      undefined,
    );
    expect(scripted(script, [], 'turn', ['use'])).toBe(undefined);
    expect(scripted(script, [], 'count', [1])).toBe(undefined);
    expect(scripted(script, gave(['turn', 'use']), 'count', [1])).toBe(undefined);
    expect(scripted(script, gave(['berth', 1]), 'count', [1])).toBe(undefined);
  });
});

describe('where the learner is', () => {
  const said = { key: 'said', params: {} };
  const read = (asked: string | null): LessonStep => ({
    say: said,
    lit: [],
    asked,
    onward: { until: 'next' },
  });
  const task = (asked: string, ...answer: Cue[]): LessonStep => ({
    say: said,
    lit: [],
    asked,
    onward: { answer, nudge: said },
  });
  const steps = [
    read(null),
    task('turn', { k: 'turn', is: 'bid' }, { k: 'count', is: 2 }),
    read('turn'),
    task('turn', { k: 'turn', is: 'pass' }),
  ];
  const at = (passed: Record<number, number>, given: Given[], k: string | null) =>
    whereabouts(steps, passed, given, k);
  const bid = gave(['turn', 'bid'], ['count', 2]);

  test('at the first step, until it has been read', () => {
    expect(at({}, [], 'turn')).toEqual({ step: 0, from: 0, state: 'here' });
    expect(at({ 0: 0 }, [], 'turn')).toEqual({ step: 1, from: 0, state: 'here' });
  });
  test('not yet where nothing is asked that the step is about', () => {
    expect(at({ 0: 0 }, [], null)).toEqual({ step: 1, from: 0, state: 'coming' });
    expect(at({ 0: 0 }, bid, 'side')).toEqual({ step: 2, from: 2, state: 'coming' });
  });
  test('in a task as long as it lasts, astray or not', () => {
    expect(at({ 0: 0 }, gave(['turn', 'bid']), 'count')).toMatchObject({ step: 1, state: 'here' });
    expect(at({ 0: 0 }, gave(['turn', 'use']), 'use')).toMatchObject({ step: 1, state: 'astray' });
  });
  test('what was done while reading is done', () => {
    expect(at({}, bid, null)).toEqual({ step: 0, from: 0, state: 'here' });
    expect(at({ 0: 0 }, bid, 'turn')).toEqual({ step: 2, from: 2, state: 'here' });
    expect(at({ 0: 0, 2: 2 }, [...bid, ...gave(['turn', 'pass'])], null)).toBeNull();
  });
  test('what was done in a task that was skipped counts no more', () => {
    const passed = { 0: 0, 1: 1, 2: 1 };
    expect(at(passed, gave(['turn', 'pass']), 'turn')).toEqual({ step: 3, from: 1, state: 'here' });
    expect(at(passed, gave(['turn', 'pass'], ['turn', 'bid']), null)).toMatchObject({ state: 'astray' });
  });
});
