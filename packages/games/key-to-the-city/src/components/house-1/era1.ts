import type { TileRow } from '../set.ts';
import type { Connector, Skill } from '../vocabulary.ts';
import { connectorTile, skillTile } from './production.ts';

const skills = (id: string, name: string, gain: Skill, connectors: readonly Connector[]): TileRow =>
  skillTile({ id, name, kind: 'era1' }, gain, { connectors, skills: [] }, 3);

const connectors = (id: string, name: string, gain: readonly [Connector, Connector], skill: Skill): TileRow =>
  connectorTile({ id, name, kind: 'era1' }, gain, { connectors: ['any'], skills: [skill] }, 3);

export const ERA_1: readonly TileRow[] = [
  skills('bank-of-england', 'Bank of England', 'coin', ['black', 'red']),
  skills('barbican', 'Barbican', 'brick', ['brown', 'grey']),
  connectors('battersea-power-station', 'Battersea Power Station', ['grey', 'yellow'], 'brick'),
  connectors('covent-garden', 'Covent Garden', ['blue', 'black'], 'coin'),
  connectors('paddington-station', 'Paddington Station', ['red', 'brown'], 'compass'),
  skills('senate-house', 'Senate House', 'compass', ['blue', 'yellow']),
];
