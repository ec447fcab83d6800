/** What is not in any catalogue, and should not be. */
const NAMES =
  /\b(Thameside|Ann|Ben|Cleo|Wren|Hogarth|Pepys|Nell|English|Français|Deutsch|house-1|Ctrl|Esc)\b|\b[0-9a-f]{8,}\b/g;
/** Numbers of rules, plurals and joining words of the language itself, and single letters on coloured pieces. */
const GRAMMAR = /\b[KLF]\d+\b|\b(?:and|or)\b|^[A-Z]$/g;
/** Files, their places and keys are the same in every language. */
export const WITHOUT_WORDS = 'code, kbd, textarea, .seat-mark, time';

/** In the false language every vowel has an accent: one without comes from the code itself. */
export const isEscaped = (text: string): boolean =>
  /[aeiouyAEIOUY]/.test(text.replace(NAMES, '').replace(GRAMMAR, ''));
