/** The place of a field, and of an entry of a list. */
export const inside = (at: string, field: string): string => (at === '' ? field : `${at}.${field}`);
export const entry = (at: string, index: number): string => `${at}[${index}]`;

/** The place of a row made to show its id where it has a readable one; the blank at its end sets its fields off. */
export const rowAt = (at: string, id: unknown): string =>
  typeof id === 'string' && /^[a-z0-9-]{1,60}$/.test(id) ? `${at} ${id} ` : at;

const SHOWN = 40;
export const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u;

/** Text from the file, short and safe to print. */
export const clip = (text: string): string =>
  (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text).replace(new RegExp(UNPRINTABLE, 'gu'), '?');

/** A value from the file as JSON would have it, lists and objects unopened. */
export const show = (value: unknown): string => {
  if (typeof value === 'string') return `"${clip(value)}"`;
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : String(value);
};
