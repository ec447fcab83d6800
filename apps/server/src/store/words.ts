/**
 * A text that is looked up, as a column can have it: PostgreSQL takes no NUL, and half a surrogate pair would come back as
 * something else. Ordinary ones stay as they are.
 */
export const wordOf = (text: string): string =>
  text.replace(/[\0\\\p{Surrogate}]/gu, odd => `\\${odd.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const textOf = (word: string): string =>
  word.replace(/\\([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
