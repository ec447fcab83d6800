import type { Box } from '../components/box.ts';
import type { Deal } from '../components/set.ts';
import { SEASONS } from '../components/vocabulary.ts';
import { dealFor, WINTER } from '../rules/setup.ts';
import type { Draft, Start } from './shape.ts';

/** What the rest of a position is judged by. */
export interface Setting {
  readonly box: Box;
  readonly seats: number;
  readonly deal: Deal;
  readonly season: number;
  readonly phase: Start;
}

/** The season that goes with a phase, where there is only one. */
export const SEASON_OF: Partial<Record<Start, number>> = { winter: WINTER - 1, final: WINTER };

export const settingOf = (box: Box, { players, phase = 'season', season }: Draft): Setting => ({
  box,
  seats: players.length,
  deal: dealFor(box, players.length),
  season: season === undefined ? (SEASON_OF[phase] ?? 0) : SEASONS.indexOf(season),
  phase,
});

/** F4: the hand with which a season begins. */
export const handSize = ({ deal }: Setting, season: number): number => deal[SEASONS[season] ?? 'spring'];

/** F3, F52: winter K cards are kept until the winter choice is made. */
export const keptCards = ({ deal, season }: Setting): number => (season < WINTER ? deal.winterK : 0);
