import type { TileRow } from '../set.ts';
import type { Connector, Skill } from '../vocabulary.ts';
import { byRiver } from './river.ts';

const landmark = (id: string, name: string, a: Connector, b: Connector, skill: Skill): TileRow => ({
  id,
  name,
  kind: 'landmark',
  points: [3, 6, 12],
  upgrades: [
    { connectors: [a, b], skills: [skill] },
    { connectors: [a, b, 'any', 'any'], skills: [skill, 'any'] },
  ],
  basis: { points: 'rulebook', upgrades: 'assumed' },
});

export const LANDMARKS: readonly TileRow[] = [
  landmark('hyde-park', 'Hyde Park and Kensington Gardens', 'blue', 'brown', 'compass'),
  byRiver([1, 3], landmark('london-eye', 'London Eye', 'blue', 'grey', 'coin')),
  landmark('piccadilly-circus', 'Piccadilly Circus', 'red', 'yellow', 'coin'),
  landmark('royal-albert-hall', 'Royal Albert Hall', 'brown', 'yellow', 'brick'),
  landmark('st-pancras-station', 'St. Pancras Station', 'red', 'black', 'brick'),
  landmark('st-pauls-cathedral', "St. Paul's Cathedral", 'grey', 'black', 'compass'),
  landmark('the-shard', 'The Shard', 'grey', 'red', 'coin'),
  landmark('trafalgar-square', 'Trafalgar Square', 'blue', 'yellow', 'brick'),
];
