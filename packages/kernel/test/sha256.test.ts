import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from '../src/index.ts';

const reference = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

test("the standard's examples", () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
});

test('every length around the block boundaries', () => {
  for (let n = 0; n <= 260; n++) expect(sha256('x'.repeat(n))).toBe(reference('x'.repeat(n)));
});

test('long texts', () => {
  for (const n of [1000, 65_535, 1_000_000])
    expect(sha256('aB3 '.repeat(n / 4))).toBe(reference('aB3 '.repeat(n / 4)));
});

test('text is hashed as UTF-8', () => {
  const texts = ['é', 'Bézier', 'Ω≈ç√', '鍵', '🏙️🌉', 'a\u0000b', '\u{10ffff}', 'Straße', '\ud800'];
  for (const text of texts) {
    for (let n = 1; n <= 40; n += 13) expect(sha256(text.repeat(n))).toBe(reference(text.repeat(n)));
  }
});
