import type { TileRow, Upgrade } from '../set.ts';
import type { Connector, Kind, Skill } from '../vocabulary.ts';

type Title = Readonly<{ id: string; name: string; kind: Kind }>;

/** Yields one skill tile, two once upgraded. */
export const skillTile = (title: Title, skill: Skill, upgrade: Upgrade, points: number): TileRow => ({
  ...title,
  use: [{ gain: { skills: [skill] } }, { gain: { skills: [skill, skill] } }],
  upgrades: [upgrade],
  points: [0, points],
  basis: { use: 'quantity rulebook; type assumed', upgrades: 'assumed', points: 'assumed' },
});

/** Yields one connector of each of two colours, two of each once upgraded. */
export const connectorTile = (
  title: Title,
  [a, b]: readonly [Connector, Connector],
  upgrade: Upgrade,
  points: number,
): TileRow => ({
  ...title,
  use: [{ gain: { connectors: [a, b] } }, { gain: { connectors: [a, a, b, b] } }],
  upgrades: [upgrade],
  points: [0, points],
  basis: { use: 'quantity rulebook; colours assumed', upgrades: 'assumed', points: 'assumed' },
});
