import type { OptionTable } from '@thameside/kernel';
import type { Describer } from './describe.ts';
import type { Guide } from './lesson.ts';
import type { SetFault } from './reading/index.ts';
import type { Catalogue, Language } from './text.ts';

/** All that a page needs of a game: its words, never its rules or states. */
export interface Face {
  readonly id: string;
  readonly seats: readonly [min: number, max: number];
  options(seats: number): OptionTable;
  /** The bots' levels, the weakest first; `level.<name>` and `level.<name>.about` are in the catalogues. */
  readonly levels: readonly string[];
  /** Words for the set that ships, or for a replacement set given as JSON. */
  describe(set: unknown): Describer | { readonly faults: readonly SetFault[] };
  /** The shipped set as a file to start from, and the ids of its components in order, for the gallery. */
  exportSet(): string;
  texts(language: Language): Promise<Catalogue>;
  /** The guided first game, if there is one; its words are in the catalogues. */
  lesson?(): Promise<Guide>;
}
