import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { isEquivalent, staleIn } from './equivalents.ts';
import { type Fate, fateFromTheStart, fateOf, loaded } from './run.ts';
import { GAMES, type Known, type Subject, subjectOf } from './subjects.ts';

const USAGE = `npm run mutants -- GAME [--sample N] [--seed TEXT] [--file PART] [--id N] [--quick]
GAME is one of ${GAMES.join(', ')}`;

/** Some of them, or all. */
function chosen(
  mutants: readonly Known[],
  {
    sample,
    seed = 'mutants',
    file = '',
    id,
  }: Readonly<Partial<Record<'sample' | 'seed' | 'file' | 'id', string>>>,
): Known[] {
  const wanted = mutants.filter(
    mutant => mutant.file.includes(file) && (id === undefined || mutant.id === Number(id)),
  );
  if (sample === undefined) return wanted;
  const lot = ({ id: number }: Known) => createHash('sha256').update(`${seed} ${number}`).digest('hex');
  return wanted.toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1)).slice(0, Number(sample));
}

/** In a process of its own: the fate of each mutant from there on, a line each, until one has spoilt something. */
async function tryFrom(subject: Subject, wanted: readonly Known[]): Promise<boolean> {
  const all = await loaded(subject);
  if (all.failing.length > 0) {
    console.error(`these fail with nothing broken:\n  ${all.failing.join('\n  ')}`);
    return false;
  }
  for (const mutant of wanted) {
    let fate: Fate = await fateOf(all, mutant);
    if ('survived' in fate && all.early[mutant.id] === 1) fate = fateFromTheStart(mutant);
    console.log(JSON.stringify(fate));
    if ('spoilt' in fate && fate.spoilt) break;
  }
  return true;
}

/** Longer than all the tests of a game take: it will never end. */
const HANGING_MS = 120_000;

/** The fates that a process of its own finds out, beginning with the mutant at this place; at least one. */
async function fatesFrom(place: number): Promise<Fate[]> {
  const args = [import.meta.filename, ...process.argv.slice(2), '--from', String(place)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const fates: Fate[] = [];
  let hangs = false;
  const giveUp = () => {
    hangs = true;
    child.kill('SIGKILL');
  };
  let patience = setTimeout(giveUp, HANGING_MS);
  for await (const line of createInterface(child.stdout)) {
    fates.push(JSON.parse(line));
    clearTimeout(patience);
    patience = setTimeout(giveUp, HANGING_MS);
  }
  clearTimeout(patience);
  if (hangs) fates.push({ killed: 'it does not end' });
  if (fates.length === 0) throw new Error(`nothing comes of the mutants from ${place} on`);
  return fates;
}

async function tried(game: string, wanted: readonly Known[]): Promise<boolean> {
  let killed = 0;
  for (let done = 0; done < wanted.length; ) {
    for (const fate of await fatesFrom(done)) {
      const { file, line, id, what } = wanted[done++] as Known;
      if ('killed' in fate) killed++;
      else console.log(`${file}:${line} #${id}  ${what}\n    survived: ${fate.survived}`);
    }
  }
  const score = wanted.length === 0 ? '–' : `${((100 * killed) / wanted.length).toFixed(1)} %`;
  console.log(`${game}: ${killed} of ${wanted.length} killed, ${score}`);
  return killed === wanted.length && wanted.length > 0;
}

async function main(): Promise<boolean> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: text,
      seed: text,
      file: text,
      id: text,
      awake: text,
      from: text,
      quick: { type: 'boolean' },
    },
  });
  const [game = ''] = positionals;
  if (!GAMES.some(name => name === game)) {
    console.error(USAGE);
    return false;
  }
  const subject = subjectOf(game, values.quick);
  if (values.awake !== undefined) return (await loaded(subject, Number(values.awake))).failing.length === 0;
  const mutants = subject.sources.flatMap(source => source.mutants);
  const wanted = chosen(mutants, values).filter(mutant => !isEquivalent(game, mutant));
  if (values.from !== undefined) return await tryFrom(subject, wanted.slice(Number(values.from)));
  for (const stale of staleIn(game, mutants)) console.log(`no such mutant any more: ${stale}`);
  return await tried(game, wanted);
}

process.exitCode = (await main()) ? 0 : 1;
