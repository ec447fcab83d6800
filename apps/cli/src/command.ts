import type { Game, Options } from '@thameside/kernel';
import { chosenOptions } from '@thameside/kernel';
import type { Title } from '@thameside/kit';
import { misuse } from './faults.ts';
import type { Voice } from './language.ts';
import type { Surroundings } from './surroundings.ts';

export const COMMANDS = [
  'play',
  'sim',
  'arena',
  'engine',
  'replay',
  'analyse',
  'doctor',
  'components',
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** A command: its words and flags in, its exit code out. */
export type Command = (args: readonly string[], around: Surroundings, voice: Voice) => Promise<number>;

export function titleNamed(titles: readonly Title[], id: string | undefined): Title {
  const known = titles.map(title => title.id);
  if (id === undefined) throw misuse('args.needs-game', { known });
  const title = titles.find(each => each.id === id);
  if (!title) throw misuse('args.unknown-game', { game: id, known });
  return title;
}

/** Table options with defaults filled in. */
export function optionsFor(game: Game, seats: number, wanted: Readonly<Record<string, string>>): Options {
  const chosen = chosenOptions(game, seats, wanted);
  if ('options' in chosen) return chosen.options;
  const fault = chosen.faults[0];
  if (fault && fault.values.length > 0)
    throw misuse('args.option-value', { option: fault.option, known: fault.values });
  throw misuse('args.unknown-option', {
    option: fault?.option ?? '',
    known: Object.keys(game.options(seats)),
  });
}
