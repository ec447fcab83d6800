import { expect, inject } from 'vitest';
import { isEscaped, WITHOUT_WORDS } from './harness/escaped.ts';
import { screensAt } from './harness/screens.ts';
import { test } from './harness/test.ts';
import { piecesOf } from './harness/visible.ts';

for (const screen of screensAt('wide'))
  test(`no text has escaped translation: ${screen.name}`, async ({ stay }) => {
    const seen = await stay({ origin: inject('pseudo').origin });
    await screen.open(seen);
    const pieces = await piecesOf(seen.page, WITHOUT_WORDS);
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.filter(({ text }) => isEscaped(text))).toEqual([]);
    expect(pieces.filter(({ text }) => text.includes('⟦'))).toEqual([]);
  });
