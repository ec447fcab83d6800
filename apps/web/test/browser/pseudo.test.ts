import { expect, inject } from 'vitest';
import { screensAt } from './harness/screens.ts';
import { test } from './harness/test.ts';
import { piecesOf } from './harness/visible.ts';

/** What is not in any catalogue, and should not be. */
const NAMES =
  /\b(Thameside|Ann|Ben|Cleo|Wren|Pepys|Nell|English|Français|Deutsch|house-1|Ctrl|Esc)\b|\b[0-9a-f]{8,}\b/g;
/** Numbers of rules, plurals and joining words of the language itself, and single letters on coloured pieces. */
const GRAMMAR = /\b[KLF]\d+\b|\band\b|^[A-Z]$/g;
/** Files, their places and keys are the same in every language. */
const ELEMENTS = 'code, kbd, textarea, .seat-mark, time';

/** In the false language every vowel has an accent: one without comes from the code itself. */
const isEscaped = (text: string): boolean =>
  /[aeiouyAEIOUY]/.test(text.replace(NAMES, '').replace(GRAMMAR, ''));

for (const screen of screensAt('wide'))
  test(`no text has escaped translation: ${screen.name}`, async ({ stay }) => {
    const seen = await stay({ origin: inject('pseudo').origin });
    await screen.open(seen);
    const pieces = await piecesOf(seen.page, ELEMENTS);
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.filter(({ text }) => isEscaped(text))).toEqual([]);
    expect(pieces.filter(({ text }) => text.includes('⟦'))).toEqual([]);
  });
