import type { Seat } from '@thameside/kernel';
import type { StoneId, Weather } from './stones.ts';

interface Planted {
  stone: StoneId;
  x: number;
  y: number;
}
export interface Player {
  coins: number;
  /** Dug, seen by the owner alone. */
  hand: StoneId[];
  /** Bought, seen by all. */
  yard: StoneId[];
  /** Carved, not yet planted. */
  statues: StoneId[];
  garden: Planted[];
  /** Coins offered for going first this round; secret until all are ready. */
  offer: number | null;
}
export interface State {
  round: number;
  rounds: number;
  weather: Weather;
  bag: StoneId[];
  bank: number;
  market: StoneId[];
  marketSize: number;
  players: Player[];
  over: boolean;
}

export type Work = 'dig' | 'carve' | 'rest' | readonly ['buy', StoneId];
export type Frames = {
  round: { in: object; out: never };
  offer: { in: { seat: Seat }; out: number };
  ready: { in: { seat: Seat }; out: 'ready' };
  compare: { in: object; out: never };
  work: { in: { seat: Seat }; out: Work };
  carve: { in: { seat: Seat }; out: StoneId };
  plant: { in: { seat: Seat; stone: StoneId }; out: readonly [x: number, y: number] };
  admire: { in: { seat: Seat }; out: never };
  finish: { in: object; out: never };
};

export type Event =
  | { t: 'round'; round: number; weather: Weather }
  | { t: 'market'; stone: StoneId }
  | { t: 'offered'; seat: Seat }
  | { t: 'offers'; offers: number[] }
  | { t: 'dug'; seat: Seat }
  | { t: 'found'; seat: Seat; stone: StoneId }
  | { t: 'bought'; seat: Seat; stone: StoneId }
  | { t: 'carved'; seat: Seat; stone: StoneId }
  | { t: 'planted'; seat: Seat; x: number; y: number }
  | { t: 'rested'; seat: Seat }
  | { t: 'over' };

export interface PlayerView {
  coins: number;
  stones: number;
  hand: readonly StoneId[] | null;
  yard: readonly StoneId[];
  statues: readonly StoneId[];
  garden: readonly Planted[];
  hasOffered: boolean;
  offer: number | null;
}
export interface View {
  round: number;
  rounds: number;
  weather: Weather;
  bag: number;
  bank: number;
  market: readonly StoneId[];
  players: PlayerView[];
  over: boolean;
}
