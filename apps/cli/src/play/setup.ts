import { type Game, seedOf } from '@thameside/kernel';
import { pairs, readArgs, wholeNumber } from '../args.ts';
import { optionsFor, titleNamed } from '../command.ts';
import { misuse } from '../faults.ts';
import { editionFrom, heldFromFile, readText } from '../files.ts';
import { type Held, opened } from '../held.ts';
import type { Voice } from '../language.ts';
import type { Surroundings } from '../surroundings.ts';
import { checkBot, HUMAN, usualBot, type Who } from './bots.ts';

const FLAGS = {
  players: 'one',
  bots: 'one',
  seats: 'one',
  seed: 'one',
  option: 'list',
  set: 'one',
  load: 'one',
  save: 'one',
} as const;

const DEFAULT_PLAYERS = 3;

export interface Sitting {
  readonly held: Held;
  readonly who: readonly Who[];
  /** Where to save when the player leaves; undefined lets the command choose. */
  readonly file: string | undefined;
  /** The component set that replaces the shipped one. */
  readonly set: string | undefined;
}

/** The seats as they are listed; which bots there are is known once the game is. */
function whoSits(seats: string | undefined, bots: string | undefined): string[] | undefined {
  if (seats === undefined) return undefined;
  if (bots !== undefined) throw misuse('args.not-both', { flag: '--bots', other: '--seats' });
  return seats.split(',').map(word => word.trim());
}

/** Somebody on every seat: as listed, or a person first and bots on the others. */
function seated(
  game: Game,
  count: number,
  listed: readonly string[] | undefined,
  bots: string | undefined,
): Who[] {
  if (listed) return listed.map(word => (word === HUMAN ? HUMAN : checkBot(game, '--seats', word)));
  const bot = bots === undefined ? usualBot(game) : checkBot(game, '--bots', bots);
  return [HUMAN, ...Array.from({ length: count - 1 }, () => bot)];
}

/** From the command line to a table with somebody on every seat. */
export async function sitDown(args: readonly string[], around: Surroundings, voice: Voice): Promise<Sitting> {
  const wishes = readArgs(args, FLAGS, 1);
  const { words, players, bots, seats, seed, option, set, load, save } = wishes;
  const listed = whoSits(seats, bots);

  for (const [flag, file] of Object.entries({ load, set }))
    if (file === '-') throw misuse('args.no-stdin', { flag: `--${flag}` });
  if (load !== undefined) {
    for (const [flag, given] of Object.entries({ players, seed, option: option[0] }))
      if (given !== undefined) throw misuse('args.not-both', { flag: `--${flag}`, other: '--load' });
    const text = await readText(load, around.stdin);
    const held = await heldFromFile(load, text, around, { setFile: set, voice });
    const count = held.header.seats;
    if (words[0] !== undefined && words[0] !== held.edition.title.id)
      throw misuse('args.other-game', { file: load, game: held.edition.title.id, wanted: words[0] });
    if (listed && listed.length !== count) throw misuse('args.seat-count', { count, listed: listed.length });
    return { held, who: seated(held.edition.game, count, listed, bots), file: save ?? load, set };
  }

  const title = titleNamed(around.titles, words[0] ?? around.titles[0]?.id);
  const edition = await editionFrom(title, set, around.stdin, voice);
  const { game } = edition;
  const [min, max] = game.seats;
  const wanted = players === undefined ? undefined : wholeNumber('--players', players, min, max);
  const count = wanted ?? listed?.length ?? Math.min(Math.max(DEFAULT_PLAYERS, min), max);
  if (count < min || count > max) throw misuse('args.seat-range', { listed: count, min, max });
  if (listed && listed.length !== count) throw misuse('args.seat-count', { count, listed: listed.length });
  const options = optionsFor(game, count, pairs('--option', option));
  const held = opened(edition, count, options, seed === undefined ? around.entropy() : seedOf(seed));
  return { held, who: seated(game, count, listed, bots), file: save, set };
}
