import type { Answer, Frame, ScoreLine } from '@thameside/kernel';
import type { Said } from '@thameside/kit';
import type { Ask, LogEntry, Sight, Tried } from '@thameside/protocol';
import type { FunctionComponent } from 'preact';
import type { GameWords } from '../words.ts';

export interface Sought {
  readonly pieces: readonly string[];
  /** Somebody asked to be shown them: the focus goes there, too. */
  readonly takesFocus: boolean;
}

/* What the host tells, in the shapes of one game: what its views, questions and events are. */
interface Asking {
  readonly k: string;
  readonly frame: Frame;
  readonly answers: readonly Answer[];
}
export type AskOf<Q = Asking> = Q extends unknown ? Omit<Ask, keyof Asking> & Q : never;
export type EntryOf<E> = Omit<LogEntry, 'events'> & { readonly events: readonly E[] };
export type SightOf<V = unknown, Q = Asking, E = object> = Omit<Sight, 'view' | 'ask' | 'log'> & {
  readonly view: V;
  readonly ask: AskOf<Q> | null;
  readonly log: readonly EntryOf<E>[];
};
type TriedOf<V, Q> = Omit<Tried, 'view' | 'ask'> & { readonly view: V; readonly ask: AskOf<Q> | null };

export interface BoardProps<V = unknown, Q = Asking, E = object> {
  /** The table as it is to be drawn: the present, or a moment of the past. */
  readonly sight: SightOf<V, Q, E>;
  readonly words: GameWords;
  /** True if this seat can answer now: it is the present, nothing is under way, and `sight.ask` is not null. */
  readonly live: boolean;
  /** Give one or more answers as one command, all or nothing. */
  readonly answer: (answers: readonly Answer[]) => Promise<boolean>;
  /** Where answers would lead, without giving them; null where only giving them can tell. */
  readonly probe: (answers: readonly Answer[]) => Promise<TriedOf<V, Q> | null>;
  /** Pieces to be lit: the last move, what is new since my last turn, a step of a lesson, or the line of the log under the pointer. */
  readonly lit: ReadonlySet<string>;
  /** Pieces to be brought into view whenever this is another object. */
  readonly sought: Sought | null;
  /** A piece was pointed at or focused (null: no longer): the log shows the lines that speak of it. */
  readonly point: (piece: string | null) => void;
}

export interface KeepsakeProps<V = unknown, Q = Asking, E = object> {
  /** The table at the end of the game. */
  readonly sight: SightOf<V, Q, E>;
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
export interface Board<V, Q, E> {
  readonly Board: FunctionComponent<BoardProps<V, Q, E>>;
  /** The pieces that an event speaks of, for lighting them from the log and back: `tile:barbican`, `berth:2`, `seat:1`. */
  pieces(event: E): readonly string[];
  /** Questions for which the board has controls of its own; the shell's list is then folded, not gone. */
  draws(ask: AskOf<Q>): boolean;
  /** What should be asked back before these answers are given: something is wasted or cannot be mended. */
  danger(sight: SightOf<V, Q, E>, answers: readonly Answer[]): Said | null;
  /** The colour in which a seat plays (`--player-<tone>`); without it the shell gives each seat one. */
  tone?(sight: SightOf<V, Q, E>, seat: number): string | null;
  /** The heading of what begins with this event, such as an era; the log and the charts are divided by them. */
  chapter?(event: E, words: GameWords): string | null;
  /** What kind of source a line of the score is, for points by source. */
  source?(line: ScoreLine, words: GameWords): string;
  /** Something drawn from the finished game, to keep or share: shown with the result. */
  readonly Keepsake?: FunctionComponent<KeepsakeProps<V, Q, E>>;
  /** A component as it lies on the table, for the gallery, which says in words what it is. */
  readonly Portrait?: FunctionComponent<PortraitProps>;
  /** Once in the page: what all portraits refer to. */
  readonly PortraitDefs?: FunctionComponent;
}

/** A board as the shell knows it: it draws what the host tells, whatever that is. */
export type AnyBoard = Board<Sight['view'], Asking, LogEntry['events'][number]>;
