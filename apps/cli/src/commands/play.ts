import { isOver, save, waiting } from '@thameside/kernel';
import type { Command } from '../command.ts';
import { writeMatch } from '../files.ts';
import { botAnswer, HUMAN } from '../play/bots.ts';
import { decide, leave, tell } from '../play/decide.ts';
import type { Evening } from '../play/evening.ts';
import { linesFrom } from '../play/lines.ts';
import { sitDown } from '../play/setup.ts';
import { headLines, readerOf, scoreLines, seatName, seedLines } from '../report.ts';
import { answerAt } from '../table.ts';
import { indented, styleFor } from '../terminal.ts';

/** The end of the log, for whoever has not heard it; if they are several, what all of them may hear. */
function tellRest(evening: Evening): void {
  const { who, heardBy } = evening;
  const people = who.flatMap((each, seat) => (each === HUMAN ? [seat] : []));
  const from = people.length === 0 ? 0 : Math.min(...people.map(seat => heardBy[seat] ?? 0));
  tell(evening, from, people.length === 1 ? (people[0] ?? null) : null);
}

function greet({ reader, table, who, print }: Evening): void {
  const { t } = reader.voice;
  const roster = who.map((each, seat) => {
    const name = seatName(reader, seat);
    return each === HUMAN ? t('play.who.human', { name }) : t('play.who.bot', { name, bot: each });
  });
  print([...headLines(reader, table), ...indented(roster), t('play.how'), '']);
}

function farewell(evening: Evening): void {
  const { reader, table, print, file } = evening;
  const { t } = reader.voice;
  tellRest(evening);
  print([
    reader.style.bold(t('end.title')),
    ...scoreLines(reader, table, 'all'),
    '',
    ...seedLines(reader, table),
  ]);
  if (file === undefined) return;
  writeMatch(file, save(table.edition.game, table.journal));
  print([t('play.saved', { file })]);
}

/** A game at the terminal. */
export const play: Command = async (args, around, voice) => {
  const sitting = await sitDown(args, around, voice);
  const { stdout, env } = around;
  const reader = readerOf(sitting.table.edition, voice, styleFor(stdout, env));
  const lines = linesFrom(around);
  const evening: Evening = {
    ...sitting,
    reader,
    lines,
    width: stdout.columns ?? 80,
    isTerminal: stdout.isTTY === true,
    print: text => void stdout.write(`${text.join('\n')}\n`),
    heardBy: sitting.who.map(() => 0),
    at: undefined,
  };
  try {
    greet(evening);
    for (;;) {
      const { table, who } = evening;
      if (isOver(table.journal.now)) break;
      const seats = waiting(table.journal.now);
      // Bots do not keep people waiting.
      const seat = seats.find(each => who[each] !== HUMAN) ?? seats[0] ?? 0;
      const sits = who[seat] ?? HUMAN;
      if (sits !== HUMAN) evening.table = answerAt(table, seat, botAnswer(sits, table, seat));
      else if ((await decide(evening, seat)) === 'leave') {
        leave(evening);
        return 0;
      }
    }
    farewell(evening);
    return 0;
  } finally {
    lines.close();
  }
};
