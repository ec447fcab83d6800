import { spawn } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutant, mutated, rulesCited, type Subject } from './mutant.ts';

const LONGEST_RUN = 120_000;

/** What became of a mutant. `by` is the first test that failed and cites the rule. */
export type Fate =
  | { readonly killed: true; readonly by: string }
  | { readonly killed: false; readonly why: string };

interface Results {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

/** The titles of the tests that failed, and of files that could not be run. */
interface Failures {
  readonly tests: readonly string[];
  readonly files: readonly string[];
}

/** Of the test files given, the tests with a name like this. Undefined if the run was given up. */
async function failures(
  tree: string,
  files: readonly string[],
  name?: string,
): Promise<Failures | undefined> {
  const output = join(tree, 'results.json');
  rmSync(output, { force: true });
  const vitest = join(tree, 'node_modules/vitest/vitest.mjs');
  const args = [
    'run',
    '--root',
    tree,
    '--reporter=json',
    `--outputFile=${output}`,
    ...(name ? ['-t', name] : []),
    ...files,
  ];
  // a run within a test must not take itself for a part of the outer one
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !/^VITEST|^NODE_ENV$|^TEST$/.test(key)),
  );
  const run = spawn(process.execPath, [vitest, ...args], {
    cwd: tree,
    env,
    stdio: 'ignore',
    timeout: LONGEST_RUN,
  });
  const code = await new Promise(resolve => run.once('close', resolve));
  if (code === null) return undefined;
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Results;
  return {
    tests: testResults.flatMap(file =>
      file.assertionResults.filter(test => test.status === 'failed').map(test => test.title),
    ),
    files: testResults
      .filter(file => file.assertionResults.length === 0 && file.message !== '')
      .map(file => file.name),
  };
}

const testFiles = (tree: string, { tests }: Subject): string[] =>
  globSync(`${tests}/**/*.test.ts`, { cwd: tree }).sort();

/** What fails before anything is broken: it could kill nothing. */
export async function failingBefore(tree: string, subject: Subject): Promise<readonly string[]> {
  const failed = await failures(tree, testFiles(tree, subject));
  return failed ? [...failed.tests, ...failed.files] : ['the tests do not end'];
}

/** Break the rule in the tree, see whether a test that cites it fails, and mend it again. */
export async function fateOf(tree: string, subject: Subject, mutant: Mutant): Promise<Fate> {
  const path = join(tree, mutant.file);
  const sound = readFileSync(path, 'utf8');
  const broken = mutated(sound, mutant);
  if (broken === undefined)
    return { killed: false, why: 'stale: the text to replace is not in the file exactly once' };
  const word = `\\b${mutant.rule}\\b`;
  const files = testFiles(tree, subject).filter(file =>
    new RegExp(word).test(readFileSync(join(tree, file), 'utf8')),
  );
  if (files.length === 0) return { killed: false, why: 'no test cites the rule' };
  writeFileSync(path, broken);
  try {
    const failed = await failures(tree, files, word);
    if (!failed) return { killed: false, why: 'the tests do not end' };
    const by = failed.tests.find(title => rulesCited(title).includes(mutant.rule));
    if (by !== undefined) return { killed: true, by };
    return { killed: false, why: failed.files.length > 0 ? 'the source cannot be loaded' : 'no test failed' };
  } finally {
    writeFileSync(path, sound);
  }
}
