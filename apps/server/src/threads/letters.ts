import type { Choice, Job } from '@thameside/host';

/** What goes to a thread in which tables are played. */
export type ToEngine =
  | { readonly ask: number; readonly client: number; readonly request: object }
  | { readonly gone: number }
  | { readonly thought: number; readonly choice: Choice | null }
  | { readonly close: true };

/** What is known of a match outside its thread. */
export interface MatchNews {
  readonly move: number;
  readonly over: boolean;
  readonly waiting: readonly number[];
}

/** What comes from it. */
export type FromEngine =
  | { readonly ready: true }
  | { readonly to: number; readonly text: string }
  | { readonly answered: number }
  | { readonly table: string; readonly match: MatchNews }
  | { readonly think: number; readonly job: Job }
  | { readonly closed: true };
