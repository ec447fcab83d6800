import { signal } from '@preact/signals';
import type { Answer } from '@thameside/kernel';

/* What a board tells the shell, and the shell a board, besides what a sight says. */

/** What a board asks while a thought is under way that has not been given. */
export const saying = signal<string | null>(null);
/** What has been decided on the board and not been given yet: a lesson follows that, too. */
export const thought = signal<readonly Answer[]>([]);
/** Whether what is lit is what a lesson speaks of. */
export const isTeaching = signal(false);
