import type { TileRow } from '../set.ts';
import type { PlayerColour } from '../vocabulary.ts';

const DIFFERENT = Array.from({ length: 6 }, () => 'different' as const);

/** K1: the homes differ only in colour. */
const home = (id: string, name: string, playerColour: PlayerColour, basis = 'assumed'): TileRow => ({
  id,
  name,
  kind: 'home',
  playerColour,
  use: [
    { pay: { skills: ['any'] }, gain: { skills: ['any'] } },
    { pay: { skills: ['any'] }, gain: { skills: ['any', 'any'] } },
  ],
  upgrades: [{ connectors: DIFFERENT, skills: [] }],
  points: [0, 10],
  basis: { use: 'rulebook', upgrades: 'rulebook', points: 'assumed', playerColour: basis },
});

export const HOMES: readonly TileRow[] = [
  home('buckingham-palace', 'Buckingham Palace', 'purple'),
  home('greenwich', 'Greenwich', 'green', 'source'),
  home('palace-of-westminster', 'Palace of Westminster', 'yellow'),
  home('royal-hospital-chelsea', 'Royal Hospital, Chelsea', 'red'),
  home('somerset-house', 'Somerset House', 'blue'),
  home('tower-of-london', 'Tower of London', 'orange'),
];
