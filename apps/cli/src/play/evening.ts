import type { Seat } from '@thameside/kernel';
import type { Held } from '../held.ts';
import type { Reader } from '../report.ts';
import type { Lines } from './lines.ts';
import type { Sitting } from './setup.ts';

/** A game at the terminal while it lasts. */
export interface Evening extends Sitting {
  held: Held;
  readonly reader: Reader;
  readonly lines: Lines;
  readonly width: number;
  readonly isTerminal: boolean;
  print(lines: readonly string[]): void;
  /** By seat: how much of what was said its player has been shown. */
  readonly heardBy: number[];
  /** Whose turn at the keyboard it is. */
  at: Seat | undefined;
}
