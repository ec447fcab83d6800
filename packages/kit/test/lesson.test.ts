import { describe, expect, test } from 'vitest';
import { type Cue, type Given, progress, scripted } from '../src/index.ts';

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
