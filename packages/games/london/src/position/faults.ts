import type { Params } from '@thameside/kernel';
import type { ReportOf } from '@thameside/kit';
import type { Report } from '../components/check/fault.ts';

/** What can be wrong with a position beyond its form, with the parameters of each text. Form has `FAULTS`. */
export const POSITION_FAULTS = [
  { key: 'position.unknown-word', params: ['found', 'known'] },
  { key: 'position.no-such-seat', params: ['seat', 'players'] },
  { key: 'position.too-many-cards', params: ['card', 'count', 'copies'] },
  { key: 'position.twice', params: ['borough', 'first'] },
  { key: 'position.no-card', params: [] },
  { key: 'position.cannot-stand', params: ['card'] },
  { key: 'position.cannot-lie-down', params: ['card'] },
  { key: 'position.coins', params: [] },
  { key: 'position.board', params: ['players', 'columns', 'count'] },
  { key: 'position.offer', params: ['count', 'most'] },
  { key: 'position.hand', params: ['seat', 'count', 'most'] },
  { key: 'position.last', params: ['most'] },
] as const;

export type PositionReport = Report & ReportOf<(typeof POSITION_FAULTS)[number], Params[string]>;
