import { at, type Seat } from '@thameside/kernel';
import { totalOf } from '@thameside/kit';
import { KEYPLES } from '../components/vocabulary.ts';
import type { Player, State } from '../state.ts';
import type { ByEra, Weights } from './weights.ts';

/** What may still be hoped for, as seen from one moment of the game. */
export interface Horizon {
  /** By how many are lacking: the chance that all will come. */
  readonly connector: readonly number[];
  readonly skill: readonly number[];
  readonly turn: number;
  readonly chain: number;
  readonly onTile: number;
  readonly reaching: number;
  readonly shared: number;
  readonly spare: number;
  /** Keyples for this era's upgrades, and what an upgrade counts for which there are none. */
  readonly budget: number;
  readonly fade: number;
  /** Eras in which a tile of the borough can still be used. */
  readonly eras: number;
}

export const LAST_ERA = 4;

const powers = (chance: number): number[] => Array.from({ length: 7 }, (_, lack) => chance ** lack);

const between = (table: ByEra, era: number, share: number): number =>
  share * at(table, era - 1) + (1 - share) * at(table, era);

function horizon(w: Weights, era: number, keyples: number): Horizon {
  const e = Math.min(era, LAST_ERA);
  const part = era > LAST_ERA ? 0 : keyples / (keyples + w.busy);
  const of = (table: ByEra) => between(table, e, part);
  return {
    connector: powers(at(w.connector, era - 1)),
    skill: powers(at(w.skill, era - 1)),
    turn: at(w.turn, era - 1),
    budget: keyples,
    fade: at(w.fade, era - 1),
    chain: of(w.chain),
    onTile: of(w.onTile),
    reaching: of(w.reaching),
    shared: of(w.shared),
    spare: of(w.spare),
    eras: LAST_ERA - e + part / 2,
  };
}

export const inHand = (p: Player): number => totalOf(KEYPLES, p.screen) + totalOf(KEYPLES, p.front);

export interface Horizons {
  /** What the seat may hope for now. */
  of(s: State, seat: Seat): Horizon;
  /** What everybody may hope for when the next era begins. */
  next(s: State): Horizon;
}

/** More than anybody will hold. */
const MANY = 99;

/** They are asked for at every position, and there are few of them. */
export function horizonsOf(w: Weights): Horizons {
  const known: Horizon[][] = [];
  const recall = (era: number, keyples: number): Horizon => {
    known[era] ??= [];
    const row = known[era];
    row[keyples] ??= horizon(w, era, keyples);
    return row[keyples];
  };
  return {
    of(s, seat) {
      const p = at(s.players, seat);
      return p.sailed ? recall(s.era + 1, MANY) : recall(s.era, inHand(p));
    },
    next: s => recall(s.era + 1, MANY),
  };
}
