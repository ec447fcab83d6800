import type { Name } from '@thameside/kit';
import type { plate } from '../plate.ts';
import type {
  Ability,
  ActionEffect,
  Colour,
  Ongoing,
  Reaction,
  RiverSide,
  SetLetter,
  Special,
} from './vocabulary.ts';

/** A component set as a file has it: every value that the box prints, with the basis of each. */
export interface ComponentSet {
  readonly game: typeof plate.id;
  readonly title: string;
  /** Name and version, as in `house-1`. A match names the set it is played with. */
  readonly set: string;
  readonly setup: {
    readonly money: number;
    readonly hand: number;
    readonly poverty: number;
    /** L4: the spaces in a row, by number of players. */
    readonly boardColumns: Readonly<Record<'2' | '3' | '4', number>>;
    readonly boroughsFaceUp: number;
  };
  readonly loan: { readonly money: number; readonly repay: number; readonly unpaidPrestige: number };
  readonly handLimit: number;
  readonly moneyPerPrestige: number;
  readonly povertyTable: PovertyTable;
  readonly cards: readonly CardRow[];
  readonly boroughs: readonly BoroughRow[];
}

/** L72. */
export type PovertyTable = Readonly<
  Record<'1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'eachOver10', number>
>;

/** One kind of city card. */
export interface CardRow {
  readonly id: string;
  readonly name: Name;
  readonly set: SetLetter;
  readonly colour: Colour;
  readonly copies: number;
  /** The additional cost of building it, in money. */
  readonly cost: number;
  readonly activate: ActivationCost | null;
  readonly run: {
    readonly money: number;
    readonly prestige: number;
    readonly poverty: number;
    readonly special?: Special;
  };
  readonly endPrestige: number;
  readonly flips: boolean;
  readonly buildsWithoutDiscard?: boolean;
  readonly ongoing?: Ongoing | undefined;
  readonly react?: Reaction | undefined;
  readonly action?: ActionEffect | undefined;
  /** Where the values come from: the rulebook, a source, or an assumption of ours. */
  readonly basis: string;
}

interface ActivationCost {
  readonly money?: number;
  readonly discard?: Exclude<Colour, 'grey'> | 'any';
}

export interface BoroughRow {
  readonly id: string;
  readonly name: Name;
  readonly side: RiverSide;
  /** Whether it borders the river. */
  readonly river: boolean;
  readonly cost: number;
  readonly gain: { readonly draw: number; readonly prestige: number; readonly poverty: number };
  readonly run?: { readonly money?: number; readonly prestige?: number; readonly poverty?: number };
  readonly ability?: Ability;
  readonly starter?: boolean;
  readonly basis: string;
}
