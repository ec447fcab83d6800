import { RULE_ERRORS } from '@thameside/kernel';
import type { Value } from '@thameside/kit';

/** Every code that an error response can carry; docs/engine-protocol.md says what each means. */
export const ERROR_CODES = [
  // the line
  'too-long',
  'not-utf8',
  'not-json',
  'too-deep',
  'not-an-object',
  'bad-key',
  'bad-id',
  // the request
  'unknown-command',
  'unknown-field',
  'missing-field',
  'bad-field',
  'contradiction',
  // what it asks for
  'unknown-game',
  'bad-seats',
  'bad-option',
  'bad-set',
  'unknown-match',
  'too-many-matches',
  'no-such-seat',
  'stale',
  'bad-file',
  'bad-position',
  'from-position',
  // the rules
  ...RULE_ERRORS,
  // ours
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** A request that cannot be granted. `more` goes into the response beside code and message. */
export class ProtocolError extends Error {
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, Value>>;
  readonly more: Readonly<Record<string, unknown>>;
  constructor(
    code: ErrorCode,
    params: Readonly<Record<string, Value>> = {},
    more: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
    this.code = code;
    this.params = params;
    this.more = more;
  }
}
