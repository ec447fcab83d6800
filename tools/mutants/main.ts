import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { isEquivalent, staleIn } from './equivalents.ts';
import { type Fate, fateFromTheStart, fateOf, loaded } from './run.ts';
import { GAMES, type Known, type Subject, subjectOf } from './subjects.ts';

const USAGE = `npm run mutants -- GAME [--sample N] [--seed TEXT] [--file PART] [--id N]
GAME is one of ${GAMES.join(', ')}`;

/** Some of them, or all. */
function chosen(
  mutants: readonly Known[],
  { sample, seed = 'mutants', file = '', id }: Readonly<Record<string, string | undefined>>,
): Known[] {
  const wanted = mutants.filter(
    mutant => mutant.file.includes(file) && (id === undefined || mutant.id === Number(id)),
  );
  if (sample === undefined) return wanted;
  const lot = ({ id: number }: Known) => createHash('sha256').update(`${seed} ${number}`).digest('hex');
  return wanted.toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1)).slice(0, Number(sample));
}

async function tried(subject: Subject, wanted: readonly Known[]): Promise<boolean> {
  const all = await loaded(subject);
  if (all.failing.length > 0) {
    console.error(`these fail with nothing broken:\n  ${all.failing.join('\n  ')}`);
    return false;
  }
  let killed = 0;
  for (const mutant of wanted) {
    let fate: Fate = await fateOf(all, mutant);
    if ('survived' in fate && all.early[mutant.id] === 1) fate = fateFromTheStart(subject.game, mutant);
    if ('killed' in fate) killed++;
    else
      console.log(
        `${mutant.file}:${mutant.line} #${mutant.id}  ${mutant.what}\n    survived: ${fate.survived}`,
      );
  }
  const score = wanted.length === 0 ? '–' : `${((100 * killed) / wanted.length).toFixed(1)} %`;
  console.log(`${subject.game}: ${killed} of ${wanted.length} killed, ${score}`);
  return killed === wanted.length && wanted.length > 0;
}

async function main(): Promise<boolean> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { sample: text, seed: text, file: text, id: text, awake: text },
  });
  const [game = ''] = positionals;
  if (!GAMES.some(name => name === game)) {
    console.error(USAGE);
    return false;
  }
  const subject = subjectOf(game);
  if (values.awake !== undefined) return (await loaded(subject, Number(values.awake))).failing.length === 0;
  const mutants = subject.sources.flatMap(source => source.mutants);
  const wanted = chosen(mutants, values).filter(mutant => !isEquivalent(game, mutant));
  for (const stale of staleIn(game, mutants)) console.log(`no such mutant any more: ${stale}`);
  return await tried(subject, wanted);
}

process.exitCode = (await main()) ? 0 : 1;
