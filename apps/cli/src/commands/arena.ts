import { type Bot, botNamed, botsFor, arena as contestOf } from '@thameside/bots';
import type { Game } from '@thameside/kernel';
import { arenaLog } from '../arena-log.ts';
import { pairs, readArgs, wholeNumber } from '../args.ts';
import { type Command, optionsFor, titleNamed } from '../command.ts';
import { misuse } from '../faults.ts';
import { editionFrom } from '../files.ts';
import { progress } from '../progress.ts';
import { write } from '../surroundings.ts';

const FLAGS = {
  bots: 'one',
  players: 'one',
  games: 'one',
  seed: 'one',
  option: 'list',
  set: 'one',
  log: 'one',
} as const;
const MOST_GAMES = 1_000_000;

/** Milliseconds of processor time: how long the machine lets a bot wait is not the bot's doing. */
function clock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function botsNamed(game: Game, names: string): Bot[] {
  return names.split(',').map(name => {
    const bot = botNamed(game, name.trim(), clock);
    if (bot) return bot;
    const known = [...Object.keys(botsFor(game)), ...(game.minds ? ['search:1000', 'search:64i'] : [])];
    throw misuse('args.unknown-bot', { flag: '--bots', bot: name, known });
  });
}

/** Bots against each other, seats rotated, as numbers. */
export const arena: Command = async (args, around, voice) => {
  const wishes = readArgs(args, FLAGS, 1);
  const title = titleNamed(around.titles, wishes.words[0]);
  const { game } = await editionFrom(title, wishes.set, around.stdin, voice);
  const bots = botsNamed(game, wishes.bots ?? 'greedy,random');
  const usual = Math.min(Math.max(bots.length, game.seats[0]), game.seats[1]);
  const players = wholeNumber('--players', wishes.players ?? String(usual), game.seats[0], game.seats[1]);
  const games = wholeNumber('--games', wishes.games ?? '100', 1, MOST_GAMES);
  const options = optionsFor(game, players, pairs('--option', wishes.option));
  const wished = wishes.seed ?? around.entropy();
  const names = bots.map(({ name }) => name);
  const contest = {
    game: title.id,
    rules: game.rules,
    set: game.set,
    players,
    options,
    bots: names,
    seed: wished,
  };
  const log = wishes.log === undefined ? null : arenaLog(wishes.log, contest, wishes.seed !== undefined);
  const seed = log?.seed ?? wished;
  const bar = progress(around, voice, games);
  const began = around.now();
  const { bots: standings, seatShare } = contestOf(
    game,
    bots,
    { players, games, seed, options, clock, done: log?.done ?? [] },
    (count, played) => {
      log?.add(played);
      bar.at(count);
    },
  );
  bar.end();
  const seconds = Math.round(around.now() - began) / 1000;
  const result = {
    game: title.id,
    set: game.set,
    rules: game.rules,
    players,
    games,
    seed,
    bots: standings,
    seatShare,
    seconds,
  };
  await write(around.stdout, `${JSON.stringify(result)}\n`);
  return 0;
};
