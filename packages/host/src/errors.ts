import { FileError, type Refusal, RuleError } from '@thameside/kernel';
import type { SetFault } from '@thameside/kit';
import type { ErrorCode, Message } from '@thameside/protocol';

/** The place where tables are kept is away or full: nothing is acknowledged, though it may be kept if the way back broke. */
export class Unavailable extends Error {}

/** What a client did wrong; nothing has changed. */
export class HostError extends Error {
  readonly code: ErrorCode;
  readonly refusal: Refusal | null;
  readonly faults: readonly SetFault[];
  constructor(code: ErrorCode, refusal: Refusal | null = null, faults: readonly SetFault[] = []) {
    super(code);
    this.code = code;
    this.refusal = refusal;
    this.faults = faults;
  }
}

function hostError(error: unknown): HostError {
  if (error instanceof HostError) return error;
  if (error instanceof RuleError) {
    return new HostError(error.code === 'over' ? 'not-asked' : error.code, error.refusal ?? null);
  }
  if (error instanceof FileError) {
    const params = { line: error.line, detail: error.detail };
    return new HostError('bad-file', null, [{ at: String(error.line), key: `file.${error.code}`, params }]);
  }
  return new HostError(error instanceof Unavailable ? 'unavailable' : 'internal');
}

export function errorMessage(re: number, error: unknown): Message {
  const { code, refusal, faults } = hostError(error);
  return { kind: 'error', re, code, refusal, faults } as Message;
}
