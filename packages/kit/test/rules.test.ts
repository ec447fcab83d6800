import { expect, test } from 'vitest';
import { readRules } from '../src/index.ts';

const FILE = `# A game

**Ruling** is explained here.

## Set-up

- **Q1** 2 players take 5 cards.
- **Q2** One is kept. **Ruling:** Any, see Q1.

## The end
- **Q10** Over.
`;

test('rules are read by section, with their rulings', () => {
  const read = [
    {
      heading: 'Set-up',
      rules: [
        { number: 'Q1', text: '2 players take 5 cards.', ruling: null },
        { number: 'Q2', text: 'One is kept.', ruling: 'Any, see Q1.' },
      ],
    },
    { heading: 'The end', rules: [{ number: 'Q10', text: 'Over.', ruling: null }] },
  ];
  expect(readRules('en', FILE)).toEqual(read);
  expect(readRules('en', FILE.replaceAll('\n', '\r\n'))).toEqual(read);
});

test('French gets its spaces', () => {
  expect(readRules('fr', '## Fin\n- **Q1** Fin : oui. **Décision :** Voilà ; bien.')).toEqual([
    { heading: 'Fin', rules: [{ number: 'Q1', text: 'Fin\u00a0: oui.', ruling: 'Voilà\u202f; bien.' }] },
  ]);
});

test.each(['- Q1 No number in bold.', 'A loose line.', '- **Q1**'])('%j is not a rule', line => {
  expect(() => readRules('en', `## One\n${line}\n`)).toThrow('not a rule');
});
