import type { Box } from '../components/box.ts';
import type { Deal } from '../components/set.ts';
import { SEASONS } from '../components/vocabulary.ts';
import { dealFor, WINTER } from '../rules/setup.ts';
import type { PositionReport } from './faults.ts';
import type { Draft, Start } from './form.ts';

/** What the rest of a position is judged by. */
export interface Setting {
  readonly box: Box;
  readonly seats: number;
  readonly deal: Deal;
  readonly season: number;
  readonly phase: Start;
}

/** The season that goes with a phase, where there is only one. */
const SEASON_OF: Partial<Record<Start, number>> = { winter: WINTER - 1, final: WINTER };

/** Nothing, where the players, the season or the phase could not be read: everything else depends on them. */
export function settingOf(box: Box, draft: Draft, report: PositionReport): Setting | undefined {
  const { players, phase = 'season', season: named } = draft;
  const isUnread = (field: 'season' | 'phase') => Object.hasOwn(draft, field) && draft[field] === undefined;
  if (players === undefined || isUnread('season') || isUnread('phase')) return undefined;
  const only = SEASON_OF[phase];
  const season = named === undefined ? (only ?? 0) : SEASONS.indexOf(named);
  if (only !== undefined && season !== only) {
    report('season', 'position.not-in-phase', { field: 'season', phase });
    return undefined;
  }
  return { box, seats: players.length, deal: dealFor(box, players.length), season, phase };
}

/** F4: the hand with which a season begins. */
export const handSize = ({ deal }: Setting, season: number): number => deal[SEASONS[season] ?? 'spring'];

/** F3, F52: winter K cards are kept until the winter choice is made. */
export const keptCards = ({ deal, season }: Setting): number => (season < WINTER ? deal.winterK : 0);
