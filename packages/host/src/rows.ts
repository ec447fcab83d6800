import type { Answer, Emitted, Entry, Header, Match, Memories, Seat, Turns } from '@thameside/kernel';
import type { Passed, Said } from '@thameside/kit';
import type { SeatSpec } from '@thameside/protocol';

/** What fixes a table before its first row. Never changes. */
export interface Head {
  readonly id: string;
  readonly header: Header;
  /**
   * The component set as its file has it, whole: a match must not depend on what a later release ships. A table in
   * use has no copy of the set that ships.
   */
  readonly set: string;
  readonly seats: readonly SeatSpec[];
  readonly forkOf: { readonly table: string; readonly move: number } | null;
  /** A guided first game. */
  readonly guided: boolean;
  readonly at: number;
  /** Of the command that made it, so that the same one makes it once. */
  readonly sum: string;
}

/** An answer as a row keeps it: whose, what, and whether it went by itself. */
export type Given = readonly [seat: Seat, answer: Answer, auto: 0 | 1];

/** One thing that happened at a table. Rows are only ever appended; all the rest follows from them. */
export interface Row {
  /** 1, 2, 3 … */
  readonly no: number;
  readonly at: number;
  /** Whose command it was. */
  readonly seat: Seat | null;
  readonly do: 'answer' | 'undo' | 'restart' | 'end-turn' | 'hand-over' | 'rewind' | 'learn' | 'end-lesson';
  /** The command's own key, and the sum of its body, so that the same command is known again. */
  readonly key: string;
  readonly sum: string;
  readonly given?: readonly Given[];
  /** The numbers of the answers that were taken back, the latest first. */
  readonly dropped?: readonly number[];
  readonly reason?: Said;
  /** What else is different after it. */
  readonly held?: Seat | null;
  readonly passed?: Passed | null;
  readonly to?: SeatSpec;
  /** Others cannot notice it: a part of a choice that is made in secret. */
  readonly quiet?: true;
  /** Done in a lane and revealing nothing: it makes nobody else's command late. */
  readonly calm?: true;
}

/** What one answer brought about. */
export interface Line {
  /** Null for the set-up. */
  readonly entry: Entry | null;
  readonly auto: boolean;
  readonly events: readonly Emitted[];
  readonly reason: Said | null;
  /** Something hidden came to light with it: nobody can go back behind it. */
  readonly reveals: boolean;
}

/** A table at a moment behind which nobody can go. A cache: it can be thrown away. */
export interface Snapshot {
  readonly no: number;
  readonly updated: number;
  /** How many answers stand behind it. */
  readonly behind: number;
  readonly match: Match;
  readonly turns: Turns;
  readonly memories: Memories;
  readonly seats: readonly SeatSpec[];
  readonly held: Seat | null;
  readonly seen: readonly number[];
  /** The latest lines, so that there is something to tell, and what was told before them. */
  readonly lines: readonly Line[];
  readonly told: readonly Told[];
}

/** How much of the log a viewer has been told before the lines at hand. */
export interface Told {
  readonly moves: number;
  readonly lines: number;
  /** By seat: the number of its latest turn, as the viewer counts them. */
  readonly turns: Turns;
}
