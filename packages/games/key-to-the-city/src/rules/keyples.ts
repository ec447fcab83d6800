import { type Answer, at, type Refusal, type Refused, type Seat } from '@thameside/kernel';
import { KEYPLES, type Keyple } from '../components/vocabulary.ts';
import type { Act, Ask, KeyIo, Rules, Spending } from '../frames.ts';
import { refusal } from '../refusals.ts';
import {
  isLosing,
  type KnownPlayer,
  type KnownTile,
  lotOf,
  rivalBid,
  type State,
  type Table,
  type Tile,
  type TileId,
  tileOf,
} from '../state.ts';

type Gathering = Extract<Ask, { k: 'count' }>;
/** Does the action once its keyples have been gathered and moved. */
export type Commit = (s: State, tile: Tile, spent: Spending, io: KeyIo) => void;

/** What the player holds of a colour, behind the screen or in front of it (K80). */
export const held = (p: KnownPlayer, colour: Keyple): number => p.screen[colour] + p.front[colour];

/** K20, K21, K31: how many keyples the action has to add at the tile. */
export function needed(s: Table, seat: Seat, act: Act, tile: TileId): number {
  if (act !== 'bid') return tileOf(s, tile).ladder + 1;
  const lot = lotOf(s, tile);
  return lot ? Math.max(1, rivalBid(lot, seat) - (lot.bids[seat] as number) + 1) : 1;
}

/** K13, K14: losing bids of the colour that may be moved; winning ones stay. A bid already at the tile that is bid for stays and counts there. */
export function groupsFor(s: Table, seat: Seat, act: Act, tile: TileId, colour: Keyple): TileId[] {
  const groups: TileId[] = [];
  for (const lot of s.centre) {
    if (lot.colour === colour && (act !== 'bid' || lot.id !== tile) && isLosing(lot, seat))
      groups.push(lot.id);
  }
  return groups;
}

export const bidAt = (s: Table, seat: Seat, tile: TileId): number => lotOf(s, tile)?.bids[seat] ?? 0;

/** K13: the most keyples of the colour that the player could bring to the tile. */
export function within(s: Table, seat: Seat, act: Act, tile: TileId, colour: Keyple): number {
  let most = held(at(s.players, seat), colour);
  for (const lot of s.centre) {
    if (lot.colour === colour && (act !== 'bid' || lot.id !== tile) && isLosing(lot, seat))
      most += lot.bids[seat] as number;
  }
  return most;
}

/** K12, K20, K31: whether the player has keyples enough, in the colour that the tile has or in any. */
export function canReach(s: Table, seat: Seat, act: Act, tile: KnownTile): boolean {
  const need = needed(s, seat, act, tile.id);
  if (tile.colour !== null) return within(s, seat, act, tile.id, tile.colour) >= need;
  return KEYPLES.some(colour => within(s, seat, act, tile.id, colour) >= need);
}

/** K12: the colour that everything at the tile has, or any the player has enough of. */
export const colourFits = (s: Table, seat: Seat, act: Act, tile: KnownTile, colour: Keyple): boolean =>
  (tile.colour === null || tile.colour === colour) &&
  within(s, seat, act, tile.id, colour) >= needed(s, seat, act, tile.id);

/** Why there are not enough keyples for an action on this tile. */
export function shortage(s: Table, seat: Seat, act: Act, tile: KnownTile): Refusal {
  if (tile.colour === null) return refusal('K13.empty');
  const need = needed(s, seat, act, tile.id);
  const have = within(s, seat, act, tile.id, tile.colour);
  return refusal(SHORT[act], { tile: tile.id, colour: tile.colour, need, have });
}
export const SHORT = { bid: 'K20.short', use: 'K31.short', upgrade: 'K41.short' } as const;

/** The groups that have not been chosen; those after the last one chosen, for a set of groups is offered in one order only. */
const leftGroups = (s: State, f: Gathering | Extract<Ask, { k: 'group' }>): TileId[] =>
  groupsFor(s, f.seat, f.act, f.tile, f.colour).filter(group => !f.groups.includes(group));
const laterGroups = (s: State, f: Gathering | Extract<Ask, { k: 'group' }>): TileId[] => {
  const groups = groupsFor(s, f.seat, f.act, f.tile, f.colour);
  const last = f.groups.at(-1);
  return last === undefined ? groups : groups.slice(groups.indexOf(last) + 1);
};

