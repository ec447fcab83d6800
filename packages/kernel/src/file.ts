import { type Header, type Journal, reopen, withAnswer } from './journal.ts';
import { chosenOptions } from './options.ts';
import { canonical } from './plain.ts';
import { commitment, isSeed, seedOf } from './rng.ts';
import { asked, choices, isOver, legal, start, waiting } from './run.ts';
import { sha256 } from './sha256.ts';
import type { Game, Match, Options } from './types.ts';
import { offered, words } from './words.ts';

/** A match file that cannot be read, with the line at fault. */
export class FileError extends Error {
  readonly line: number;
  /** A short code for the text catalogues. */
  readonly code: FileFault;
  readonly detail: string;
  constructor(line: number, code: FileFault, detail = '') {
    super(`line ${line}: ${code} ${detail}`.trim());
    this.line = line;
    this.code = code;
    this.detail = detail;
  }
}
export const FILE_FAULTS = [
  'no-match-file',
  'missing',
  'unknown-line',
  'wrong-game',
  'wrong-rules',
  'wrong-set',
  'bad-seats',
  'bad-option',
  'bad-seed',
  'bad-commitment',
  'bad-from',
  'bad-entry',
  'wrong-question',
  'not-offered',
  'wrong-score',
  'wrong-hash',
  'after-end',
] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

const FIRST_LINE = 'thameside match 1';

/** The fingerprint of a match at one moment: what is asked and drawn next belongs to it. */
export const hashOf = (m: Match): string => sha256(canonical(m));

export const totals = <S>(g: Game<S>, m: Match<S>): number[] =>
  g.score(m.s).map(lines => lines.reduce((sum, line) => sum + line.points, 0));

/** The whole match as readable text. Holds the seed, so it is for the end, or for whoever owns the table. */
export function save<S>(g: Game<S>, j: Journal<S>): string {
  const { header } = j;
  return [
    FIRST_LINE,
    `game ${header.game}`,
    `rules ${header.rules}`,
    `set ${header.set.name} ${header.set.hash}`,
    `seats ${header.seats}`,
    ...Object.entries(header.options).map(([name, value]) => `option ${name} ${value}`),
    `seed ${header.seed}`,
    `commitment ${commitment(header.seed)}`,
    ...(header.from ? [`from ${canonical(header.from)}`] : []),
    ...j.entries.map((e, i) => `${i + 1} ${e.seat} ${e.k} ${words(e.answer)}`),
    ...(isOver(j.now) ? [`end ${totals(g, j.now).join(' ')}`] : []),
    `hash ${hashOf(j.now)}`,
    '',
  ].join('\n');
}

interface Line {
  readonly no: number;
  readonly word: string;
  readonly rest: string;
}

const linesOf = (text: string): Line[] =>
  text
    .split(/\r?\n/)
    .map((raw, i) => {
      const line = raw.trim();
      const space = line.indexOf(' ');
      return space < 0
        ? { no: i + 1, word: line, rest: '' }
        : { no: i + 1, word: line.slice(0, space), rest: line.slice(space + 1).trim() };
    })
    .filter(line => line.word !== '' && !line.word.startsWith('#'));

/** Which game and set a match file is for, so that the right one can be fetched to load it. */
export function nameplate(text: string): {
  readonly game: string;
  readonly set: string;
  readonly rules: string;
} {
  const lines = linesOf(text);
  const first = lines[0];
  if (!first || `${first.word} ${first.rest}` !== FIRST_LINE) throw new FileError(1, 'no-match-file');
  const find = (word: string) => lines.find(line => line.word === word)?.rest ?? '';
  return { game: find('game'), set: find('set').split(' ')[0] ?? '', rules: find('rules') };
}

