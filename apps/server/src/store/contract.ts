import type { Store } from '@thameside/host';
import type { Saying } from '@thameside/protocol/rooms';

export { Unavailable } from '@thameside/host';

/** Somebody who came without an account: a name and the devices that have its cookie. */
export interface Guest {
  readonly id: string;
  readonly name: string | null;
}

export type SeatDoc =
  | { readonly kind: 'open' }
  /** Several guests may hold one seat: each device that was given its code. */
  | { readonly kind: 'person'; readonly name: string; readonly guests: readonly string[] }
  /** A bot; `guests` may take the seat back. */
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly level: string;
      readonly guests: readonly string[];
      /** The person's name, if a bot plays for somebody. */
      readonly of: string | null;
    };

/** A table online, as it is kept. Never changed: the next version takes its place. */
export interface RoomDoc {
  readonly id: string;
  /** The key of the command that made it; its match is made with the same one. */
  readonly key: string;
  /** Of that command's body. */
  readonly sum: string;
  /** 1, 2, 3 … */
  readonly version: number;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  /** A replacement component set as its file has it. */
  readonly set: string | null;
  readonly setName: string;
  readonly setHash: string;
  /** A match to go on with, as its file has it. */
  readonly text: string | null;
  readonly state: 'waiting' | 'starting' | 'playing' | 'over' | 'closed' | 'set-aside';
  readonly owner: string | null;
  readonly listed: boolean;
  readonly spectators: 'none' | 'link' | 'all';
  readonly startsFull: boolean;
  readonly absence: number;
  readonly invitation: string;
  /** Guests who have had the invitation. */
  readonly members: readonly string[];
  readonly seats: readonly SeatDoc[];
  readonly votes: readonly {
    readonly seat: number;
    readonly for: 'bot' | 'open';
    readonly by: readonly number[];
  }[];
  readonly undo: {
    readonly by: number;
    readonly move: number;
    readonly agreed: readonly number[];
    readonly forgets: readonly { readonly answers: number; readonly reveals: number }[];
  } | null;
  readonly next: string | null;
  readonly at: number;
  readonly updated: number;
}

export interface Line {
  readonly no: number;
  readonly at: number;
  readonly guest: string;
  readonly seat: number | null;
  readonly name: string;
  readonly saying: Saying;
}
/** Players have one chat, spectators another. */
type Channel = 'players' | 'spectators';

export interface CodeDoc {
  readonly kind: 'personal' | 'pair';
  readonly room: string;
  readonly seat: number;
  /** The end of its time, or null for one that lasts. A `pair` code is used up by its use. */
  readonly until: number | null;
}

/** Rooms, guests and what they say. Like tables, what has been answered must survive a crash. */
export interface Lobby {
  /** By the hash of the device's secret. */
  guestOf(device: string): Promise<Guest | null>;
  addGuest(guest: Guest, device: string, at: number): Promise<void>;
  rename(guest: string, name: string): Promise<void>;
  /** Of the guest's devices only this one stays. */
  keepDevice(guest: string, device: string): Promise<void>;

  room(id: string): Promise<RoomDoc | null>;
  roomByInvitation(code: string): Promise<RoomDoc | null>;
  /** Keeps the next version; false if the version before it is not the one that is kept (0: there is none). */
  keepRoom(room: RoomDoc): Promise<boolean>;
  /** Those in which the guest holds, owns or may take back a seat, the latest first, with what is known of the match. */
  roomsOf(guest: string): Promise<readonly RoomWithMatch[]>;
  /** Listed ones that are waiting or being played. */
  listedRooms(game: string | null, most: number): Promise<readonly RoomWithMatch[]>;

  /** Adds a line; the same key adds one line only. */
  say(room: string, channel: Channel, key: string, line: Omit<Line, 'no'>): Promise<Line>;
  /** The lines before number `before` (or the latest), in order, at most `most`. */
  lines(room: string, channel: Channel, before: number | null, most: number): Promise<readonly Line[]>;
  countLines(room: string, channel: Channel): Promise<number>;

  /** By the hash of the code. */
  addCode(code: string, doc: CodeDoc): Promise<void>;
  /** What the code stands for; one that is for one use or whose time is over is gone afterwards. */
  useCode(code: string, now: number): Promise<CodeDoc | null>;
  /** The personal codes of a seat are worth nothing any more. */
  dropCodes(room: string, seat: number): Promise<void>;
}

export interface RoomWithMatch {
  readonly room: RoomDoc;
  /** The match's moves and who is waited for, or null before the start. */
  readonly match: {
    readonly move: number;
    readonly over: boolean;
    readonly waiting: readonly number[];
  } | null;
}

/** Everything that is kept. Of two of them on one database each sees what the other has kept. */
export interface Kept {
  readonly tables: Store;
  readonly lobby: Lobby;
  /** Whether it can be written to. */
  isWell(): Promise<boolean>;
  close(): Promise<void>;
}
