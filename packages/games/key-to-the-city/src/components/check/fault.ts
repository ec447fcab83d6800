import { FORM_FAULTS, type ReportOf } from '@thameside/kit';

/** Every kind of fault that a set file can have, with the parameters of its text. */
export const FAULTS = [
  ...FORM_FAULTS,

  { key: 'fault.wrong-game', params: ['found', 'known'] },
  { key: 'fault.unknown-colour', params: ['found', 'known'] },
  { key: 'fault.unknown-skill', params: ['found', 'known'] },
  { key: 'fault.unknown-kind', params: ['found', 'known'] },
  { key: 'fault.unknown-scoring', params: ['found', 'known'] },
  { key: 'fault.different-outside-upgrade', params: [] },
  { key: 'fault.set-name', params: ['found'] },
  { key: 'fault.reserved-set-name', params: ['set'] },

  { key: 'fault.missing-tile', params: ['tile', 'kind'] },
  { key: 'fault.unknown-tile', params: ['tile'] },
  { key: 'fault.duplicate-tile', params: ['tile', 'first'] },
  { key: 'fault.wrong-kind', params: ['found', 'expected'] },
  { key: 'fault.field-not-of-kind', params: ['field', 'kind'] },
  { key: 'fault.duplicate-player-colour', params: ['colour', 'first'] },
  { key: 'fault.duplicate-order', params: ['order', 'first'] },

  { key: 'fault.upgrade-count', params: ['kind', 'count', 'expected'] },
  { key: 'fault.level-count', params: ['field', 'count', 'levels'] },
  { key: 'fault.landmark-points', params: ['count', 'expected'] },
  { key: 'fault.empty-gain', params: [] },
  { key: 'fault.colour-missing', params: ['rule'] },
  { key: 'fault.colour-superfluous', params: ['rule'] },
  { key: 'fault.skill-missing', params: ['rule'] },
  { key: 'fault.skill-superfluous', params: ['rule'] },

  { key: 'fault.duplicate-river-side', params: ['side'] },
  { key: 'fault.too-few-berths', params: ['count', 'min'] },
  { key: 'fault.claim-berths', params: ['order', 'count', 'expected'] },
  { key: 'fault.start-berths', params: ['order', 'count', 'expected'] },
  { key: 'fault.berth-lacks', params: ['field', 'order'] },
  { key: 'fault.berth-superfluous', params: ['field', 'order'] },

  { key: 'fault.too-many-connectors', params: ['count', 'max'] },
  { key: 'fault.too-many-different', params: ['count', 'max'] },
  { key: 'fault.supply-too-small', params: ['what', 'needed', 'supply'] },
  { key: 'fault.too-few-keyples', params: ['needed', 'supply'] },
  { key: 'fault.deal-buildings', params: ['players', 'needed', 'supply'] },
  { key: 'fault.deal-routemasters', params: ['needed', 'supply'] },
] as const;

type Kinds = (typeof FAULTS)[number];
type FaultKey = Kinds['key'];

/** What is wrong, and where: as in `tiles[12] canary-wharf .upgrades[0].connectors[1]`; empty for the whole file. */
export interface Fault {
  readonly at: string;
  readonly key: FaultKey;
  readonly params: Readonly<Record<string, string | number>>;
}

export type Report = ReportOf<Kinds>;
