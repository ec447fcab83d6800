import { expect, test } from 'vitest';
import { offered, words } from '../src/index.ts';

test.each([
  ['tower-bridge', 'tower-bridge'],
  [3, '3'],
  [-1, '-1'],
  [[2, -1], '2 -1'],
  [['buy', 'slate-2', 1], 'buy slate-2 1'],
] as const)('%j reads %j', (answer, text) => {
  expect(words(answer)).toBe(text);
});

test('the offered answer comes back in its own shape', () => {
  const answers = ['pass', 3, [2, -1]] as const;
  expect(offered(answers, '3')).toBe(3);
  expect(offered(answers, '2 -1')).toBe(answers[2]);
  expect(offered(answers, 'pass')).toBe('pass');
});

test('0 is an answer like any other', () => {
  expect(offered([0, 1], '0')).toBe(0);
});

test.each(['', ' 3', '3 ', '03', '3.0', '2  -1', '2,-1', 'Pass', '__proto__', 'undefined', 'null'])(
  '%j is not offered',
  text => {
    expect(offered(['pass', 3, [2, -1]], text)).toBeUndefined();
  },
);
