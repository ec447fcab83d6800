import type { TileRow } from '../set.ts';
import type { Connector, Skill } from '../vocabulary.ts';
import { connectorTile, skillTile } from './production.ts';

const skills = (id: string, name: string, gain: Skill, connectors: readonly (Connector | 'any')[]): TileRow =>
  skillTile({ id, name, kind: 'era2' }, gain, { connectors, skills: [] }, 4);

const connectors = (id: string, name: string, gain: readonly [Connector, Connector], skill: Skill): TileRow =>
  connectorTile({ id, name, kind: 'era2' }, gain, { connectors: ['any', 'any'], skills: [skill] }, 4);

export const ERA_2: readonly TileRow[] = [
  skills('british-library', 'British Library', 'compass', ['black', 'grey', 'any']),
  connectors('bt-tower', 'BT Tower', ['black', 'grey'], 'coin'),
  connectors('charing-cross', 'Charing Cross', ['red', 'blue'], 'brick'),
  connectors('harrods', 'Harrods', ['yellow', 'brown'], 'compass'),
  skills('lloyds-building', "Lloyd's Building", 'coin', ['red', 'yellow', 'any']),
  skills('southwark-cathedral', 'Southwark Cathedral', 'brick', ['blue', 'brown', 'any']),
];
