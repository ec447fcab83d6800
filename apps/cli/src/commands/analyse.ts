import { analysed, type Decision, turningPoints } from '@thameside/bots';
import { journalOf } from '@thameside/host';
import { type Answer, asked, copyMatch, isOver, type Match, play, type Seat } from '@thameside/kernel';
import { readArgs, wholeNumber } from '../args.ts';
import type { Command } from '../command.ts';
import { Fault, misuse } from '../faults.ts';
import { heldFromFile, readText } from '../files.ts';
import { type Held, loaded } from '../held.ts';
import { progress } from '../progress.ts';
import { headLines, type Reader, readerOf, saidBy, seatName } from '../report.ts';
import { write } from '../surroundings.ts';
import { indented, styleFor } from '../terminal.ts';

const FLAGS = { trials: 'one', json: 'none', set: 'one' } as const;
const MOST_TRIALS = 100_000;
const USUAL_TRIALS = '64';
const TURNING_POINTS = 3;

/** What the seat would say of the answers, one after another, as far as nothing comes to light. */
function lineInWords(
  { describe, say }: Reader,
  { edition: { game } }: Held,
  before: Match,
  seat: Seat,
  answers: readonly Answer[],
): string[] {
  const m = copyMatch(game, before);
  const labels: string[] = [];
  for (const answer of answers) {
    const f = asked(m, seat);
    if (!f) break;
    labels.push(saidBy(say, describe.answer(f, answer, game.view(m.s, seat))));
    if (play(game, m, seat, answer)) break;
  }
  return labels;
}

/** A decision that cost much: what was played, what the search would have played instead, and why. */
function turningLines(reader: Reader, text: string, held: Held, decision: Decision): string[] {
  const { voice, say, style } = reader;
  const { entry, seat, lost, reason } = decision;
  const before = loaded(held.edition, text, entry).now;
  const inWords = (answers: readonly Answer[]) => lineInWords(reader, held, before, seat, answers);
  return [
    style.bold(voice.t('analyse.turning', { number: entry + 1, name: seatName(reader, seat) })),
    ...indented([
      voice.t('analyse.played', { line: inWords(decision.played) }),
      voice.t('analyse.better', { line: inWords(decision.best), points: Math.max(1, Math.round(lost)) }),
      ...(reason ? [saidBy(say, reason)] : []),
    ]),
  ];
}

/** Look at every decision of a finished match with the eyes of who made it. */
export const analyse: Command = async (args, around, voice) => {
  const { words: files, trials, json, set } = readArgs(args, FLAGS, 1);
  const [file] = files;
  if (file === undefined) throw misuse('args.needs-file');
  const budget = wholeNumber('--trials', trials ?? USUAL_TRIALS, 2, MOST_TRIALS);
  const { stdin, stdout, env } = around;
  const text = await readText(file, stdin);
  const held = await heldFromFile(file, text, around, { setFile: set, voice });
  const { edition } = held;
  const journal = journalOf(held);
  if (!isOver(journal.now)) throw new Fault(1, 'analyse.open', { file });
  const bar = progress(around, voice, journal.entries.length);
  const decisions: Decision[] = [];
  for (const decision of analysed(edition.game, journal, budget, journal.header.seed)) {
    decisions.push(decision);
    bar.at(decision.entry + 1);
  }
  bar.end();
  const turning = turningPoints(decisions, TURNING_POINTS);
  if (json) {
    const { game, rules, seats } = journal.header;
    await write(stdout, `${JSON.stringify({ game, rules, seats, trials: budget, decisions, turning })}\n`);
    return 0;
  }
  const reader = readerOf(edition, voice, styleFor(stdout, env));
  const { t } = voice;
  const course = decisions.map(({ entry, seat, chance }) =>
    t('analyse.chance', {
      number: entry + 1,
      name: seatName(reader, seat),
      chance: Math.round(100 * chance),
    }),
  );
  const lines = [
    ...headLines(reader, held),
    '',
    reader.style.bold(t('analyse.course')),
    ...indented(course),
    '',
    ...(turning.length > 0
      ? turning.flatMap(decision => turningLines(reader, text, held, decision))
      : [t('analyse.none')]),
  ];
  await write(stdout, `${lines.join('\n')}\n`);
  return 0;
};
