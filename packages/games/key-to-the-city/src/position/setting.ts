import { show } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import type { Kind } from '../components/vocabulary.ts';
import type { TileId } from '../state.ts';
import type { PositionReport } from './faults.ts';
import type { Draft } from './form.ts';

const PHASES = ['turn', 'placing'] as const;
export type Phase = (typeof PHASES)[number];

/** What the rest of a position is judged by. */
export interface Setting {
  readonly box: Box;
  readonly seats: number;
  readonly era: number;
  readonly phase: Phase;
  /** The eras whose tiles have been taken. */
  readonly ended: number;
  readonly jennifer: boolean;
}

const wordOf = <W extends string>(
  words: readonly [W, ...W[]],
  given: string | undefined,
  at: string,
  report: PositionReport,
): W => {
  const word = words.find(each => each === given);
  if (word === undefined && given !== undefined) {
    report(at, 'position.unknown-word', { found: show(given), known: words.join(', ') });
  }
  return word ?? words[0];
};

/** Nothing, where the players or the era could not be read: everything else depends on them. */
export function settingOf(box: Box, draft: Draft, report: PositionReport): Setting | undefined {
  const phase = wordOf(PHASES, draft.phase, 'phase', report);
  const jennifer = wordOf(['off', 'on'], draft.options?.jennifer, 'options.jennifer', report) === 'on';
  const { players, era = 1 } = draft;
  if (players === undefined || (Object.hasOwn(draft, 'era') && draft.era === undefined)) return undefined;
  return { box, seats: players.length, era, phase, ended: phase === 'turn' ? era - 1 : era, jennifer };
}

/** K6, K7: what lies in the centre in an era. */
const CENTRE: readonly (readonly Kind[])[] = [
  [],
  ['era1', 'building', 'landmark'],
  ['era2', 'building', 'landmark'],
  ['building', 'landmark'],
  ['routemaster'],
];
export const centreKinds = (era: number): readonly Kind[] => CENTRE[era] ?? [];

export const isBuilding = (box: Box, id: TileId): boolean =>
  ['building', 'landmark'].includes(box.tiles[id]?.kind ?? '');

/** K7: the level at which a tile comes into the centre. */
export const arrivalLevel = (box: Box, id: TileId, era: number): number =>
  isBuilding(box, id) ? (box.set.deal.levelOnArrival[String(era)] ?? 0) : 0;

/** K61, K63: the eras at whose end the tile can have come into a borough; a home is there from the beginning. */
export function erasOfArrival({ box, ended }: Setting, id: TileId): number[] {
  const plan = box.tiles[id];
  const kind = plan?.kind;
  if (kind === 'home') return [0];
  const eras =
    kind === 'river'
      ? [plan?.row.order ?? 0]
      : [1, 2, 3, 4].filter(era => kind && centreKinds(era).includes(kind));
  return eras.filter(era => era <= ended);
}

/** The levels at which the tile can have come into a borough, the lowest first. */
export const arrivalLevels = (setting: Setting, id: TileId): number[] =>
  [...new Set(erasOfArrival(setting, id).map(era => arrivalLevel(setting.box, id, era)))].sort();
