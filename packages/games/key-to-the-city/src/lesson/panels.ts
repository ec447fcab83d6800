/** The parts of the screen, beside tiles, their sides, berths and seats, that a step can light. */
export const PANELS = [
  'screen',
  'centre',
  'river',
  'score',
  'routemasters',
  'bid',
  'use',
  'upgrade',
  'pass',
  'sail',
] as const;

export type Piece =
  | `tile:${string}`
  | `side:${string}:${number}`
  | `berth:${number}`
  | `seat:${number}`
  | `panel:${(typeof PANELS)[number]}`;
