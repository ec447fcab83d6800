/** The parts of the screen, beside cards and seats, that a step can light. */
export const PANELS = ['season', 'village', 'hand', 'strip', 'winter'] as const;

export type Piece = `card:${string}` | `seat:${number}` | `panel:${(typeof PANELS)[number]}`;
