import type { Bot } from '@thameside/bots';
import {
  type Answer,
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
  type Reason,
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
interface Position<S> {
  readonly m: Match<S>;
  readonly seat: Seat;
  readonly n: number;
  /** What the seat keeps in mind of what it was shown. */
  readonly memory: Memory | undefined;
}
/** Milliseconds on the core, not on the wall: how long the machine lets a bot wait is not the bot's doing. */
export type CoreClock = () => number;

/** What every bot of a game must hold; the bots sit in turn, seat by seat. */
export function botChecks<S>(game: Game<S>, bots: readonly Bot<S>[]) {
  function begun({ seats, options = {}, seed }: BotTable): Match<S> {
    const chosen = chosenOptions(game, seats, options);
    if (!('options' in chosen)) throw new Error(`${game.id}: such a table cannot be`);
    return start(game, seats, chosen.options, seedOf(seed));
  }

  /** A whole match. Throws if an answer is not offered. `look` sees each position before it is answered. */
  function played(
    table: BotTable,
    look: (position: Position<S>) => void = () => {},
    hear: (reason: Reason) => void = () => {},
  ): Match<S> {
    const m = begun(table);
    let memories = remembering(game, [], m, []);
    for (let n = 0; !isOver(m); n++) {
      const seat = at(waiting(m), 0);
      const memory = memories[seat];
      look({ m, seat, n, memory });
      const luck = seedOf(`${table.seed}/${n}`);
      const bot = at(bots, seat % bots.length);
      const { answers, reason } = bot.choose(game, redealt(game, m, seat, luck, memory), seat, rngOf(luck));
      if (reason) hear(reason);
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

    /** Everything that the bots say in these matches. */
    reasons(tables: readonly BotTable[]): Reason[] {
      const given: Reason[] = [];
      for (const table of tables)
        played(
          table,
          () => {},
          reason => given.push(reason),
        );
      return given;
    },

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

    /** Positions in which a bot answers otherwise the second time, or changes what it is shown. */
    fickle(table: BotTable): string[] {
      const faults: string[] = [];
      played(table, ({ m, seat, n }) => {
        if (n % 7 !== 0) return;
        const seen = redealt(game, m, seat, seedOf(String(n)));
        const before = JSON.stringify(seen);
        for (const bot of bots) {
          const answer = () => JSON.stringify(bot.choose(game, seen, seat, rngOf(seedOf('luck'))));
          const first = answer();
          if (answer() !== first) faults.push(`${bot.name} answers ${n} otherwise`);
          if (JSON.stringify(seen) !== before) faults.push(`${bot.name} changes ${n}`);
        }
      });
      return faults;
    },

    /** Positions in which the bot's answers depend on what it cannot see, of how many that could have told. */
    clairvoyant(
      bot: Bot<S>,
      table: BotTable,
    ): { readonly faults: readonly string[]; readonly differing: number } {
      const faults: string[] = [];
      let differing = 0;
      played(table, ({ m, seat, n, memory }) => {
        if (n % 5 !== 0) return;
        const other = redealt(game, m, seat, seedOf(`other ${n}`), memory);
        if (JSON.stringify(other.s) !== JSON.stringify(m.s)) differing++;
        const recalled = (s: S) => JSON.stringify(game.remember?.(memory, s, seat, []));
        if (recalled(other.s) !== recalled(m.s)) faults.push(`${n}: it remembers what it was not shown`);
        const luck = seedOf(`luck ${n}`);
        const answers = (truth: Match<S>, deal: string): string => {
          const seen = redealt(game, truth, seat, seedOf(deal), memory);
          const given: readonly Answer[] = bot.choose(game, seen, seat, rngOf(luck)).answers;
          return JSON.stringify(given);
        };
        const expected = answers(m, 'deal');
        if (answers(other, 'deal') !== expected) faults.push(`${n}: the truth matters`);
        if (answers(m, 'another') !== expected) faults.push(`${n}: the redeal matters`);
      });
      return { faults, differing };
    },
  };
}
