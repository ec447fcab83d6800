import { signal } from '@preact/signals';

/** How many tables online wait for me, beside the one on the screen: the tab says it. */
export const waitingElsewhere = signal(0);
