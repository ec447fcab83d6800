import { expect, test } from 'vitest';
import { chosenOptions } from '../src/index.ts';
import { plain, tiny } from './tiny.ts';

const g = tiny<object>({}, () => {}, { length: ['short', 'long'], draft: ['off', 'on'] });

test('defaults are the first values', () => {
  expect(chosenOptions(g, 2, {})).toEqual({ options: { length: 'short', draft: 'off' } });
});

test('what is wanted is taken, in the order of the table', () => {
  const chosen = chosenOptions(g, 2, { draft: 'on', length: 'long' });
  expect(chosen).toEqual({ options: { length: 'long', draft: 'on' } });
  expect(Object.keys('options' in chosen ? chosen.options : {})).toEqual(['length', 'draft']);
});

test('every fault is told, with what would do', () => {
  expect(chosenOptions(g, 2, { length: 'endless', colour: 'red', draft: 'on' })).toEqual({
    faults: [
      { option: 'length', values: ['short', 'long'] },
      { option: 'colour', values: [] },
    ],
  });
});

test.each([[1], [null], [undefined], [['short']], [{}], [true]])('a value that is no text: %j', value => {
  expect(chosenOptions(g, 2, { length: value })).toEqual({
    faults: [{ option: 'length', values: ['short', 'long'] }],
  });
});

test.each(['__proto__', 'constructor', 'toString', ''])('an option called %j', name => {
  const wanted = JSON.parse(`{${JSON.stringify(name)}:"short"}`);
  expect(chosenOptions(g, 2, wanted)).toEqual({ faults: [{ option: name, values: [] }] });
});

test('a game without options', () => {
  expect(
    chosenOptions(
      plain(() => {}),
      2,
      {},
    ),
  ).toEqual({ options: {} });
});

test('a table may depend on the number of seats', () => {
  const varied = { ...g, options: (seats: number) => ({ ...(seats > 2 && { market: ['two', 'three'] }) }) };
  expect(chosenOptions(varied, 3, { market: 'three' })).toEqual({ options: { market: 'three' } });
  expect(chosenOptions(varied, 2, { market: 'three' })).toEqual({
    faults: [{ option: 'market', values: [] }],
  });
});
