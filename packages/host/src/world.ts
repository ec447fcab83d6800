import type { Engine } from '@thameside/kit';
import type { Message } from '@thameside/protocol';
import type { ChooseFor } from './bots.ts';
import type { Store } from './store.ts';

/** What a host needs of the world. */
export interface World {
  /** The games by their ids; each is fetched when it is first needed. */
  readonly titles: Readonly<Record<string, () => Promise<Engine>>>;
  readonly store: Store;
  readonly send: (message: Message) => void;
  readonly chooseFor: ChooseFor;
  /** 32 hexadecimal digits that nobody can foresee. */
  readonly entropy: () => string;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}
