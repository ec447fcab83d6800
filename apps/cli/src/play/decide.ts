import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { answersIn, begunAgain, textIn, unanswered } from '@thameside/host';
import { asked, commitment, RuleError, type Seat } from '@thameside/kernel';
import { Fault } from '../faults.ts';
import { writeMatch } from '../files.ts';
import type { Held } from '../held.ts';
import { logLines, outlineLines, saidBy, scoreLines, seatName } from '../report.ts';
import { columns, indented, wrapped } from '../terminal.ts';
import { choicesFor, type Given, giveForced, giveLine, onlyAnswer } from './answers.ts';
import { HUMAN, usualBot } from './bots.ts';
import type { Evening } from './evening.ts';
import { doingsFor, lookLines } from './look.ts';
import { type Order, orderIn, refusalOf, whyLines } from './words.ts';

const PROMPT = '> ';
const CLEAR_SCREEN = '\u001b[2J\u001b[3J\u001b[H';

/** Tell what has happened since the player was last told. */
function news(evening: Evening, seat: Seat): void {
  const { held, heardBy } = evening;
  tell(evening, heardBy[seat] ?? 0, seat);
  heardBy[seat] = held.lines.length;
}

export function tell({ reader, held, print }: Evening, from: number, eyes: Seat | null): void {
  const lines = logLines(reader, held, from, eyes);
  if (lines.length > 0) print([reader.style.dim(reader.voice.t('log.title')), ...indented(lines), '']);
}

const othersActed = ({ held, heardBy }: Evening, seat: Seat): boolean => {
  const from = heardBy[seat] ?? 0;
  return from === 0 || held.lines.slice(from).some(({ entry }) => entry?.seat !== seat);
};

function questionLines({ reader, held, width }: Evening, seat: Seat): string[] {
  const { describe, say, style } = reader;
  const f = asked(held.now, seat);
  const choices = choicesFor(reader, held, seat);
  const pad = Math.max(...choices.map(({ key }) => key.length));
  const items = choices.map(({ key, label }) => `${key.padStart(pad)}  ${label}`);
  const question = style.bold(f ? saidBy(say, describe.ask(f)) : '');
  const doings = doingsFor(reader, held, seat, choices);
  if (doings.every(each => each === undefined)) return [question, ...columns(items, width)];
  const indent = pad + 4;
  return [
    question,
    ...indented(items).flatMap((item, i) => [
      item,
      ...indented(wrapped(doings[i] ?? '', width - indent), indent).map(style.dim),
    ]),
  ];
}

function sayGiven({ reader, print }: Evening, given: readonly Given[]): void {
  const only = given.filter(({ isForced }) => isForced);
  if (only.length > 0)
    print(
      only.map(({ question, label }) => reader.style.dim(reader.voice.t('play.forced', { question, label }))),
    );
}

/** One question to a person. `leave` if they want to go. */
export async function decide(evening: Evening, seat: Seat): Promise<'go' | 'leave'> {
  const { reader, lines, who, print } = evening;
  const { t } = reader.voice;
  const isAnother = evening.at !== seat && who.filter(each => each === 'human').length > 1;
  const only = giveForced(reader, evening.held, seat);
  if (only.given.length > 0) {
    evening.held = only.held;
    // What somebody else is given is none of the business of whoever sits there; the log will tell it.
    if (!isAnother) sayGiven(evening, only.given);
    return 'go';
  }
  if (isAnother) {
    print([t('play.hand-over', { name: seatName(reader, seat) })]);
    if ((await lines.next('')) === undefined) return 'leave';
    if (evening.isTerminal) print([CLEAR_SCREEN]);
  }
  evening.at = seat;
  if (othersActed(evening, seat)) print([...outlineLines(reader, evening.held, seat), '']);
  news(evening, seat);
  print(questionLines(evening, seat));
  for (;;) {
    const line = await lines.next(PROMPT);
    if (line === undefined) return 'leave';
    if (line.trim() === '') continue;
    const before = evening.held;
    const order = orderIn(reader, line);
    if (order?.order === 'quit') return 'leave';
    if (order) print(obeyed(evening, seat, order.order, order.rest));
    else answer(evening, seat, line);
    if (evening.held !== before) return 'go';
  }
}

