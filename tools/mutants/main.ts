import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Mutant, rulesIn, type Subject, sample } from './mutant.ts';
import { type Fate, failingBefore, fateOf } from './run.ts';
import { SUBJECTS } from './subjects.ts';
import { copyTree, removeTree } from './tree.ts';

const root = join(import.meta.dirname, '../..');

/** Rules that no mutant breaks: nothing would show that their tests can fail. */
const rulesWithout = ({ rules, mutants }: Subject): string[] =>
  rulesIn(readFileSync(join(root, rules), 'utf8')).filter(
    rule => !mutants.some(mutant => mutant.rule === rule),
  );

const line = (mutant: Mutant, fate: Fate): string =>
  `${mutant.rule.padEnd(4)} ${mutant.what}\n       ${fate.killed ? `killed by "${fate.by}"` : `SURVIVED: ${fate.why}`}`;

/** Rewrites one line of a terminal. */
const progress = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
};

/** Each of the mutants in turn; the number of those that no test of theirs kills. */
async function survivorsOf(subject: Subject, mutants: readonly Mutant[]): Promise<number> {
  const tree = copyTree(root);
  try {
    progress(`${subject.game}: the tests as they are`);
    const failing = await failingBefore(tree, subject);
    if (failing.length > 0) {
      console.error(`these fail with nothing broken:\n  ${failing.join('\n  ')}`);
      return mutants.length;
    }
    let survivors = 0;
    for (const [i, mutant] of mutants.entries()) {
      progress(`${subject.game}: ${i + 1} of ${mutants.length}, ${mutant.rule}`);
      const fate = await fateOf(tree, subject, mutant);
      if (!fate.killed) survivors++;
      progress('');
      console.log(line(mutant, fate));
    }
    return survivors;
  } finally {
    removeTree(tree);
  }
}

function chosen(subject: Subject, rules: readonly string[] | undefined, size: string | undefined): Mutant[] {
  const wanted = subject.mutants.filter(mutant => rules === undefined || rules.includes(mutant.rule));
  return size === undefined ? wanted : sample(wanted, Number(size));
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      rule: { type: 'string', multiple: true },
      sample: { type: 'string' },
    },
  });
  let sound = true;
  let tried = 0;
  for (const subject of SUBJECTS.filter(({ game }) => values.game === undefined || game === values.game)) {
    const mutants = chosen(subject, values.rule, values.sample);
    const survivors = mutants.length > 0 ? await survivorsOf(subject, mutants) : 0;
    const without = rulesWithout(subject);
    console.log(`${subject.game}: ${mutants.length - survivors} killed, ${survivors} survived`);
    if (without.length > 0) console.log(`rules without a mutant: ${without.join(', ')}`);
    sound &&= survivors === 0 && without.length === 0;
    tried += mutants.length;
  }
  if (tried === 0) console.error('no mutant is like that');
  return sound && tried > 0;
}

process.exitCode = (await main()) ? 0 : 1;
