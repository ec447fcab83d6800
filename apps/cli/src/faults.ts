import type { Value } from '@thameside/kit';
import type { Key } from './texts/index.ts';

/** Something the person at the keyboard can put right: said in their language, never with a stack. */
export class Fault extends Error {
  readonly key: Key;
  readonly params: Readonly<Record<string, Value>>;
  /** 2: the command line itself is wrong; 1: what it names. */
  readonly exit: 1 | 2;
  /** Further lines, already in words. */
  readonly details: readonly string[];
  constructor(
    exit: 1 | 2,
    key: Key,
    params: Readonly<Record<string, Value>> = {},
    details: readonly string[] = [],
  ) {
    super(key);
    this.exit = exit;
    this.key = key;
    this.params = params;
    this.details = details;
  }
}

export const misuse = (key: Key, params: Readonly<Record<string, Value>> = {}): Fault =>
  new Fault(2, key, params);
