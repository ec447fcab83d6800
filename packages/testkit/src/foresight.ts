import {
  type Answer,
  asked,
  copyMatch,
  type Frame,
  type Game,
  type Handler,
  type Io,
  legal,
  type Match,
  offered,
  play,
  redealt,
  rngOf,
  type Seat,
  seedOf,
  words,
} from '@thameside/kernel';
import { newSeed, viewersOf } from './checks/checking.ts';
import { type Wandering, wander } from './wander.ts';

export interface Foresight {
  /** How many draws from hidden piles were compared with those of a new deal. */
  readonly draws: number;
  /** How many of them came out the same. All of them: `redeal` forgets the pile. */
  readonly foreseen: number;
}

/** The same game, with what is drawn from hidden piles written to `drawn`. */
function watched<S, E>(game: Game<S, E>, drawn: unknown[]): Game<S, E> {
  const spy = (io: Io): Io => ({
    push: (...frames) => io.push(...frames),
    aside: (seat, ...frames) => io.aside(seat, ...frames),
    join: () => io.join(),
    emit: (event, to) => io.emit(event, to),
    draw(pile) {
      const top = io.draw(pile);
      drawn.push(top);
      return top;
    },
    shuffle: items => io.shuffle(items),
    roll: n => io.roll(n),
    reveal: () => io.reveal(),
  });
  const spied = ({ run, apply, ...rest }: Handler<S>): Handler<S> => ({
    ...rest,
    ...(run && { run: (s: S, f: Frame, io: Io) => run(s, f, spy(io)) }),
    ...(apply && { apply: (s: S, f: Frame, answer: Answer, io: Io) => apply(s, f, answer, spy(io)) }),
  });
  const frames = Object.fromEntries(Object.entries(game.frames).map(([k, handler]) => [k, spied(handler)]));
  return { ...game, frames };
}

/**
 * Whether a bot could know what will be drawn: answers that draw are also given in a new deal for each viewer.
 * A pile that nobody can see, and that `redeal` forgets, is found by nothing else.
 */
export function foresight<S, E, V>(game: Game<S, E, V>, options: Wandering): Foresight {
  const drawn: unknown[] = [];
  const spy = watched(game, drawn);
  const rng = rngOf(seedOf('foresight'));
  const drawsOf = (m: Match<S>, seat: Seat, answer: Answer): unknown[] => {
    drawn.length = 0;
    play(spy, m, seat, answer);
    return drawn.slice();
  };
  let draws = 0;
  let foreseen = 0;
  wander(game, options, (m, seat, answer) => {
    const real = drawsOf(copyMatch(game, m), seat, answer);
    if (real.length === 0) return;
    for (const viewer of viewersOf(m)) {
      const other = redealt(game, m, viewer, newSeed(rng));
      if (asked(other, seat)?.k !== asked(m, seat)?.k) continue;
      const same = offered(legal(game, other, seat), words(answer));
      if (same === undefined) continue;
      const imagined = drawsOf(other, seat, same);
      draws += real.length;
      foreseen += real.filter((top, i) => top === imagined[i]).length;
    }
  });
  return { draws, foreseen };
}
