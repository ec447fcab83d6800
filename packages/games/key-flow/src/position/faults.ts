import type { ReportOf } from '@thameside/kit';
import type { Report } from '../components/check/fault.ts';

/** What can be wrong with a position beyond its form, with the parameters of each text. Form has `FAULTS`. */
export const POSITION_FAULTS = [
  { key: 'position.not-in-phase', params: ['field', 'phase'] },
  { key: 'position.wrong-type', params: ['card'] },
  { key: 'position.too-early', params: ['card'] },
  { key: 'position.not-used', params: ['card', 'players'] },
  { key: 'position.past', params: ['card'] },
  { key: 'position.place-missing', params: ['card'] },
  { key: 'position.place-row', params: ['card', 'at'] },
  { key: 'position.place-taken', params: ['card', 'other'] },
  { key: 'position.apart', params: ['card'] },
  { key: 'position.home-place', params: [] },
  { key: 'position.two-homes', params: [] },
  { key: 'position.level', params: ['card', 'most'] },
  { key: 'position.turned', params: ['level', 'turned'] },
  { key: 'position.no-action', params: ['card'] },
  { key: 'position.hand-count', params: ['count', 'min', 'max'] },
  { key: 'position.winter-count', params: ['count', 'expected'] },
  { key: 'position.too-many', params: ['what', 'needed', 'supply'] },
  { key: 'position.too-few-cards', params: ['season'] },
] as const;

export type PositionReport = Report & ReportOf<(typeof POSITION_FAULTS)[number]>;
