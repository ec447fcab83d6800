import { readFileSync, writeFileSync } from 'node:fs';
import { chooseLively } from '@thameside/bots';
import {
  type Emitted,
  type Game,
  hashOf,
  isOver,
  type Journal,
  load,
  type Match,
  type Options,
  open,
  rngOf,
  save,
  seedOf,
  sha256,
  step,
  submit,
  waiting,
} from '@thameside/kernel';
import { anyOf } from './checks/checking.ts';
import { completeOptions } from './table.ts';

/** A match file loads without its comments; ours say how the match stands at times, to show where two versions part. */
const MARK_EVERY = 25;
const markOf = (answers: number, m: Match) => `# hash ${answers} ${hashOf(m)}`;
/** All that was told on the way, and to whom. */
const logOf = (events: readonly Emitted[]) => `# log ${sha256(JSON.stringify(events))}`;

/** A match played at random, as text. `options` need only name what differs from the defaults. */
export function playGolden<S, E, V>(
  game: Game<S, E, V>,
  seats: number,
  options: Options,
  seed: string,
): string {
  const opened = open(game, seats, completeOptions(game, seats, options), seedOf(seed));
  let { journal } = opened;
  const events: Emitted[] = [...opened.events];
  const rng = rngOf(seedOf(`${seed} golden`));
  const marks = new Map<number, string>();
  while (!isOver(journal.now)) {
    const seat = anyOf(rng, waiting(journal.now));
    const written = submit(game, journal, seat, [chooseLively(game, journal.now, seat, rng)]);
    journal = written.journal;
    events.push(...written.events);
    const answers = journal.entries.length;
    if (answers % MARK_EVERY === 0) marks.set(answers, markOf(answers, journal.now));
  }
  const lines = save(game, journal)
    .split('\n')
    .flatMap(line => {
      const mark = marks.get(Number.parseInt(line, 10));
      return mark && /^\d+ /.test(line) ? [line, mark] : [line];
    });
  return `${lines.join('\n')}${logOf(events)}\n`;
}

/** Throws unless the file holds a whole match that can be played again, normally and in slow motion. */
export function checkGolden<S, E, V>(game: Game<S, E, V>, text: string): Journal<S> {
  if (!/^end /m.test(text) || !/^hash /m.test(text))
    throw new Error(`${game.id}: a golden file needs its end and hash`);
  // The marks come first: they tell where a match has changed, the hash only that it has.
  const slow = checkMarks(game, text, load(game, text.replace(/^(end|hash) .*$/gm, '')));
  const journal = load(game, text);
  if (!isOver(journal.now)) throw new Error(`${game.id}: a golden match must be played to its end`);
  if (hashOf(slow) !== hashOf(journal.now)) throw new Error(`${game.id}: slow motion ends with another hash`);
  return journal;
}

/** Play the match in slow motion and compare it with the marks in its file, if there are any. */
function checkMarks<S>(game: Game<S>, text: string, journal: Journal<S>): Match<S> {
  const { seats, options, seed } = journal.header;
  const marks = new Set(text.split(/\r?\n/).filter(line => line.startsWith('# hash ')));
  const marked = marks.size > 0;
  const opened = open(game, seats, options, seed);
  const events: Emitted[] = [...opened.events];
  let m = opened.journal.now;
  journal.entries.forEach(({ seat, answer }, i) => {
    const stepped = step(game, JSON.parse(JSON.stringify(m)) as Match<S>, seat, answer);
    m = stepped.match;
    events.push(...stepped.events);
    if (marked && (i + 1) % MARK_EVERY === 0 && !marks.delete(markOf(i + 1, m))) {
      throw new Error(`${game.id}: the match has changed by answer ${i + 1}`);
    }
  });
  for (const mark of marks) throw new Error(`${game.id}: unknown ${mark}`);
  const told = text.match(/^# log .*$/m)?.[0];
  if (told && told !== logOf(events)) throw new Error(`${game.id}: the log of the match has changed`);
  return m;
}

/** Check the golden file at `path`; with UPDATE_GOLDEN=1 in the environment it is written anew first. */
export function goldenTest<S, E, V>(
  path: string,
  game: Game<S, E, V>,
  seats: number,
  options: Options,
  seed: string,
): void {
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(path, playGolden(game, seats, options, seed));
  checkGolden(game, readFileSync(path, 'utf8'));
}
