/** The parts of the screen, beside cards, boroughs, stacks, gauges and seats, that a step can light. */
export const PANELS = [
  'market',
  'deck',
  'land',
  'city',
  'run',
  'hand',
  'ledger',
  'develop',
  'buy',
  'draw',
  'enough',
] as const;

export type Piece =
  | `card:${string}`
  | `borough:${string}`
  | `stack:${number}:${number}`
  | `gauge:${number}:${'money' | 'loans' | 'poverty' | 'prestige'}`
  | `seat:${number}`
  | `panel:${(typeof PANELS)[number]}`;
