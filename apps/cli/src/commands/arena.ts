import { type Bot, botsFor, arena as contestOf } from '@thameside/bots';
import type { Game } from '@thameside/kernel';
import { pairs, readArgs, wholeNumber } from '../args.ts';
import { type Command, optionsFor, titleNamed } from '../command.ts';
import { misuse } from '../faults.ts';
import { editionFrom } from '../files.ts';
import { progress } from '../progress.ts';
import { write } from '../surroundings.ts';

const FLAGS = { bots: 'one', players: 'one', games: 'one', seed: 'one', option: 'list', set: 'one' } as const;
const MOST_GAMES = 1_000_000;

function botsNamed(game: Game, names: string): Bot[] {
  const known = botsFor(game);
  return names.split(',').map(name => {
    const bot = Object.hasOwn(known, name.trim()) ? known[name.trim()] : undefined;
    if (!bot) throw misuse('args.unknown-bot', { flag: '--bots', bot: name, known: Object.keys(known) });
    return bot;
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
  const seed = wishes.seed ?? around.entropy();
  const options = optionsFor(game, players, pairs('--option', wishes.option));
  const bar = progress(around, voice, games);
  const began = around.now();
  const clock = () => performance.now();
  const { bots: standings, seatShare } = contestOf(
    game,
    bots,
    { players, games, seed, options, clock },
    bar.at,
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
