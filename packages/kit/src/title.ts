import type { Game } from '@thameside/kernel';
import type { Describer } from './describe.ts';
import type { Lesson } from './lesson.ts';
import type { SetFault } from './reading/index.ts';
import type { Catalogue, Language } from './text.ts';

/** A game that can be played, without its words. */
export interface Engine {
  readonly id: string;
  /** The game with the component set that ships with it. */
  readonly game: Game;
  /** The game with a replacement set read from a file, or everything that is wrong with the file. */
  withSet(
    json: unknown,
  ): { readonly game: Game; readonly describe: Describer } | { readonly faults: readonly SetFault[] };
  /** The shipped set as a file to start from. */
  exportSet(): string;
  /** Speaks of the set that ships; `withSet` gives the one that speaks of its set. */
  readonly describe: Describer;
  readonly lesson?: Lesson;
}

/** All that an application needs of one game. Each game's package exports one of these and nothing about its rules. */
export interface Title extends Engine {
  readonly texts: Readonly<Record<Language, Catalogue>>;
}
