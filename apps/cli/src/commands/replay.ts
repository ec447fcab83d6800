import { answersIn, journalOf } from '@thameside/host';
import { isOver, words } from '@thameside/kernel';
import { readArgs, wholeNumber } from '../args.ts';
import type { Command } from '../command.ts';
import { misuse } from '../faults.ts';
import { heldFromFile, readText } from '../files.ts';
import type { Held } from '../held.ts';
import {
  type Eyes,
  headLines,
  logLines,
  outlineLines,
  readerOf,
  scoreLines,
  seatName,
  seedLines,
} from '../report.ts';
import { write } from '../surroundings.ts';
import { indented, styleFor } from '../terminal.ts';

const FLAGS = { to: 'one', log: 'none', view: 'one', set: 'one' } as const;
const SPECTATOR = 'spectator';

function eyesOf(view: string | undefined, seats: number): Eyes {
  if (view === undefined) return 'all';
  if (view === SPECTATOR) return null;
  return wholeNumber('--view', view, 1, seats) - 1;
}

/** What the file let us check. */
const checks = (text: string): string[] =>
  ['end', 'hash', 'commitment'].filter(word => new RegExp(`^\\s*${word} `, 'm').test(text));

/** Read a match file, check everything in it, and tell what happened. */
export const replay: Command = async (args, around, voice) => {
  const { words: files, to, log, view, set } = readArgs(args, FLAGS, 1);
  const [file] = files;
  if (file === undefined) throw misuse('args.needs-file');
  const upTo = to === undefined ? undefined : wholeNumber('--to', to, 0, 999_999);
  const { stdin, stdout, env } = around;
  const text = await readText(file, stdin);
  const held = await heldFromFile(file, text, around, { setFile: set, voice, upTo });
  const reader = readerOf(held.edition, voice, styleFor(stdout, env));
  const eyes = eyesOf(view, held.header.seats);
  const { t } = voice;

  const lines = [...headLines(reader, held), '', reader.style.bold(t('log.title'))];
  lines.push(...indented(log ? answersAndLog(reader, held, eyes) : logLines(reader, held, 0, eyes)), '');
  if (eyes !== 'all') lines.push(...outlineLines(reader, held, eyes), '');
  const checked = checks(text);
  lines.push(...scoreLines(reader, held, eyes), '');
  if (isOver(held.now)) lines.push(...seedLines(reader, held));
  else lines.push(t('replay.open', { count: answersIn(held) }));
  lines.push(
    t('replay.legal'),
    ...checked.map(word => t(`replay.checked.${word as 'end' | 'hash' | 'commitment'}`)),
  );
  await write(stdout, `${lines.join('\n')}\n`);
  return 0;
};

/** Each answer as the file has it, then what came of it. */
function answersAndLog(reader: ReturnType<typeof readerOf>, held: Held, eyes: Eyes): string[] {
  const { t } = reader.voice;
  const after = (n: number) => indented(logLines(reader, { lines: held.lines.slice(n, n + 1) }, 0, eyes));
  return [
    ...after(0),
    ...journalOf(held).entries.flatMap(({ seat, k, answer, secret }, i) => {
      const hidden = eyes !== 'all' && eyes !== seat && secret === true;
      const said = hidden && !isOver(held.now) ? t('replay.secret') : words(answer);
      return [
        t('replay.answer', { number: i + 1, name: seatName(reader, seat), kind: k, answer: said }),
        ...after(i + 1),
      ];
    }),
  ];
}
