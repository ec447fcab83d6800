import { spawnSync } from 'node:child_process';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Collected, TESTS } from './collected.ts';
import { withSwitches } from './operators.ts';
import type { Known, Subject } from './subjects.ts';
import { metSoFar, sleep, wake } from './switches.ts';

/** What became of a mutant: the test that noticed it, or why none did. */
export type Fate = { readonly killed: string; readonly spoilt?: boolean } | { readonly survived: string };

interface Test extends Collected {
  /** The switches that it meets, and how often it meets any. */
  readonly meets: Uint8Array;
  readonly times: number;
  readonly ms: number;
}
/** The tests of a game, loaded with every mutant in the sources and none awake. */
export interface Loaded {
  readonly tests: readonly Test[];
  /** The switches that were met while the files were loaded: their mutants want a process of their own. */
  readonly early: Uint8Array;
  readonly failing: readonly string[];
}

/** Tests that meet so many switches play whole games at random: they notice much, and say of nothing what is wrong. */
const WHOLE_GAMES = 1_000_000;

const COLLECTED = pathToFileURL(join(import.meta.dirname, 'collected.ts')).href;

/** From here on the sources are loaded with their switches, and the test files with our `test`. */
function hook({ sources, tests }: Subject): void {
  const switched = new Map(
    sources.map(({ path, text, mutants }) => [
      pathToFileURL(path).href,
      withSwitches(text, mutants, mutants[0]?.id ?? 0, '__mutant'),
    ]),
  );
  const collects = new Set(tests.map(path => pathToFileURL(path).href));
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'vitest' && collects.has(context.parentURL ?? '')
        ? { url: COLLECTED, format: 'module-typescript', shortCircuit: true }
        : next(specifier, context),
    load(url, context, next) {
      const source = switched.get(url);
      return source === undefined
        ? next(url, context)
        : { source, format: 'module-typescript', shortCircuit: true };
    },
  });
}

async function failure({ run }: Collected): Promise<unknown> {
  try {
    await run();
  } catch (error) {
    return error ?? 'failed';
  }
  return undefined;
}

/** Load the game's tests, and see what each of them meets. Once in a process. `awake` is so from the beginning. */
export async function loaded(subject: Subject, awake?: number): Promise<Loaded> {
  hook(subject);
  if (awake !== undefined) wake(awake, Number.POSITIVE_INFINITY);
  for (const path of subject.tests) await import(pathToFileURL(path).href);
  const early = metSoFar().ids;
  const tests: Test[] = [];
  const failing: string[] = [];
  for (const test of TESTS) {
    const began = performance.now();
    if (await failure(test)) failing.push(test.title);
    const { ids, times } = metSoFar();
    if (times < WHOLE_GAMES) tests.push({ ...test, meets: ids, times, ms: performance.now() - began });
  }
  tests.sort((a, b) => a.ms - b.ms);
  return { tests, early, failing };
}

/** Wake the mutant and run the tests that meet it, the quickest first, until one fails. */
export async function fateOf({ tests, early }: Loaded, { id }: Known): Promise<Fate> {
  const meeting = tests.filter(({ meets }) => meets[id] === 1);
  for (const test of meeting) {
    wake(id, test.times);
    const failed = await failure(test);
    sleep();
    if (!failed) continue;
    // it has changed something that is there for all: this process is of no use any more
    return { killed: test.title, spoilt: (await failure(test)) !== undefined };
  }
  if (meeting.length > 0) return { survived: 'no test failed' };
  return { survived: early[id] === 1 ? 'met only while loading' : 'no test meets it' };
}

/** The same in a process of its own, with the mutant awake already while the files are loaded. */
export function fateFromTheStart({ id }: Known): Fate {
  const { status } = spawnSync(process.execPath, [...process.argv.slice(1), '--awake', String(id)], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  return status === 0 ? { survived: 'no test failed' } : { killed: 'a process of its own' };
}
