import { entered, textIn } from '@thameside/host';
import { isOver, waiting } from '@thameside/kernel';
import type { Command } from '../command.ts';
import { writeMatch } from '../files.ts';
import { botAnswer, HUMAN } from '../play/bots.ts';
import { decide, leave, tell } from '../play/decide.ts';
import type { Evening } from '../play/evening.ts';
import { linesFrom } from '../play/lines.ts';
import { sitDown } from '../play/setup.ts';
import { headLines, readerOf, scoreLines, seatName, seedLines } from '../report.ts';
import { indented, styleFor } from '../terminal.ts';

/** The end of the log, for whoever has not heard it; if they are several, what all of them may hear. */
function tellRest(evening: Evening): void {
  const { who, heardBy } = evening;
  const people = who.flatMap((each, seat) => (each === HUMAN ? [seat] : []));
  const from = people.length === 0 ? 0 : Math.min(...people.map(seat => heardBy[seat] ?? 0));
  tell(evening, from, people.length === 1 ? (people[0] ?? null) : null);
}

function greet({ reader, held, who, print }: Evening): void {
  const { t } = reader.voice;
  const roster = who.map((each, seat) => {
    const name = seatName(reader, seat);
    return each === HUMAN ? t('play.who.human', { name }) : t('play.who.bot', { name, bot: each });
  });
  print([...headLines(reader, held), ...indented(roster), t('play.how'), '']);
}

function farewell(evening: Evening): void {
  const { reader, held, print, file } = evening;
  const { t } = reader.voice;
  tellRest(evening);
  print([
    reader.style.bold(t('end.title')),
    ...scoreLines(reader, held, 'all'),
    '',
    ...seedLines(reader, held),
  ]);
  if (file === undefined) return;
  writeMatch(file, textIn(held));
  print([t('play.saved', { file })]);
}

/** A game at the terminal. */
export const play: Command = async (args, around, voice) => {
  const sitting = await sitDown(args, around, voice);
  const { stdout, env } = around;
  const reader = readerOf(sitting.held.edition, voice, styleFor(stdout, env));
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
      const { held, who } = evening;
      if (isOver(held.now)) break;
      const seats = waiting(held.now);
      // Bots do not keep people waiting.
      const seat = seats.find(each => who[each] !== HUMAN) ?? seats[0] ?? 0;
      const sits = who[seat] ?? HUMAN;
      if (sits !== HUMAN) evening.held = { ...held, ...entered(held, seat, [botAnswer(sits, held, seat)]) };
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
