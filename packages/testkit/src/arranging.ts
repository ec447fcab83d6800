import {
  type Answer,
  asked,
  type Emitted,
  type Game,
  legal,
  type Match,
  RuleError,
  refused,
  type Seat,
  step,
  words,
} from '@thameside/kernel';

/** Tests in the words of the table: a situation, answers, what may be answered and what is refused. */
export function arranging<S, E, V>(usual: Game<S, E, V>) {
  type At = Match<S>;
  type Played = Game<S, E, V>;
  /** Matches that are not of the usual game. */
  const games = new WeakMap<At, Played>();
  const gameOf = (m: At): Played => games.get(m) ?? usual;

  /** The match as one of this game. */
  const of = (game: Played, m: At): At => {
    if (game !== usual) games.set(m, game);
    return m;
  };

  /** A match in the situation given; the format is that of `Game.position`. */
  function arrange(position: object, game: Played = usual): At {
    const made = game.position(position);
    if ('match' in made) return of(game, made.match);
    throw new Error(made.faults.map(({ at, message }) => `${at}: ${message}`).join('\n'));
  }

  /** One seat's answers, each of them checked, with everything that the log says about them. */
  function told(m: At, seat: Seat, ...given: Answer[]): { match: At; events: E[]; emitted: Emitted<E>[] } {
    let match = m;
    const emitted: Emitted<E>[] = [];
    for (const answer of given) {
      const stepped = step(gameOf(m), match, seat, answer);
      match = of(gameOf(m), stepped.match);
      emitted.push(...stepped.events);
    }
    return { match, events: emitted.map(({ event }) => event), emitted };
  }

  /** The number of the rule by which the answer is refused; 'not-asked' or 'over' if the seat has nothing to say. */
  function refusalOf(m: At, seat: Seat, answer: Answer): string | undefined {
    try {
      step(gameOf(m), m, seat, answer);
    } catch (error) {
      if (error instanceof RuleError) return error.refusal?.rule ?? error.code;
      throw error;
    }
    return undefined;
  }

  return {
    of,
    arrange,
    told,
    refusalOf,
    answers: (m: At, seat: Seat, ...given: Answer[]): At => told(m, seat, ...given).match,
    /** What the seat may answer now, as words: `tower-bridge`, `3`, `greenwich 0`. */
    legalOf: (m: At, seat: Seat): string[] => legal(gameOf(m), m, seat).map(words),
    /** The question put to the seat. */
    questionOf: (m: At, seat: Seat): string | undefined => asked(m, seat)?.k,
    /** Everything that is refused to the seat now: the answer and the rule. */
    refusalsOf: (m: At, seat: Seat): Record<string, string> =>
      Object.fromEntries(refused(gameOf(m), m, seat).map(r => [words(r.answer), r.refusal.rule])),
  };
}
