import { createHash, randomBytes } from 'node:crypto';

/** 32 hexadecimal digits that nobody can foresee. */
export const entropy = (): string => randomBytes(16).toString('hex');

/** What is kept of a secret: it can be known again, and not be told. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
/** Letters and digits that are not mistaken for each other; five bits each. */
export const newCode = (length: number): string =>
  Array.from(randomBytes(length), byte => LETTERS[byte & 31]).join('');
