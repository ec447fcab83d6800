import type { Game } from '@thameside/kernel';
import type { Describer, SetFault, Title } from '@thameside/kit';

/** A game with one component set, and the words for it. */
export interface Edition {
  readonly title: Title;
  readonly game: Game;
  readonly describe: Describer;
  /** A replacement set, as its file has it. */
  readonly set?: unknown;
}

export const shipped = (title: Title): Edition => ({ title, game: title.game, describe: title.describe });

export function editionWith(title: Title, set: unknown): Edition | { readonly faults: readonly SetFault[] } {
  const result = title.withSet(set);
  return 'faults' in result ? result : { title, ...result, set };
}
