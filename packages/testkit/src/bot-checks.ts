import type { Bot, Choice } from '@thameside/bots';
import {
  asked,
  at,
  chosenOptions,
  type Emitted,
  type Game,
  isOver,
  legal,
  type Match,
  type Memory,
  offered,
  play,
  type Redealt,
  redealt,
  remembering,
  rngOf,
  type Seat,
  seedOf,
  start,
  waiting,
  words,
} from '@thameside/kernel';

export interface BotTable {
  readonly seats: number;
  /** Those that are not the default. */
  readonly options?: Readonly<Record<string, string>>;
  readonly seed: string;
}
/** A position, and how the bot that sits there decided in it, seeing what it was shown. */
interface Decision<S> {
  readonly m: Match<S>;
  readonly seat: Seat;
  readonly n: number;
  /** What the seat keeps in mind of what it was shown. */
  readonly memory: Memory | undefined;
  readonly bot: Bot<S>;
  readonly luck: string;
  readonly seen: Redealt<S>;
  readonly choice: Choice;
}
/** Milliseconds on the core, not on the wall: how long the machine lets a bot wait is not the bot's doing. */
export type CoreClock = () => number;

/** A bot that takes its time decides one time in so many, and another one in between. */
interface Seldom<S> {
  readonly every: number;
  readonly between: Bot<S>;
}

/** What every bot of a game must hold; the bots sit in turn, seat by seat. */
export function botChecks<S>(game: Game<S>, bots: readonly Bot<S>[], seldom?: Seldom<S>) {
  const decides = (n: number) => !seldom || n % seldom.every === 0;

  function begun({ seats, options = {}, seed }: BotTable): Match<S> {
    const chosen = chosenOptions(game, seats, options);
    if (!('options' in chosen)) throw new Error(`${game.id}: such a table cannot be`);
    return start(game, seats, chosen.options, seedOf(seed));
  }

  /** A whole match. Throws if an answer is not offered. `look` sees each decision before it is played. */
  function played(table: BotTable, look: (decision: Decision<S>) => void = () => {}): Match<S> {
    const m = begun(table);
    let memories = remembering(game, [], m, []);
    for (let n = 0; !isOver(m); n++) {
      const seat = at(waiting(m), 0);
      const memory = memories[seat];
      const luck = seedOf(`${table.seed}/${n}`);
      const bot = seldom && !decides(n) ? seldom.between : at(bots, seat % bots.length);
      const seen = redealt(game, m, seat, luck, memory);
      const choice = bot.choose(game, seen, seat, rngOf(luck));
      if (decides(n)) look({ m, seat, n, memory, bot, luck, seen, choice });
      const { answers } = choice;
      if (answers.length === 0) throw new Error(`${bot.name} answers nothing`);
      for (const answer of answers) {
        const known = asked(m, seat) && offered(legal(game, m, seat), words(answer));
        if (known === undefined) throw new Error(`${bot.name}: ${words(answer)} is not offered`);
        const events: Emitted[] = [];
        const isRevealed = play(game, m, seat, known, (event, to) => events.push({ event, to: to ?? null }));
        memories = remembering(game, memories, m, events);
        if (isRevealed) break;
      }
    }
    return m;
  }

  return {
    played,

    /** The longest that `bot` takes for any position of the match. */
    slowest(bot: Bot<S>, table: BotTable, clock: CoreClock): number {
      let slowest = 0;
      played(table, ({ m, seat, n }) => {
        const seen = redealt(game, m, seat, seedOf(String(n)));
        const began = clock();
        bot.choose(game, seen, seat, rngOf(seedOf('slow')));
        slowest = Math.max(slowest, clock() - began);
      });
      return slowest;
    },

    /** Positions in which a bot answers otherwise the second time or by what it cannot see, and of how many that could have told. */
    unfair(table: BotTable): { readonly faults: readonly string[]; readonly differing: number } {
      const faults: string[] = [];
      let differing = 0;
      played(table, ({ m, seat, n, memory, bot, luck, seen, choice }) => {
        const shown = JSON.stringify(redealt(game, m, seat, luck, memory));
        const again = (world: Redealt<S>) => bot.choose(game, world, seat, rngOf(luck));
        if (JSON.stringify(again(seen)) !== JSON.stringify(choice))
          faults.push(`${bot.name} answers ${n} otherwise`);
        if (JSON.stringify(seen) !== shown) faults.push(`${bot.name} changes ${n}`);

        const other = redealt(game, m, seat, seedOf(`other ${n}`), memory);
        if (JSON.stringify(other.s) !== JSON.stringify(m.s)) differing++;
        const recalled = (s: S) => JSON.stringify(game.remember?.(memory, s, seat, []));
        if (recalled(other.s) !== recalled(m.s)) faults.push(`${n}: it remembers what it was not shown`);
        const isSame = (world: Redealt<S>) =>
          JSON.stringify(again(world).answers) === JSON.stringify(choice.answers);
        if (!isSame(other)) faults.push(`${bot.name} at ${n}: the redeal matters`);
        if (!isSame(redealt(game, other, seat, luck, memory)))
          faults.push(`${bot.name} at ${n}: the truth matters`);
      });
      return { faults, differing };
    },
  };
}
