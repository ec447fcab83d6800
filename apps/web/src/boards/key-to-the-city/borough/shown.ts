import type { Scene } from '../scene.ts';

/** Whose borough is shown large. */
export const shownSeat = ({ ui, me }: Scene): number => ui.shown.value ?? me ?? 0;
