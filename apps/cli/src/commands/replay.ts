import { isOver, words } from '@thameside/kernel';
import { readArgs, wholeNumber } from '../args.ts';
import type { Command } from '../command.ts';
import { misuse } from '../faults.ts';
import { readText, tableFromFile } from '../files.ts';
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
import type { Table } from '../table.ts';
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
export const replay: Command = async (args, { stdin, stdout, env, titles }, voice) => {
  const { words: files, to, log, view, set } = readArgs(args, FLAGS, 1);
  const [file] = files;
  if (file === undefined) throw misuse('args.needs-file');
  const upTo = to === undefined ? undefined : wholeNumber('--to', to, 0, 999_999);
  const text = await readText(file, stdin);
  const table = await tableFromFile(file, text, titles, { setFile: set, stdin, voice, upTo });
  const { journal } = table;
  const reader = readerOf(table.edition, voice, styleFor(stdout, env));
  const eyes = eyesOf(view, journal.header.seats);
  const { t } = voice;

  const lines = [...headLines(reader, table), '', reader.style.bold(t('log.title'))];
  lines.push(...indented(log ? answersAndLog(reader, table, eyes) : logLines(reader, table, 0, eyes)), '');
  if (eyes !== 'all') lines.push(...outlineLines(reader, table, eyes), '');
  const checked = checks(text);
  lines.push(...scoreLines(reader, table, eyes), '');
  if (isOver(journal.now)) lines.push(...seedLines(reader, table));
  else lines.push(t('replay.open', { count: journal.entries.length }));
  lines.push(
    t('replay.legal'),
    ...checked.map(word => t(`replay.checked.${word as 'end' | 'hash' | 'commitment'}`)),
  );
  await write(stdout, `${lines.join('\n')}\n`);
  return 0;
};

/** Each answer as the file has it, then what came of it. */
function answersAndLog(reader: ReturnType<typeof readerOf>, table: Table, eyes: Eyes): string[] {
  const { t } = reader.voice;
  const after = (n: number) =>
    indented(logLines(reader, { ...table, said: table.said.slice(0, n + 1) }, n, eyes));
  return [
    ...after(0),
    ...table.journal.entries.flatMap(({ seat, k, answer, secret }, i) => {
      const hidden = eyes !== 'all' && eyes !== seat && secret === true;
      const said = hidden && !isOver(table.journal.now) ? t('replay.secret') : words(answer);
      return [
        t('replay.answer', { number: i + 1, name: seatName(reader, seat), kind: k, answer: said }),
        ...after(i + 1),
      ];
    }),
  ];
}
