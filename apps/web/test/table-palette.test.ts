import type { Answer } from '@thameside/kernel';
import type { Ask } from '@thameside/protocol';
import { describe, expect, test } from 'vitest';
import { found, tokensOf } from '../src/table/lib/find.ts';
import { type Guide, walk } from '../src/table/lib/walk.ts';

describe('words', () => {
  test('are compared without case, accents and signs', () => {
    expect(tokensOf('  Enchérir: ŒUVRE d’art, 12!')).toEqual(['encherir', 'œuvre', 'd', 'art', '12']);
  });
  test.each([
    ['barbican', 'Barbican', true],
    ['barb', 'Barbican', true],
    ['barbacan', 'Barbican', true],
    ['brabican', 'Barbican', true],
    ['tower', 'Barbican', false],
    ['2', '2 keyples', true],
    ['2', '12 keyples', false],
    ['2', '20 keyples', false],
    ['bi', 'Bid', true],
    ['bxd', 'Bid', false],
  ])('%s and %s', (typed, label, fits) => {
    expect(found([typed], label) !== null).toBe(fits);
  });
  test('a label that says no more than was typed fits best', () => {
    const score = (label: string) => found(['tower'], label)?.score ?? 0;
    expect(score('Tower')).toBeGreaterThan(score('Tower Bridge'));
    expect(score('Tower Bridge')).toBeGreaterThan(score('Towering'));
  });
});

/** Questions as a tree: what is asked after these answers. */
const TREE: Readonly<Record<string, readonly Answer[]>> = {
  '': ['Bid', 'Use', 'Pass'],
  Bid: ['Barbican', 'Tower Bridge', 'Tower of London'],
  'Bid/Barbican': ['Red', 'Blue'],
  'Bid/Barbican/Red': ['Losing bid', 'Enough'],
  'Bid/Barbican/Red/Enough': [1, 2, 3],
  'Bid/Barbican/Red/Losing bid': [4, 5],
  'Bid/Barbican/Blue': [1],
  'Bid/Tower Bridge': ['Red'],
  'Bid/Tower of London': ['Red'],
  Use: ['Barbican'],
  'Use/Barbican': ['Red'],
};
const askAfter = (answers: readonly Answer[]): Ask | null => {
  const list = TREE[answers.join('/')];
  return list
    ? { k: 'q', frame: { k: 'q' }, answers: list as never, refused: [], commits: false, lane: false }
    : null;
};
let probes = 0;
const guide: Guide = {
  label: (_ask, answer) => String(answer),
  probe: async answers => {
    probes++;
    return answers.at(-1) === 'Pass' ? null : { answers, ask: askAfter(answers) };
  },
};
const ways = async (typed: string) => {
  const ask = askAfter([]);
  if (!ask) throw new Error('no question');
  return (await walk(ask, tokensOf(typed), guide)).map(({ labels, left }) => [
    labels.join(' '),
    left.join(' '),
  ]);
};

describe('a typed line', () => {
  test('leads through the questions in whatever order its words stand', async () => {
    expect(await ways('bid red 2 barbican')).toEqual([['Bid Barbican Red Enough 2', '']]);
    expect(await ways('barbican 2 red bid')).toEqual([['Bid Barbican Red Enough 2', '']]);
  });
  test('may say nothing about a question, if the next words tell which answer was meant', async () => {
    expect(await ways('bid red 5 barbican')).toEqual([['Bid Barbican Red Losing bid 5', '']]);
    expect(await ways('barbican blue')).toEqual([['Bid Barbican Blue', '']]);
  });
  test('that fits several ways shows them all', async () => {
    expect((await ways('bid tower')).map(([labels]) => labels)).toEqual([
      'Bid Tower Bridge',
      'Bid Tower of London',
    ]);
  });
  test('that is not finished ends at the question that comes next', async () => {
    const [path] = await walk(askAfter([]) as Ask, ['bid', 'barbican'], guide);
    expect(path?.answers).toEqual(['Bid', 'Barbican']);
    expect(path?.ask?.answers).toEqual(['Red', 'Blue']);
  });
  test('may use the words of the match file instead of the labels', async () => {
    const german: Guide = {
      ...guide,
      label: (_ask, answer) => (answer === 'Bid' ? 'Bieten' : answer === 'Red' ? 'Rot' : String(answer)),
      alias: answer => (typeof answer === 'string' ? answer : ''),
    };
    const [path] = await walk(askAfter([]) as Ask, tokensOf('bid rot 2 barbican'), german);
    expect(path?.labels.join(' ')).toBe('Bieten Barbican Rot Enough 2');
  });
  test('with a word that fits nothing says which', async () => {
    expect(await ways('bid barbican sideways')).toEqual([['Bid Barbican', 'sideways']]);
    expect(await ways('xyzzy')).toEqual([]);
  });
  test('ends where only giving the answer can tell what comes next', async () => {
    expect(await ways('pass')).toEqual([['Pass', '']]);
  });
  test('asks the host only a few dozen times, and stops when nobody waits for it any more', async () => {
    probes = 0;
    await ways('red barbican bid use pass tower 2 3 4');
    expect(probes).toBeLessThan(80);
    probes = 0;
    expect(await walk(askAfter([]) as Ask, ['bid', 'red'], guide, () => true)).toEqual([]);
    expect(probes).toBe(0);
  });
});
