import { words } from '@thameside/kernel';
import { expect, test } from 'vitest';
import { quarry, type Speaker, speech } from '../src/index.ts';

type Quarry = typeof quarry;
type EventOf<G> = G extends { touches(event: infer E): unknown } ? E : never;
type ViewOf<G> = G extends { view(s: never, me: null): infer V } ? V : never;
type Plain = Speaker<EventOf<Quarry>, ViewOf<Quarry>, string>;

const plain: Plain = {
  ask: f => `ask ${f.k}`,
  wait: f => `wait ${f.k}`,
  answer: (_f, answer) => words(answer),
  event: () => 'event',
  refusal: ({ key }) => key,
  scoreLine: ({ key }) => key,
  outline: () => [{ said: 'table' }],
};
const listening = (speaker: Plain) => speech(quarry, speaker, [said => said], { games: 3, seed: 'speech' });

test('whoever says everything, and tells answers apart, has neither gaps nor clashes', () => {
  const questions = Object.keys(quarry.frames).filter(k => quarry.frames[k]?.legal);
  expect(listening(plain)).toEqual({ gaps: [], clashes: [], questions: questions.sort() });
});

test.each(['ask', 'wait', 'event', 'scoreLine'] as const)('a gap in what %s says is found', part => {
  expect(listening({ ...plain, [part]: () => '⟦gone⟧' }).gaps).toEqual(['⟦gone⟧']);
});

test('silence is a gap, and a table that cannot be read is one', () => {
  expect(listening({ ...plain, ask: () => ' ' }).gaps).toEqual([' ']);
  expect(listening({ ...plain, outline: () => [{ said: '⟦line⟧' }] }).gaps).toEqual(['⟦line⟧']);
});

test('two answers that sound alike are found', () => {
  const { clashes } = listening({ ...plain, answer: () => 'this one' });
  expect(clashes.length).toBeGreaterThan(0);
  expect(clashes.every((clash: string) => clash.endsWith(': this one'))).toBe(true);
});