function headerOf<S>(g: Game<S>, lines: readonly Line[]): Header {
  const single = (word: string): Line => {
    const line = lines.find(l => l.word === word);
    if (!line) throw new FileError(lines.at(-1)?.no ?? 1, 'missing', word);
    return line;
  };
  const demand = (line: Line, ok: boolean, code: FileFault, detail = line.rest) => {
    if (!ok) throw new FileError(line.no, code, detail);
  };
  const game = single('game');
  demand(game, game.rest === g.id, 'wrong-game');
  const rules = single('rules');
  demand(rules, rules.rest === String(g.rules), 'wrong-rules');
  const set = single('set');
  demand(set, set.rest === `${g.set.name} ${g.set.hash}`, 'wrong-set');
  const seatsLine = single('seats');
  const seats = Number(seatsLine.rest);
  demand(seatsLine, Number.isInteger(seats) && seats >= g.seats[0] && seats <= g.seats[1], 'bad-seats');
  const wanted: Record<string, string> = {};
  for (const line of lines) {
    if (line.word !== 'option') continue;
    const [name = '', value = ''] = line.rest.split(' ');
    demand(line, !('faults' in chosenOptions(g, seats, { [name]: value })), 'bad-option');
    wanted[name] = value;
  }
  const chosen = chosenOptions(g, seats, wanted);
  const seed = single('seed');
  demand(seed, isSeed(seed.rest), 'bad-seed');
  const promise = lines.find(line => line.word === 'commitment');
  if (promise) demand(promise, promise.rest === commitment(seed.rest), 'bad-commitment');
  const options = 'options' in chosen ? chosen.options : {};
  const base = { game: g.id, rules: g.rules, set: g.set, seats, options, seed: seed.rest };
  const fromLine = lines.find(line => line.word === 'from');
  if (!fromLine) return base;
  const from = positionIn(g, seats, options, fromLine.rest);
  demand(fromLine, from !== null, 'bad-from', '');
  return from ? { ...base, from } : base;
}

/** The match that a `from` line holds, if everything is in its place and there is something to answer. */
function positionIn<S>(g: Game<S>, seats: number, options: Options, json: string): Match<S> | null {
  try {
    const from = JSON.parse(json) as Match<S>;
    const fresh = start(g, seats, options, seedOf(''));
    const isWhole =
      from.lanes.length === seats &&
      from.rng.length === 4 &&
      from.rng.every(Number.isInteger) &&
      canonical(g.census(from.s)) === canonical(g.census(fresh.s)) &&
      waiting(from).every(seat => legal(g, from, seat).length > 0);
    return isWhole ? from : null;
  } catch {
    return null; // whatever it is, it is not a position of this game
  }
}

const HEADER_WORDS = ['thameside', 'game', 'rules', 'set', 'seats', 'option', 'seed', 'commitment', 'from'];

/** Read a match file by playing it again; every answer must be legal, and scores and hash must agree. */
export function load<S, E>(g: Game<S, E>, text: string): Journal<S> {
  nameplate(text);
  const lines = linesOf(text);
  const header = headerOf(g, lines);
  let { journal } = reopen(g, header);
  let ended = false;
  for (const { no, word, rest } of lines) {
    if (HEADER_WORDS.includes(word)) continue;
    if (word === 'end') {
      if (!isOver(journal.now) || rest !== totals(g, journal.now).join(' '))
        throw new FileError(no, 'wrong-score', rest);
    } else if (word === 'hash') {
      if (rest !== hashOf(journal.now)) throw new FileError(no, 'wrong-hash', rest);
      ended = true;
    } else if (/^\d+$/.test(word)) {
      if (ended) throw new FileError(no, 'after-end');
      if (Number(word) !== journal.entries.length + 1) throw new FileError(no, 'bad-entry', word);
      journal = entered(g, journal, no, rest);
    } else throw new FileError(no, 'unknown-line', word);
  }
  return journal;
}

function entered<S, E>(g: Game<S, E>, j: Journal<S>, no: number, rest: string): Journal<S> {
  const match = /^(\d+) (\S+) (.+)$/.exec(rest);
  if (!match) throw new FileError(no, 'bad-entry', rest);
  const [, seatText = '', kind = '', answer = ''] = match;
  const seat = Number(seatText);
  if (asked(j.now, seat)?.k !== kind) throw new FileError(no, 'wrong-question', `${seatText} ${kind}`);
  const known = offered(choices(g, j.now, seat), answer);
  if (known === undefined) throw new FileError(no, 'not-offered', answer);
  return withAnswer(g, j, seat, known).journal;
}
