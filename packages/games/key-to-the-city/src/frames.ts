import type { FrameOf, Handlers, Io, QuestionOf, Seat } from '@thameside/kernel';
import type { Connector, Keyple, Skill } from './components/vocabulary.ts';
import type { State, TileId } from './state.ts';

export const VERBS = ['bid', 'use', 'upgrade', 'pass', 'sail'] as const;
export type Verb = (typeof VERBS)[number];
/** The actions that take keyples. */
export type Act = 'bid' | 'use' | 'upgrade';

interface Mine {
  readonly seat: Seat;
}
/** Keyples being gathered for an action: nothing is moved before the last answer. */
interface Gathering extends Mine {
  readonly act: Act;
  readonly tile: TileId;
  readonly colour: Keyple;
  /** Tiles whose losing bids are to be moved (K13), and the keyples in them. */
  readonly groups: readonly TileId[];
  readonly moved: number;
}

/** Every question that the game can ask, and every step that it takes by itself. */
export type Frames = {
  // Set-up
  home: { in: Mine; out: TileId };
  opening: { in: { readonly start: string }; out: never };
  era: { in: object; out: never };
  // Turns
  next: { in: object; out: never };
  turn: { in: Mine; out: Verb };
  bid: { in: Mine; out: TileId };
  use: { in: Mine; out: TileId };
  upgrade: { in: Mine; out: TileId };
  colour: { in: Mine & { readonly act: Act; readonly tile: TileId }; out: Keyple };
  group: { in: Gathering; out: TileId | 'enough' };
  count: { in: Gathering; out: number };
  front: { in: Gathering & { readonly count: number }; out: number };
  berth: { in: Mine; out: number };
  // Use and upgrade, once the keyples lie on the tile
  pay: { in: Mine; out: Skill };
  gain: { in: Mine & { readonly tile: TileId }; out: never };
  skill: { in: Mine; out: Skill };
  take: {
    in: Mine & { readonly shown: readonly Connector[]; readonly from: number };
    out: Connector | 'all';
  };
  pick: { in: Mine & { readonly left: number; readonly from: number }; out: Connector | 'enough' };
  errand: { in: Mine; out: never };
  turned: { in: Mine & { readonly tile: TileId }; out: never };
  // Connectors, in the player's own lane
  connectors: { in: Mine; out: never };
  connector: { in: Mine; out: Connector };
  side: { in: Mine & { readonly connector: Connector }; out: readonly [TileId, number] | 'discard' };
  // End of an era
  'era-end': { in: object; out: never };
  'era-over': { in: object; out: never };
  placing: { in: Mine; out: never };
  tile: { in: Mine; out: TileId };
  cell: { in: Mine & { readonly tile: TileId }; out: readonly [number, number] };
  rotation: { in: Mine & { readonly tile: TileId; readonly q: number; readonly r: number }; out: number };
  ready: { in: Mine; out: 'ready' };
};

export interface Spending {
  readonly seat: Seat;
  readonly tile: TileId;
  readonly colour: Keyple;
  /** Keyples laid down by this action, and the tiles from which losing bids came. */
  readonly count: number;
  readonly groups: readonly TileId[];
}

/** What the log tells. Public, unless emitted to one seat. */
export type Event =
  | { readonly t: 'home'; readonly seat: Seat; readonly tile: TileId }
  | { readonly t: 'starts'; readonly seat: Seat }
  | { readonly t: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly t: 'drew-colours'; readonly seat: Seat; readonly keyples: readonly Keyple[] }
  | { readonly t: 'era'; readonly era: number; readonly tiles: readonly TileId[] }
  | ({ readonly t: 'bid'; readonly total: number } & Spending)
  | ({ readonly t: 'used'; readonly level: number } & Spending)
  | ({ readonly t: 'upgrading' } & Spending)
  | { readonly t: 'upgraded'; readonly seat: Seat; readonly tile: TileId; readonly level: number }
  | { readonly t: 'paid'; readonly seat: Seat; readonly skills: readonly Skill[] }
  | { readonly t: 'took-skills'; readonly seat: Seat; readonly skills: readonly Skill[] }
  | { readonly t: 'took-connectors'; readonly seat: Seat; readonly connectors: readonly Connector[] }
  | { readonly t: 'left-connector'; readonly seat: Seat; readonly connector: Connector }
  | { readonly t: 'short-skill'; readonly seat: Seat; readonly skill: Skill | 'any' }
  | { readonly t: 'short-connector'; readonly seat: Seat; readonly connector: Connector | 'any' }
  | {
      readonly t: 'connected';
      readonly seat: Seat;
      readonly connector: Connector;
      readonly tile: TileId;
      readonly side: number;
    }
  | { readonly t: 'discarded'; readonly seat: Seat; readonly connector: Connector }
  | { readonly t: 'passed'; readonly seat: Seat }
  | { readonly t: 'all-passed'; readonly seats: readonly Seat[] }
  | { readonly t: 'sailed'; readonly seat: Seat; readonly berth: number; readonly river: TileId }
  | { readonly t: 'era-ends'; readonly era: number }
  | {
      readonly t: 'bid-returned';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly colour: Keyple;
      readonly count: number;
    }
  | { readonly t: 'won'; readonly seat: Seat; readonly tile: TileId; readonly count: number }
  | { readonly t: 'unsold'; readonly tile: TileId }
  | { readonly t: 'claimed'; readonly seat: Seat; readonly tile: TileId }
  | { readonly t: 'unclaimed'; readonly tile: TileId }
  | { readonly t: 'retrieved'; readonly seat: Seat; readonly keyples: readonly Keyple[] }
  | {
      readonly t: 'placed';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly q: number;
      readonly r: number;
      readonly rotation: number;
    }
  | { readonly t: 'no-room'; readonly seat: Seat; readonly tile: TileId }
  | { readonly t: 'ready'; readonly seat: Seat }
  | { readonly t: 'over' };

export type Ask = FrameOf<Frames>;
export type Question = QuestionOf<Frames>;
export type KeyIo = Io<Ask, Event>;
export type Rules<N extends keyof Frames> = Pick<Handlers<State, Frames, Event>, N>;
