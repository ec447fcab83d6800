import { COMMANDS, type Command, type CommandName } from './command.ts';
import { Fault, misuse } from './faults.ts';
import { languageOf, type Voice, voiceOf } from './language.ts';
import { realSurroundings, type Surroundings, write } from './surroundings.ts';
import { VERSION } from './version.ts';

/** Each is read only when it is wanted: the checks of `sim` alone take as long as everything else. */
const TABLE: Readonly<Record<CommandName, () => Promise<Command>>> = {
  play: async () => (await import('./commands/play.ts')).play,
  sim: async () => (await import('./commands/sim.ts')).sim,
  arena: async () => (await import('./commands/arena.ts')).arena,
  engine: async () => (await import('./commands/engine.ts')).engine,
  replay: async () => (await import('./commands/replay.ts')).replay,
  analyse: async () => (await import('./commands/analyse.ts')).analyse,
  doctor: async () => (await import('./commands/doctor.ts')).doctor,
  components: async () => (await import('./commands/components.ts')).components,
};

const isCommand = (word: string | undefined): word is CommandName =>
  (COMMANDS as readonly (string | undefined)[]).includes(word);

const asksForHelp = (args: readonly string[]): boolean => {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some(arg => arg === '--help' || arg === '-h');
};

/** The program's own flags, before any command. */
function beforeCommand(args: readonly string[]): readonly string[] {
  if (args[0] === '--lang') return beforeCommand(args.slice(2));
  return args[0]?.startsWith('--lang=') ? beforeCommand(args.slice(1)) : args;
}

async function run(args: readonly string[], around: Surroundings, voice: Voice): Promise<number> {
  const { t } = voice;
  const rest = beforeCommand(args);
  const word = rest[0];
  if (word === '--version') {
    await write(around.stdout, `${VERSION}\n`);
    return 0;
  }
  if (word === '--help' || word === '-h' || word === 'help') {
    await write(around.stdout, `${t(isCommand(rest[1]) ? `help.${rest[1]}` : 'help')}\n`);
    return 0;
  }
  if (isCommand(word)) {
    if (asksForHelp(rest)) {
      await write(around.stdout, `${t(`help.${word}`)}\n`);
      return 0;
    }
    const command = await TABLE[word]();
    return command(rest.slice(1), around, voice);
  }
  if (word === undefined) {
    await write(around.stderr, `${t('help')}\n`);
    return 2;
  }
  if (word.startsWith('-'))
    throw misuse('args.unknown-flag', { flag: word, known: ['--help', '--lang', '--version'] });
  throw misuse('args.unknown-command', { command: word, known: [...COMMANDS] });
}

/** What went wrong, in words. A fault of ours comes with its stack, for the report. */
async function complain(error: unknown, around: Surroundings, { t }: Voice, word: string): Promise<number> {
  if (!(error instanceof Fault)) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    await write(around.stderr, `${t('error.internal')}\n${stack}\n`);
    return 70;
  }
  const lines = [t('error', { message: t(error.key, error.params) }), ...error.details];
  if (error.exit === 2)
    lines.push(t('error.help', { command: isCommand(word) ? `${word} --help` : '--help' }));
  await write(around.stderr, `${lines.join('\n')}\n`);
  return error.exit;
}

/** The `thameside` command: returns its exit code. */
export async function main(args: readonly string[], surroundings?: Surroundings): Promise<number> {
  const around = surroundings ?? (await realSurroundings());
  let voice = voiceOf('en');
  try {
    voice = voiceOf(languageOf([], around.env));
    voice = voiceOf(languageOf(args, around.env));
    return await run(args, around, voice);
  } catch (error) {
    return complain(error, around, voice, beforeCommand(args)[0] ?? '');
  }
}