function answer(evening: Evening, seat: Seat, line: string): void {
  const { reader, held, print } = evening;
  const { t } = reader.voice;
  const outcome = giveLine(reader, held, seat, line);
  if ('held' in outcome) {
    evening.held = outcome.held;
    sayGiven(evening, outcome.given);
  } else if ('revealing' in outcome) print([t('play.revealing', { part: outcome.revealing })]);
  else {
    const { unknown } = outcome;
    const reason = refusalOf(reader, outcome.at, seat, unknown);
    print([reason ?? t('play.no-answer', { text: unknown[0] ?? line })]);
    if (outcome.at !== held) print([t('play.nothing-given')]);
  }
}

/** Do what the player orders; what to say about it. */
function obeyed(evening: Evening, seat: Seat, order: Exclude<Order, 'quit'>, rest: string): string[] {
  const { reader, held } = evening;
  switch (order) {
    case 'help':
      return [reader.voice.t('play.help')];
    case 'look':
      return lookLines(reader, held, choicesFor(reader, held, seat), rest);
    case 'why':
      return indented(whyLines(reader, held, seat));
    case 'log':
      return indented(logLines(reader, held, 0, seat));
    case 'score':
      return scoreLines(reader, held, seat);
    case 'view':
      return [...outlineLines(reader, held, seat), '', ...questionLines(evening, seat)];
    case 'save':
      return savedTo(evening, rest || fileFor(evening));
    case 'undo':
      return wentBack(
        evening,
        tried(() => undone(held, seat)),
      );
    case 'restart':
      return wentBack(
        evening,
        tried(() => ({ ...held, ...begunAgain(held, seat) })),
      );
  }
}

function wentBack(evening: Evening, back: Held | undefined): string[] {
  const { reader, held, heardBy } = evening;
  const { t } = reader.voice;
  if (!back) return [t('play.cannot-undo')];
  evening.held = back;
  heardBy.forEach((n, seat) => {
    heardBy[seat] = Math.min(n, back.lines.length);
  });
  return [t('play.undone', { count: answersIn(held) - answersIn(back) })];
}

function tried(back: () => Held): Held | undefined {
  try {
    return back();
  } catch (error) {
    if (error instanceof RuleError) return undefined;
    throw error;
  }
}

/** Back to the player's last real decision: an answer that was the only one would be given again at once. */
function undone(held: Held, seat: Seat): Held {
  const back = { ...held, ...unanswered(held, seat) };
  return onlyAnswer(back, seat) === undefined ? back : undone(back, seat);
}

const fileFor = ({ file, held }: Evening): string =>
  file ?? `${held.edition.title.id}-${commitment(held.header.seed).slice(0, 8)}.txt`;

function savedTo({ reader, held }: Evening, file: string): string[] {
  const { t } = reader.voice;
  try {
    writeMatch(file, textIn(held));
    return [t('play.saved', { file })];
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return [t('error', { message: t(error.key, error.params) })];
  }
}

/** Save where it was meant to go or, if that fails, where anybody may write: a game is not to be lost. */
function keptIn(evening: Evening): string {
  const { reader, held, print } = evening;
  const { t } = reader.voice;
  const text = textIn(held);
  const file = fileFor(evening);
  try {
    writeMatch(file, text);
    return file;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    print(['', t('error', { message: t(error.key, error.params) })]);
    const refuge = join(tmpdir(), basename(fileFor({ ...evening, file: undefined })));
    writeMatch(refuge, text);
    return refuge;
  }
}

/** Keep the game and say how to go on with it. */
export function leave(evening: Evening): void {
  const { reader, held, print, who, set } = evening;
  const { t } = reader.voice;
  if (answersIn(held) === 0) {
    print(['', t('play.left')]);
    return;
  }
  const file = keptIn(evening);
  const usual = usualBot(held.edition.game);
  const isUsual = who.every((each, seat) => each === (seat === 0 ? HUMAN : usual));
  const flags = [
    ['--load', file],
    ...(isUsual ? [] : [['--seats', who.join(',')]]),
    ...(set === undefined ? [] : [['--set', set]]),
  ];
  const command = ['npx', 'thameside', 'play', ...flags.flat().map(quoted)].join(' ');
  print(['', t('play.saved', { file }), t('play.go-on', { command })]);
}

const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
