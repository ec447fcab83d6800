import type { Game, OptionTable } from '@thameside/kernel';
import { LEVELS } from '@thameside/kernel';
import type { Describer } from './describe.ts';
import type { Guide, Lesson } from './lesson.ts';
import type { SetFault } from './reading/index.ts';
import { type Catalogue, LANGUAGES, type Language } from './text.ts';

/** What is known of a game before any of it is fetched. */
export interface Plate {
  readonly id: string;
  /** The same in every language. */
  readonly name: string;
  /** One sentence. */
  readonly about: Readonly<Record<Language, string>>;
  readonly seats: readonly [min: number, max: number];
  /** There is a guided first game. */
  readonly taught: boolean;
}

/** All that a page needs of a game: its words, never its rules or states. */
export interface Face extends Plate {
  options(seats: number): OptionTable;
  /** The bots' levels, the weakest first; `level.<name>` and `level.<name>.about` are in the catalogues. */
  readonly levels: readonly string[];
  /** Words for the set that ships, or for a replacement set given as JSON. */
  describe(set: unknown): Describer | Faults;
  /** The shipped set as a file to start from, and the ids of its components in order, for the gallery. */
  exportSet(): string;
  texts(language: Language): Promise<Catalogue>;
  /** The guided first game, if there is one; its words are in the catalogues. */
  lesson?(): Promise<Guide>;
}

/** A game with one component set, and how it speaks of it. */
interface Played {
  readonly game: Game;
  readonly describe: Describer;
}

/** A game that can be played, without its words: with the set that ships, or with another. */
export interface Engine extends Played {
  readonly id: string;
  /** The game with a replacement set read from a file, or everything that is wrong with the file. */
  withSet(json: unknown): Played | Faults;
  /** The shipped set as a file to start from. */
  exportSet(): string;
  readonly lesson?: Lesson;
}

/** All that an application needs of one game. */
export interface Title extends Engine, Pick<Plate, 'name'> {
  readonly texts: Readonly<Record<Language, Catalogue>>;
}

interface Faults {
  readonly faults: readonly SetFault[];
}

/** What a game says of itself, its rules apart: those are given to `engine`, so that a page can do without. */
interface Declaration<Set> {
  readonly plate: Plate;
  readonly options: Face['options'];
  /** The usual ones, unless told. */
  readonly levels?: Face['levels'];
  /** The component set that ships, as it is read from a file and written to one. */
  readonly set: Set;
  readonly readSet: (json: unknown) => { readonly set: Set } | Faults;
  readonly writeSet: (set: Set) => string;
  readonly describe: (set: Set) => Describer;
  readonly texts: Readonly<Record<Language, () => Promise<Catalogue>>>;
  readonly guide?: () => Promise<Guide>;
}

/** A game is declared once: what the page, the engine and the terminal need of it follows. */
export function defineTitle<Set>(told: Declaration<Set>) {
  const { plate, options, levels = LEVELS, set: shipped, readSet, describe, texts, guide } = told;
  const exportSet = () => told.writeSet(shipped);
  const face: Face = {
    ...plate,
    options,
    levels,
    describe(json) {
      if (json === null) return describe(shipped);
      const read = readSet(json);
      return 'set' in read ? describe(read.set) : read;
    },
    exportSet,
    texts: language => texts[language](),
    ...(guide && { lesson: guide }),
  };
  return {
    face,
    engine(gameOf: (set: Set) => Game, lesson?: Lesson): Engine {
      const played = (set: Set): Played => ({ game: gameOf(set), describe: describe(set) });
      return {
        id: plate.id,
        ...played(shipped),
        withSet(json) {
          const read = readSet(json);
          return 'set' in read ? played(read.set) : read;
        },
        exportSet,
        ...(lesson && { lesson }),
      };
    },
  };
}

/** An engine with its words in every language. */
export async function titleOf(engine: Engine, { name, texts }: Face): Promise<Title> {
  const spoken = await Promise.all(LANGUAGES.map(async language => [language, await texts(language)]));
  return { ...engine, name, texts: Object.fromEntries(spoken) };
}
