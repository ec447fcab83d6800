import { entered } from '@thameside/host';
import { type Answer, asked, choices, forced, type Seat, words } from '@thameside/kernel';
import type { Held } from '../held.ts';
import { labelsFor, type Reader, saidBy } from '../report.ts';

/** An offered answer with what to type for it. */
export interface Choice {
  readonly answer: Answer;
  readonly key: string;
  readonly label: string;
}

const firstNumberIn = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? Number.NaN);
const isNumber = (text: string): boolean => /^-?\d+$/.test(text);

/**
 * The answers that the seat can give. They are numbered from 1, except where they are numbers that their
 * labels show first: whoever reads "4 keyples" and types 4 means that one.
 */
export function choicesFor(reader: Reader, held: Held, seat: Seat): Choice[] {
  const answers = choices(held.edition.game, held.now, seat);
  const labels = labelsFor(reader, held, seat, answers);
  const speakForThemselves = answers.every(
    (answer, i) => typeof answer === 'number' && firstNumberIn(labels[i] ?? '') === answer,
  );
  return answers.map((answer, i) => ({
    answer,
    key: speakForThemselves ? words(answer) : String(i + 1),
    label: labels[i] ?? '',
  }));
}

/** The choice that a text means: by what to type for it, by its words, or by its label. */
function choiceMeant(choices: readonly Choice[], text: string): Choice | undefined {
  const byKey = choices.find(({ key }) => key === text);
  if (byKey || isNumber(text)) return byKey;
  const plain = text.toLowerCase();
  return (
    choices.find(({ answer }) => words(answer).toLowerCase() === plain) ??
    choices.find(({ label }) => label.toLowerCase() === plain)
  );
}

/** The only answer there is, if there is only one. */
export const onlyAnswer = ({ edition, now }: Held, seat: Seat): Answer | undefined =>
  forced(edition.game, now, seat);

/** One step that was taken: by the player, or for them because there was only one. */
export interface Given {
  readonly question: string;
  readonly label: string;
  readonly isForced: boolean;
}
export type Outcome =
  | { readonly held: Held; readonly given: readonly Given[] }
  /** The parts of the line that begin with no answer, at the question where they stood. */
  | { readonly unknown: readonly string[]; readonly at: Held }
  /** Something hidden would come to light in mid-line, and the rest would rest on it or betray it. */
  | { readonly revealing: string };

/** Give the only answers there are, as long as that is so. */
export function giveForced(reader: Reader, held: Held, seat: Seat): { held: Held; given: Given[] } {
  const given: Given[] = [];
  let now = held;
  for (let answer = onlyAnswer(now, seat); answer !== undefined; answer = onlyAnswer(now, seat)) {
    given.push({ ...named(reader, now, seat, answer), isForced: true });
    now = { ...now, ...entered(now, seat, [answer]) };
  }
  return { held: now, given };
}

function named(reader: Reader, held: Held, seat: Seat, answer: Answer) {
  const f = asked(held.now, seat);
  const question = f ? saidBy(reader.say, reader.describe.ask(f)) : '';
  return { question, label: labelsFor(reader, held, seat, [answer])[0] ?? '' };
}

/** What the next answer would be, and how many parts of the line it takes. */
function nextOn(reader: Reader, held: Held, seat: Seat, left: readonly string[]) {
  const only = onlyAnswer(held, seat);
  if (only === undefined) {
    const found = longest(choicesFor(reader, held, seat), left);
    return found && { answer: found.choice.answer, parts: found.parts, isForced: false };
  }
  // Whoever writes the whole move may write what would have been given for them, too.
  const label = labelsFor(reader, held, seat, [only])[0] ?? '';
  const found = longest([{ answer: only, key: words(only), label }], left);
  return { answer: only, parts: found?.parts ?? 0, isForced: true };
}

/** Give all the answers on a line, or none of them. */
export function giveLine(reader: Reader, held: Held, seat: Seat, line: string): Outcome {
  const isOne = choiceMeant(choicesFor(reader, held, seat), line.trim()) !== undefined;
  const parts = isOne ? [line.trim()] : partsOf(line);
  const given: Given[] = [];
  let now = held;
  let done = 0;
  while (done < parts.length) {
    const next = nextOn(reader, now, seat, parts.slice(done));
    if (!next) return { unknown: parts.slice(done), at: now };
    given.push({ ...named(reader, now, seat, next.answer), isForced: next.isForced });
    now = { ...now, ...entered(now, seat, [next.answer]) };
    done += next.parts;
    if (now.lines.at(-1)?.reveals && done < parts.length)
      return { revealing: parts.slice(0, done).join(' ') };
  }
  return { held: now, given };
}

/** `a, b; c` are three parts, words of their own where there is nothing to part them. */
const partsOf = (line: string): string[] =>
  line
    .split(/[,;]/.test(line) ? /[,;]/ : /\s+/)
    .map(part => part.trim())
    .filter(part => part !== '');

/** Answers may have several words: the longest run of parts that is one. */
function longest(choices: readonly Choice[], parts: readonly string[]) {
  for (let n = parts.length; n > 0; n--) {
    const choice = choiceMeant(choices, parts.slice(0, n).join(' '));
    if (choice) return { choice, parts: n };
  }
  return undefined;
}
