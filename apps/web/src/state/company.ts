import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';

/** What a table that is played online has around it. The table knows no more of it than where it goes. */
export interface Company {
  /** Whether somebody is here: at a player's plate, and in words. */
  readonly Presence: FunctionComponent<{ readonly seat: number; readonly inWords?: boolean }>;
  /** Over the board: what everybody at the table has to know. */
  readonly Notices: FunctionComponent;
  readonly Chat: FunctionComponent;
  /** What can be done about a seat. */
  readonly SeatDialog: FunctionComponent<{ readonly seat: number; readonly onClose: () => void }>;
  /** Ask the others to go back to a move; to before my own last answer where none is named. */
  readonly AskUndo: FunctionComponent<{ readonly move?: number }>;
  /** How many lines of the chat have not been read. */
  unread(): number;
  rematch(): Promise<void>;
}

/** Null at a table of this browser. */
export const company = signal<Company | null>(null);
