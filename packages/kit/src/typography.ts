import type { Catalogue } from './text.ts';

const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';

/** French sets a space before high punctuation and inside quotation marks; no line may break there. */
export const frenchText = (text: string): string =>
  text
    .replace(/ ([;?!])/g, `${NARROW_NO_BREAK}$1`)
    .replace(/ ([:»])/g, `${NO_BREAK}$1`)
    .replace(/« /g, `«${NO_BREAK}`);

export const frenchSpaces = <C extends Catalogue>(catalogue: C): C =>
  Object.fromEntries(Object.entries(catalogue).map(([key, message]) => [key, frenchText(message)])) as C;

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('aáeéiíoóuúyýcçnñsšzžAÁEÉIÍOÓUÚYÝCÇNÑSŠZŽ'.matchAll(/(.)(.)/g), m => [m[1], m[2]]),
);
const accent = (text: string): string => text.replace(/[a-z]/gi, letter => ACCENTED[letter] ?? letter);

/** A false language: what shows up without brackets and accents does not come from a catalogue. */
export const pseudo = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, message]) => [
      key,
      `[${message.replace(/(\{[^{}|]*| @\w+ )|((?:(?! @\w+ )[^{}])+)/g, (_, kept: string | undefined, text = '') => kept ?? accent(text))}]`,
    ]),
  );
