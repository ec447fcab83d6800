import {
  type Answer,
  asked,
  at,
  below,
  inLane,
  isOver,
  type Journal,
  legal,
  type Options,
  open,
  type Rng,
  refused,
  rngOf,
  type Seat,
  seedOf,
  submit,
  waiting,
} from '@thameside/kernel';
import type { Title } from '@thameside/kit';
import type { Ask } from '@thameside/protocol';
import type { AskOf } from '../src/boards/board.ts';

/** A moment of a game at which a seat is asked something. */
export interface Moment<V, Q = Pick<AskOf, 'k' | 'frame' | 'answers'>> {
  readonly journal: Journal;
  readonly seat: Seat;
  readonly ask: AskOf<Q>;
  readonly view: V;
}

/** Chooses among the answers; the same every time. */
export type Chooser = (
  answers: readonly Answer[],
  rng: Rng,
  ask: Ask,
  journal: Journal,
  seat: Seat,
) => Answer;

const plain = (answer: Answer): Ask['answers'][number] => (typeof answer === 'object' ? [...answer] : answer);

/** Random games of one title, moment by moment. */
export function playing<V, Q>({ game }: Title, usual: Options, choose: Chooser) {
  const viewAt = (journal: Journal, seat: Seat | null): V => game.view(journal.now.s, seat) as V;
  const asOf = (journal: Journal, seat: Seat): Ask | null => {
    const frame = asked(journal.now, seat);
    if (!frame) return null;
    return {
      k: frame.k,
      frame: { ...frame },
      answers: legal(game, journal.now, seat).map(plain),
      refused: refused(game, journal.now, seat).map(({ answer, refusal }) => ({
        answer: plain(answer),
        refusal: { ...refusal, params: { ...refusal.params } as Ask['refused'][number]['refusal']['params'] },
      })),
      commits: false,
      lane: inLane(journal.now, seat),
    };
  };
  /** The question as the host would send it; what it looks like is the game's word. */
  const askAt = (journal: Journal, seat: Seat) => asOf(journal, seat) as unknown as AskOf<Q> | null;
  function* played(seats: number, seed: string, options: Options): Generator<Moment<V, Q>> {
    let { journal } = open(game, seats, { ...usual, ...options }, seedOf(seed));
    const rng = rngOf(seedOf(`${seed} answers`));
    while (!isOver(journal.now)) {
      const those = waiting(journal.now);
      const seat = at(those, below(rng, those.length));
      const ask = asOf(journal, seat);
      if (!ask) throw new Error('nobody is asked');
      yield { journal, seat, ask: ask as unknown as AskOf<Q>, view: viewAt(journal, seat) };
      ({ journal } = submit(game, journal, seat, [choose(ask.answers, rng, ask, journal, seat)]));
    }
  }
  /** The games so far: each is played once, as far as anybody has looked. */
  const known = new Map<string, { readonly seen: Moment<V, Q>[]; readonly rest: Generator<Moment<V, Q>> }>();
  /** Every moment of a random game at which a seat is asked something. */
  function* moments(seats: number, seed: string, options: Options = {}): Generator<Moment<V, Q>> {
    const key = JSON.stringify([seats, seed, options]);
    const game = known.get(key) ?? { seen: [], rest: played(seats, seed, options) };
    known.set(key, game);
    for (let i = 0; ; i++) {
      const next = game.seen[i] ?? game.rest.next().value;
      if (!next) return;
      game.seen[i] = next;
      yield next;
    }
  }
  return { game, viewAt, askAt, moments };
}
