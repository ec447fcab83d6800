import type { Answer, ScoreLine } from '@thameside/kernel';
import type { Said } from '@thameside/kit';
import type { Ask, Sight } from '@thameside/protocol';
import type { FunctionComponent } from 'preact';
import type { GameWords } from '../words.ts';

export interface Sought {
  readonly pieces: readonly string[];
  /** Somebody asked to be shown them: the focus goes there, too. */
  readonly takesFocus: boolean;
}

export interface BoardProps {
  /** The table as it is to be drawn: the present, or a moment of the past. */
  readonly sight: Sight;
  readonly words: GameWords;
  /** True if this seat can answer now: it is the present, nothing is under way, and `sight.ask` is not null. */
  readonly live: boolean;
  /** Give one or more answers as one command, all or nothing. */
  readonly answer: (answers: readonly Answer[]) => Promise<boolean>;
  /** Pieces to be lit: the last move, what is new since my last turn, a step of a lesson, or the line of the log under the pointer. */
  readonly lit: ReadonlySet<string>;
  /** Pieces to be brought into view whenever this is another object. */
  readonly sought: Sought | null;
  /** A piece was pointed at or focused (null: no longer): the log shows the lines that speak of it. */
  readonly point: (piece: string | null) => void;
}

export interface KeepsakeProps {
  /** The table at the end of the game. */
  readonly sight: Sight;
  readonly words: GameWords;
}

export interface PortraitProps {
  /** The id of a component. */
  readonly id: string;
  /** The component set that it is in, as its file has it, without faults. */
  readonly set: object;
  readonly words: GameWords;
}

/** What a game draws itself. Everything else is the shell's; without a board every question is still a list of buttons. */
export interface Board {
  readonly Board: FunctionComponent<BoardProps>;
  /** The pieces that an event speaks of, for lighting them from the log and back: `tile:barbican`, `berth:2`, `seat:1`. */
  pieces(event: Readonly<Record<string, unknown>>): readonly string[];
  /** Questions for which the board has controls of its own; the shell's list is then folded, not gone. */
  draws(ask: Ask): boolean;
  /** What should be asked back before these answers are given: something is wasted or cannot be mended. */
  danger(sight: Sight, answers: readonly Answer[]): Said | null;
  /** The colour in which a seat plays (`--player-<tone>`); without it the shell gives each seat one. */
  tone?(sight: Sight, seat: number): string | null;
  /** The heading of what begins with this event, such as an era; the log and the charts are divided by them. */
  chapter?(event: Readonly<Record<string, unknown>>, words: GameWords): string | null;
  /** What kind of source a line of the score is, for points by source. */
  source?(line: ScoreLine, words: GameWords): string;
  /** Something drawn from the finished game, to keep or share: shown with the result. */
  readonly Keepsake?: FunctionComponent<KeepsakeProps>;
  /** A component as it lies on the table, for the gallery, which says in words what it is. */
  readonly Portrait?: FunctionComponent<PortraitProps>;
  /** Once in the page: what all portraits refer to. */
  readonly PortraitDefs?: FunctionComponent;
}
