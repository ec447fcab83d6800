import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutant, mutantsOf } from './operators.ts';

const root = join(import.meta.dirname, '../..');

/** A mutant of a game's rules, with a number that is the same as long as the sources are. */
export interface Known extends Mutant {
  readonly id: number;
  readonly file: string;
  readonly line: number;
}
interface Source {
  readonly file: string;
  readonly path: string;
  readonly text: string;
  readonly mutants: readonly Known[];
}
export interface Subject {
  readonly game: string;
  readonly sources: readonly Source[];
  /** The test files that are to notice. */
  readonly tests: readonly string[];
}

export const GAMES = ['key-to-the-city', 'london', 'key-flow'] as const;

/** Where the rules stand. */
const RULES = 'src/{rules/**/*,score,ending,village,amounts}.ts';
const TESTS = 'test/{rules/**/*,golden,refusals}.test.ts';
/** Without those that try every component on every question. */
const QUICK_TESTS = 'test/{rules/**/*,golden}.test.ts';

export function subjectOf(game: string, isQuick = false): Subject {
  const folder = join(root, 'packages/games', game);
  let id = 0;
  const sources = globSync(RULES, { cwd: folder })
    .sort()
    .map((file): Source => {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      const lineAt = (place: number) => text.slice(0, place).split('\n').length;
      const mutants = mutantsOf(text).map(mutant => ({
        ...mutant,
        id: id++,
        file,
        line: lineAt(mutant.start),
      }));
      return { file, path, text, mutants };
    });
  return {
    game,
    sources,
    tests: globSync(isQuick ? QUICK_TESTS : TESTS, { cwd: folder })
      .sort()
      .map(file => join(folder, file)),
  };
}
