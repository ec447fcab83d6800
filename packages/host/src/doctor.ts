import {
  type Answer,
  asked,
  canonical,
  choices,
  chosenOptions,
  copyMatch,
  FileError,
  type FileFault,
  type Game,
  type Header,
  load,
  type Match,
  nameplate,
  offered,
  play,
  reopen,
  type Seat,
  totals,
  words,
} from '@thameside/kernel';
import type { Engine } from '@thameside/kit';
import { annotations } from '@thameside/protocol';
import { standingAfter } from './opening.ts';
import type { Head, Row, Snapshot } from './rows.ts';
import type { Store } from './store.ts';
import type { World } from './world.ts';

/** A match as it is kept: as text, or as the rows of a table. */
export type Kept =
  | { readonly text: string }
  | { readonly head: Head; readonly rows: readonly Row[]; readonly snapshots: readonly Snapshot[] };

/** Where matches are kept. */
export interface Shelf<K extends Kept = Kept> {
  names(): Promise<readonly string[]>;
  read(name: string): Promise<K>;
}

/** What comes of replaying a kept match by the rules that it names. */
export type Finding =
  | {
      readonly is: 'same';
      readonly game: string;
      readonly rules: number;
      /** Today's rules, if they are newer and lead to the same, answer by answer. */
      readonly newer: number | null;
    }
  /** `at`: the line of a text, the number of an answer of a table; the fault is null if it is none that has a name. */
  | {
      readonly is: 'different' | 'unreadable';
      readonly at: number;
      readonly fault: FileFault | null;
      readonly detail: string;
    };

/** What is wrong with the course of a match; all else is wrong with what was written. */
const DIFFERENT: readonly FileFault[] = ['wrong-question', 'not-offered', 'wrong-score', 'wrong-hash'];

interface Course {
  readonly game: Game;
  readonly header: Header;
  readonly answers: readonly { readonly seat: Seat; readonly answer: Answer; readonly k?: string }[];
  readonly end: Match;
  /** The component set as its file has it. */
  readonly set: string;
}

/** The engine's game with the component set of this hash: the one that ships, or one of these. */
function gameWith({ game, withSet }: Engine, hash: string, sets: readonly string[]): Game | null {
  if (game.set.hash === hash) return game;
  for (const set of sets) {
    const own = withSet(JSON.parse(set));
    if (!('faults' in own) && own.game.set.hash === hash) return own.game;
  }
  return null;
}

/** Answer by answer, in place; `after` is told of each. */
function replayed(
  game: Game,
  { header, answers }: Pick<Course, 'header' | 'answers'>,
  after?: (m: Match, count: number) => void,
): Match {
  const now = copyMatch(game, reopen(game, header).journal.now);
  for (const [i, { seat, answer, k }] of answers.entries()) {
    const question = asked(now, seat)?.k;
    if (question === undefined || (k !== undefined && k !== question))
      throw new FileError(i + 1, 'wrong-question', `${seat} ${k ?? ''}`.trim());
    const known = offered(choices(game, now, seat), words(answer));
    if (known === undefined) throw new FileError(i + 1, 'not-offered', words(answer));
    play(game, now, seat, known);
    after?.(now, i + 1);
  }
  return now;
}

const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

async function engineFor(engineOf: World['engineOf'], game: string, rules: number): Promise<Engine> {
  const today = await engineOf(game);
  if (!today) throw new FileError(1, 'wrong-game', game);
  const engine = await engineOf(game, rules);
  if (!engine) throw new FileError(1, 'wrong-rules', String(rules));
  return engine;
}

async function courseOf(engineOf: World['engineOf'], kept: Kept, sets: readonly string[]): Promise<Course> {
  if ('text' in kept) {
    const { game: id, rules } = nameplate(kept.text);
    const engine = await engineFor(engineOf, id, Number(rules));
    const hash = /^set \S+ (\S+)/m.exec(kept.text)?.[1] ?? '';
    const { set } = annotations(kept.text);
    const own = gameWith(engine, hash, set === null ? sets : [set]) ?? engine.game;
    const { header, entries, now } = load(own, kept.text);
    const enclosed = set ?? sets.find(each => gameWith(engine, hash, [each]) === own);
    return { game: own, header, answers: entries, end: now, set: enclosed ?? engine.exportSet() };
  }
  const { head, rows, snapshots } = kept;
  const { header, set } = head;
  const game = gameWith(await engineFor(engineOf, header.game, header.rules), header.set.hash, [set]);
  if (!game) throw new FileError(1, 'wrong-set', header.set.name);
  const answers = standingAfter([], rows);
  const end = replayed(game, { header, answers }, (now, count) => {
    for (const { behind, match } of snapshots)
      if (behind === count && !isSame(match, now)) throw new FileError(count, 'wrong-hash');
  });
  return { game, header, answers, end, set };
}

/** Today's rules, if they are newer and the same answers lead to the same. */
async function newerFor(
  engineOf: World['engineOf'],
  { game: then, header, answers, end, set }: Course,
): Promise<number | null> {
  const today = await engineOf(header.game);
  if (!today || today.game.rules <= header.rules) return null;
  const game = gameWith(today, header.set.hash, [set]);
  const chosen = game && chosenOptions(game, header.seats, header.options);
  if (!game || !chosen || !('options' in chosen)) return null;
  if (!isSame(chosen.options, header.options)) return null;
  try {
    const now = replayed(game, { header, answers });
    return isSame([now, totals(game, now)], [end, totals(then, end)]) ? game.rules : null;
  } catch {
    return null; // it goes another way by them
  }
}

/** Replays a kept match; nothing is changed. `sets` are component sets that it may have been played with. */
export async function examined(
  engineOf: World['engineOf'],
  kept: Kept,
  sets: readonly string[] = [],
): Promise<Finding> {
  try {
    const course = await courseOf(engineOf, kept, sets);
    const { game, rules } = course.header;
    return { is: 'same', game, rules, newer: await newerFor(engineOf, course) };
  } catch (error) {
    if (!(error instanceof FileError)) return { is: 'unreadable', at: 1, fault: null, detail: String(error) };
    const { line: at, code: fault, detail } = error;
    return { is: DIFFERENT.includes(fault) ? 'different' : 'unreadable', at, fault, detail };
  }
}

/** The same match, to go on by other rules: by those that `examined` found to lead to the same. */
export function movedOn<K extends Kept>(kept: K, rules: number): K {
  if ('text' in kept) return { ...kept, text: kept.text.replace(/^(\s*rules) .*$/m, `$1 ${rules}`) };
  const { head } = kept;
  return { ...kept, head: { ...head, header: { ...head.header, rules } } };
}

/** The tables of a store. */
export const shelfOf = (store: Store): Shelf => ({
  names: async () => (await store.list()).map(({ table }) => table),
  async read(id) {
    const head = await store.head(id);
    if (!head) throw new FileError(1, 'no-match-file');
    return { head, rows: await store.rows(id, 0), snapshots: await store.snapshots(id) };
  },
});
