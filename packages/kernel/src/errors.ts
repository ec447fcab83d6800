import type { Refusal } from './types.ts';

export const RULE_ERRORS = ['over', 'not-asked', 'not-offered', 'reveals', 'cannot-undo'] as const;
export type RuleErrorCode = (typeof RULE_ERRORS)[number];

/** A player's mistake, never ours: nothing has changed. `refusal` says which rule forbids it, where one does. */
export class RuleError extends Error {
  readonly code: RuleErrorCode;
  readonly refusal: Refusal | undefined;
  constructor(code: RuleErrorCode, refusal?: Refusal) {
    super(refusal ? `${code} (${refusal.rule})` : code);
    this.code = code;
    this.refusal = refusal;
  }
}