export function keypleRules(
  commit: Readonly<Record<Act, Commit>>,
): Rules<'colour' | 'group' | 'count' | 'front'> {
  function spend(s: State, f: Gathering, count: number, front: number, io: KeyIo): void {
    const p = at(s.players, f.seat);
    const tile = tileOf(s, f.tile);
    for (const id of f.groups) {
      const lot = lotOf(s, id);
      if (lot) lot.bids[f.seat] = 0;
    }
    p.front[f.colour] -= front;
    p.screen[f.colour] -= count - front;
    tile.colour = f.colour;
    s.passes.length = 0; // K50: any other action breaks the run
    const { seat, colour, groups } = f;
    commit[f.act](s, tile, { seat, tile: tile.id, colour, count: f.moved + count, groups }, io);
  }

  return {
    colour: {
      legal(s, f) {
        const tile = tileOf(s, f.tile);
        return KEYPLES.filter(colour => colourFits(s, f.seat, f.act, tile, colour));
      },
      refused(s, f) {
        const tile = tileOf(s, f.tile);
        return KEYPLES.filter(colour => !colourFits(s, f.seat, f.act, tile, colour)).map(answer => ({
          answer,
          refusal:
            tile.colour !== null && tile.colour !== answer
              ? refusal('K12.colour', { tile: tile.id, colour: tile.colour })
              : refusal('K13.none', { colour: answer }),
        }));
      },
      apply(s, f, colour, io) {
        const { seat, act, tile } = f;
        const k = groupsFor(s, seat, act, tile, colour).length > 0 ? 'group' : 'count';
        io.push({ k, seat, act, tile, colour, groups: [], moved: 0 });
      },
    },
    group: {
      legal(s, f) {
        const need = needed(s, f.seat, f.act, f.tile) - f.moved - held(at(s.players, f.seat), f.colour);
        const later = laterGroups(s, f);
        const answers: TileId[] = [];
        let rest = 0;
        for (let i = later.length - 1; i >= 0; i--) {
          rest += bidAt(s, f.seat, at(later, i));
          if (rest >= need) answers.unshift(at(later, i));
        }
        if (need <= 0) answers.push('enough');
        // not enough in this order: then those that come earlier have to do
        return answers.length > 0 ? answers : leftGroups(s, f);
      },
      also: (s, f) => leftGroups(s, f),
      refused(s, f): Refused[] {
        const need = needed(s, f.seat, f.act, f.tile);
        const have = f.moved + held(at(s.players, f.seat), f.colour);
        return have >= need
          ? []
          : [
              {
                answer: 'enough',
                refusal: refusal(SHORT[f.act], { tile: f.tile, colour: f.colour, need, have }),
              },
            ];
      },
      apply(s, f, answer, io) {
        if (answer === 'enough') {
          io.push({ ...f, k: 'count' });
          return;
        }
        const next = { ...f, groups: [...f.groups, answer], moved: f.moved + bidAt(s, f.seat, answer) };
        io.push({ ...next, k: leftGroups(s, next).length > 0 ? 'group' : 'count' });
      },
    },
    count: {
      legal(s, f) {
        const most = held(at(s.players, f.seat), f.colour);
        const counts: number[] = [];
        for (let n = Math.max(0, needed(s, f.seat, f.act, f.tile) - f.moved); n <= most; n++) counts.push(n);
        return counts;
      },
      refused(s, f) {
        const need = needed(s, f.seat, f.act, f.tile);
        const low: Refused[] = [];
        for (let n = f.moved > 0 ? 0 : 1; n + f.moved < need; n++) {
          const params = { tile: f.tile, colour: f.colour, need, have: n + f.moved };
          low.push({ answer: n, refusal: refusal(SHORT[f.act], params) });
        }
        return low;
      },
      apply(s, f, count, io) {
        const p = at(s.players, f.seat);
        // K81: whether there is a choice rests on what lies behind the screen; whether it is asked does not
        if (p.front[f.colour] > 0 && count > 0) io.push({ ...f, k: 'front', count });
        else spend(s, f, count, 0, io);
      },
    },
    // K80: which of one's keyples are spent is seen by all, so it is the player's choice.
    front: {
      legal(s, f) {
        const [least, most] = frontRange(at(s.players, f.seat), f.colour, f.count);
        return Array.from({ length: most - least + 1 }, (_, i) => least + i);
      },
      apply: (s, f, front, io) => spend(s, { ...f, k: 'count' }, f.count, front, io),
    },
  };
}

/** K80: the least and the most of these keyples that can come from in front of the screen. */
export const frontRange = (p: KnownPlayer, colour: Keyple, count: number): [least: number, most: number] => [
  Math.max(0, count - p.screen[colour]),
  Math.min(count, p.front[colour]),
];

/** Keyples for an action on a tile: from losing bids, and from behind or in front of the screen. */
export interface Effort {
  readonly act: Act;
  readonly tile: TileId;
  readonly colour: Keyple;
  readonly groups: readonly TileId[];
  readonly count: number;
  /** K80: how many of them from in front; as many as there are unless told. */
  readonly front?: number;
}

/** The questions that gather such keyples, each with its answer. */
export function effortOf(
  s: Table,
  seat: Seat,
  effort: Effort,
): { readonly k: Ask['k']; readonly answer: Answer }[] {
  const { act, tile, colour, count } = effort;
  const there = groupsFor(s, seat, act, tile, colour);
  const chosen = there.filter(group => effort.groups.includes(group));
  const isAsked = chosen.length < there.length;
  const p = at(s.players, seat);
  const [, most] = frontRange(p, colour, count);
  return [
    { k: 'colour', answer: colour },
    ...[...chosen, ...(isAsked ? ['enough'] : [])].map(answer => ({ k: 'group' as const, answer })),
    { k: 'count', answer: count },
    ...(p.front[colour] > 0 && count > 0 ? [{ k: 'front' as const, answer: effort.front ?? most }] : []),
  ];
}
