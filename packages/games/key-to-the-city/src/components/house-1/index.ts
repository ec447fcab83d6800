import { plate } from '../../plate.ts';
import type { ComponentSet } from '../set.ts';
import { BUILDINGS } from './buildings.ts';
import { ERA_1 } from './era1.ts';
import { ERA_2 } from './era2.ts';
import { HOMES } from './homes.ts';
import { LANDMARKS } from './landmarks.ts';
import { RIVER } from './river.ts';
import { ROUTEMASTERS } from './routemasters.ts';

/** The set that ships: what the rulebook prints, and assumptions of ours where it prints nothing. */
export const HOUSE_1: ComponentSet = {
  game: plate.id,
  title: plate.name,
  set: 'house-1',
  supplies: {
    connectors: { black: 24, blue: 24, brown: 24, grey: 24, red: 24, yellow: 24 },
    skills: { brick: 24, coin: 24, compass: 24 },
    keyples: { blue: 40, red: 40, yellow: 40 },
    landmarkMarkers: 8,
  },
  deal: {
    startKeyples: 10,
    routemastersPerPlayer: 2,
    buildings: { 2: 4, 3: 5, 4: 6, 5: 6, 6: 6 },
    levelOnArrival: { 3: 1 },
  },
  tiles: [...HOMES, ...ERA_1, ...ERA_2, ...BUILDINGS, ...LANDMARKS, ...ROUTEMASTERS, ...RIVER],
};
