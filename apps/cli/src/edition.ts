import type { Game } from '@thameside/kernel';
import type { Describer, Engine, SetFault, Title } from '@thameside/kit';

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

/** The title as it was with the rules of another version; the words are today's. Without such rules it stays as it is. */
export function withRules(title: Title, engine: Engine | null): Title {
  if (!engine || engine.game.rules === title.game.rules) return title;
  const { game, exportSet } = engine;
  return {
    ...title,
    game,
    exportSet,
    withSet(json) {
      const [then, today] = [engine.withSet(json), title.withSet(json)];
      return 'faults' in then || 'faults' in today ? then : { ...then, describe: today.describe };
    },
  };
}
