import type { Answer, Redealt, Seat } from '@thameside/kernel';
import type { Engine, Said } from '@thameside/kit';
import type { Store } from './store.ts';

export interface Choice {
  readonly answers: readonly Answer[];
  readonly reason: Said | null;
}

/** Something to think about, for a bot or a hint. It holds nothing but what the seat might imagine. */
export interface Job {
  readonly game: string;
  readonly rules: number;
  /** A replacement component set, if the table has one. */
  readonly set: string | null;
  readonly match: Redealt;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: string;
}

/** Which place may write to a table: of several (tabs, nodes) that keep tables together, one. */
export interface Claims {
  /** Whether this place has the table in hand; if it is free, it is taken. What changes later is told. */
  claim(table: string, news: Hand): Promise<boolean>;
  /** Take it, whoever has it. */
  takeOver(table: string, news: Hand): Promise<void>;
  release(table: string): void;
  /** Tell the other places that the table has gone on, and hear of it from them. */
  announce(table: string): void;
  listen(heard: (table: string) => void): void;
}
export interface Hand {
  readonly gained: () => void;
  readonly lost: () => void;
}

/** What a host needs of the world. */
export interface World {
  /** A game at a version of its rules, today's if none is named; null if there is no such game or version. */
  engineOf(game: string, rules?: number): Promise<Engine | null>;
  readonly store: Store;
  readonly think: (job: Job) => Promise<Choice>;
  /** Without it there is only this place. */
  readonly claims?: Claims;
  /** Told before something is computed for a table, so that what does not end can be blamed. */
  readonly begin?: (table: string) => void;
  /** Whether bots play on at tables at which nobody is looking. */
  readonly playsOn?: boolean;
  /** Whether a match may be taken elsewhere before its end: the host is on the machine of whoever plays, who can look anyway. */
  readonly letsGo?: boolean;
  /** 32 hexadecimal digits that nobody can foresee. */
  readonly entropy: () => string;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}
