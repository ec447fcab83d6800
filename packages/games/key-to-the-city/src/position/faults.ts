import type { Params } from '@thameside/kernel';
import type { ReportOf } from '@thameside/kit';
import type { Report } from '../components/check/fault.ts';

/** What can be wrong with a position beyond its form, with the parameters of each text. Form has `FAULTS`. */
export const POSITION_FAULTS = [
  { key: 'position.unknown-word', params: ['found', 'known'] },
  { key: 'position.not-in-phase', params: ['field', 'phase'] },

  { key: 'position.wrong-kind', params: ['tile', 'kind', 'expected'] },
  { key: 'position.too-early', params: ['tile', 'era'] },
  { key: 'position.not-taken', params: ['tile', 'era'] },
  { key: 'position.too-many-buildings', params: ['count', 'most'] },
  { key: 'position.too-many-routemasters', params: ['count', 'most'] },
  { key: 'position.routemaster-count', params: ['count', 'expected'] },
  { key: 'position.river', params: ['expected'] },
  { key: 'position.no-home', params: [] },
  { key: 'position.foreign-home', params: ['tile', 'home'] },

  { key: 'position.colour-missing', params: ['tile'] },
  { key: 'position.colour-superfluous', params: ['tile'] },
  { key: 'position.placed', params: ['placed', 'ladder', 'min', 'max'] },
  { key: 'position.bid-count', params: ['count', 'players'] },
  { key: 'position.equal-bids', params: ['count', 'seats'] },

  { key: 'position.place-missing', params: ['tile'] },
  { key: 'position.cell-taken', params: ['tile', 'other'] },
  { key: 'position.apart', params: ['tile'] },
  { key: 'position.river-side', params: ['tile', 'other'] },
  { key: 'position.sides-differ', params: ['tile', 'other'] },
  { key: 'position.upgrade', params: ['tile', 'level'] },

  { key: 'position.berth-shared', params: ['berth', 'seat'] },
  { key: 'position.no-such-seat', params: ['seat', 'players'] },
  { key: 'position.all-sailed', params: [] },
  { key: 'position.active-sailed', params: ['seat'] },
  { key: 'position.passes', params: ['seat', 'seats'] },
  { key: 'position.front', params: [] },
  { key: 'position.unplaced-placed', params: ['seat'] },
  { key: 'position.unplaced-gain', params: [] },
  { key: 'position.not-ready', params: ['count'] },

  { key: 'position.too-many-keyples', params: ['colour', 'count', 'supply'] },
  { key: 'position.too-many-connectors', params: ['colour', 'count', 'supply'] },
  { key: 'position.too-many-skills', params: ['skill', 'count', 'supply'] },
  { key: 'position.supply', params: ['found', 'expected'] },
] as const;

export type PositionReport = Report & ReportOf<(typeof POSITION_FAULTS)[number], Params[string]>;
