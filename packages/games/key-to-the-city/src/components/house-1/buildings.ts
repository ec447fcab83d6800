import type { TileRow } from '../set.ts';
import type { Connector, Skill } from '../vocabulary.ts';
import { byRiver } from './river.ts';

const BASIS = {
  score: 'amounts rulebook; rule inferred from print order; colour assumed',
  upgrades: 'assumed',
};

const linked = (id: string, name: string, colour: Connector, skill: Skill): TileRow => ({
  id,
  name,
  kind: 'building',
  score: [
    { rule: 'tiles-linked', colour, each: 1 },
    { rule: 'tiles-linked', colour, each: 2 },
  ],
  upgrades: [{ connectors: [colour], skills: [skill] }],
  basis: BASIS,
});

const onTile = (id: string, name: string, colour: Connector): TileRow => ({
  id,
  name,
  kind: 'building',
  score: [
    { rule: 'connectors-on-tile', colour, each: 1 },
    { rule: 'connectors-on-tile', colour, each: 2 },
  ],
  upgrades: [{ connectors: [colour, colour], skills: ['any'] }],
  basis: BASIS,
});

export const BUILDINGS: readonly TileRow[] = [
  linked('canary-wharf', 'Canary Wharf', 'black', 'coin'),
  linked('gherkin', 'Gherkin', 'grey', 'compass'),
  linked('marble-arch', 'Marble Arch', 'red', 'brick'),
  linked('monument', 'Monument', 'brown', 'brick'),
  linked('royal-opera-house', 'Royal Opera House', 'yellow', 'coin'),
  byRiver([1, 4], linked('tower-bridge', 'Tower Bridge', 'blue', 'compass')),
  onTile('kings-cross-station', "King's Cross Station", 'red'),
  onTile('globe-theatre', 'Globe Theatre', 'yellow'),
  byRiver([1, 3], onTile('mi6-building', 'MI6 Building', 'black')),
  onTile('royal-academy', 'Royal Academy', 'grey'),
  onTile('westminster-abbey', 'Westminster Abbey', 'brown'),
  onTile('westminster-cathedral', 'Westminster Cathedral', 'blue'),
  {
    id: 'waterloo-station',
    name: 'Waterloo Station',
    kind: 'building',
    use: [
      { pay: { skills: ['any'] }, gain: { connectors: ['any', 'any'] } },
      { pay: { skills: ['any'] }, gain: { connectors: ['any', 'any', 'any'] } },
    ],
    upgrades: [{ connectors: ['any', 'any', 'any'], skills: [] }],
    points: [0, 4],
    basis: { use: 'rulebook', upgrades: 'assumed', points: 'assumed' },
  },
  {
    id: 'great-ormond-street-hospital',
    name: 'Great Ormond Street Hospital',
    kind: 'building',
    score: [
      { rule: 'different-connectors-on-tile', each: 1 },
      { rule: 'different-connectors-on-tile', each: 2 },
    ],
    upgrades: [{ connectors: ['different', 'different'], skills: ['compass'] }],
    basis: { score: 'rulebook', upgrades: 'assumed' },
  },
];
