import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLAYOUT_LIMIT, playout } from '@thameside/bots';
import {
  type Answer,
  type Game,
  type Handler,
  type Options,
  open,
  rngOf,
  type Seat,
  save,
  seedOf,
  start,
  submit,
  totals,
  words,
} from '@thameside/kernel';
import { checkPlayout, PropertyError } from '@thameside/testkit';
import { pairs, readArgs, wholeNumber } from '../args.ts';
import { type Command, optionsFor, titleNamed } from '../command.ts';
import { misuse } from '../faults.ts';
import { editionFrom } from '../files.ts';
import { progress } from '../progress.ts';
import { type Result, Results } from '../stats.ts';
import { write } from '../surroundings.ts';

const FLAGS = {
  players: 'one',
  games: 'one',
  seed: 'one',
  check: 'none',
  fast: 'none',
  every: 'one',
  option: 'list',
  set: 'one',
} as const;

const MOST_GAMES = 100_000_000;
/** Once so many have failed, more would tell nothing new. */
const MOST_FAILURES = 20;

/** The more games, the fewer states of each are looked at closely: a run stays within reach. */
const usualEvery = (games: number): number => Math.min(100, Math.ceil(games / 10));

interface At {
  readonly game: number;
  readonly players: number;
  readonly seed: string;
}
interface Failure extends At {
  readonly property: string;
  readonly message: string;
  readonly file: string | null;
}

/** `4`, `2-6` or `2,4`. */
function playerCounts(text: string, [min, max]: readonly [number, number]): number[] {
  const range = /^(\d+)-(\d+)$/.exec(text);
  const count = (part: string) => wholeNumber('--players', part, min, max);
  if (!range) return [...new Set(text.split(',').map(part => count(part.trim())))];
  const [first, last] = [count(range[1] ?? ''), count(range[2] ?? '')];
  if (first > last) throw misuse('args.empty-range', { value: text });
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function fastPlayout(game: Game, seats: number, options: Options, seed: string): Result {
  const match = start(game, seats, options, seed);
  const decisions = playout(game, match, rngOf(seedOf(`${seed}/picks`)), PLAYOUT_LIMIT, 'lively');
  return { decisions, totals: totals(game, match), ranking: game.ranking(match.s) };
}

/** A fast playout again, with a record: the match file up to the answer that failed, which is its last comment. */
function traceOf(game: Game, seats: number, options: Options, seed: string): string {
  const given: { seat: Seat; k: string; answer: Answer }[] = [];
  const recorded = ([k, handler]: readonly [string, Handler]): readonly [string, Handler] => {
    const { apply } = handler;
    if (!apply) return [k, handler];
    return [
      k,
      {
        ...handler,
        apply(s, f, answer, io) {
          given.push({ seat: f.seat ?? 0, k: f.k, answer });
          apply(s, f, answer, io);
        },
      },
    ];
  };
  const recording = { ...game, frames: Object.fromEntries(Object.entries(game.frames).map(recorded)) };
  try {
    fastPlayout(recording, seats, options, seed);
  } catch {
    // As expected.
  }
  let { journal } = open(game, seats, options, seed);
  for (const { seat, k, answer } of given) {
    try {
      journal = submit(game, journal, seat, [answer]).journal;
    } catch {
      return `${save(game, journal)}# ${journal.entries.length + 1} ${seat} ${k} ${words(answer)}\n`;
    }
  }
  return save(game, journal);
}

/** What is left of a game that failed. Its match file goes into a folder of its own. */
function failureOf(error: unknown, at: At, trace: () => string, folder: () => string): Failure {
  const message = error instanceof Error ? error.message : String(error);
  const known = error instanceof PropertyError ? error : undefined;
  const file = join(folder(), `game-${at.game}.txt`);
  try {
    writeFileSync(file, known?.file ?? trace());
    return { ...at, property: known?.property ?? 'throws', message, file };
  } catch {
    // The game does not even begin, or the disk is full: the seed has to do.
    return { ...at, property: known?.property ?? 'throws', message, file: null };
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Random games by the thousand, as numbers. */
export const sim: Command = async (args, around, voice) => {
  const wishes = readArgs(args, FLAGS, 1);
  const checks = wishes.check ? '--check' : wishes.every === undefined ? undefined : '--every';
  if (checks !== undefined && wishes.fast) throw misuse('args.not-both', { flag: checks, other: '--fast' });
  const title = titleNamed(around.titles, wishes.words[0]);
  const { game } = await editionFrom(title, wishes.set, around.stdin, voice);
  const players = playerCounts(wishes.players ?? `${game.seats[0]}-${game.seats[1]}`, game.seats);
  const games = wholeNumber('--games', wishes.games ?? '100', 1, MOST_GAMES);
  const every = wholeNumber('--every', wishes.every ?? String(usualEvery(games)), 1, 1_000_000);
  const seed = wishes.seed ?? around.entropy();
  const wanted = pairs('--option', wishes.option);
  const optionsBy = new Map(players.map(count => [count, optionsFor(game, count, wanted)]));
  const folder = once(() => mkdtempSync(join(tmpdir(), 'thameside-sim-')));

  const all = new Results();
  const byPlayers = new Map(players.map(count => [count, new Results()]));
  const failures: Failure[] = [];
  const bar = progress(around, voice, games);
  const began = around.now();
  for (let i = 0; i < games && failures.length < MOST_FAILURES; i++) {
    bar.at(i);
    const count = players[i % players.length] ?? 0;
    const gameSeed = seedOf(`${seed}/${i}`);
    const options = optionsBy.get(count) ?? {};
    try {
      const result = wishes.fast
        ? fastPlayout(game, count, options, gameSeed)
        : checkPlayout(game, { seats: count, options, seed: gameSeed, every });
      all.add(result);
      byPlayers.get(count)?.add(result);
    } catch (error) {
      const trace = () => traceOf(game, count, options, gameSeed);
      failures.push(failureOf(error, { game: i, players: count, seed: gameSeed }, trace, folder));
    }
  }
  bar.end();
  const summary = {
    game: title.id,
    set: game.set,
    rules: game.rules,
    seed,
    players: players.length === 1 ? players[0] : players,
    ...all.summary(),
    ...(players.length === 1
      ? {}
      : {
          byPlayers: Object.fromEntries([...byPlayers].map(([count, results]) => [count, results.summary()])),
        }),
    seconds: Math.round(around.now() - began) / 1000,
    checked: !wishes.fast,
    ...(wishes.fast ? {} : { every }),
    failures,
  };
  await write(around.stdout, `${JSON.stringify(summary)}\n`);
  return failures.length === 0 ? 0 : 1;
};
