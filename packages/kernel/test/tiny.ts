import { type Game, type Handlers, handlers, type Io, type OptionTable, type Seat } from '../src/index.ts';

/** A game for one test: a log, a pile, and whatever questions and steps the test needs. */
export interface Tiny {
  log: string[];
  pile: number[];
}
/** A vocabulary of one question `ask` and one step `do`, both named by `what`. */
type Plain = {
  ask: { in: { seat: Seat; what: string }; out: string };
  do: { in: { what: string }; out: never };
};

export const tiny = <K>(
  frames: Handlers<Tiny, K, string>,
  begin: (io: Io, seats: number) => void,
  options: OptionTable = {},
): Game<Tiny, string, Tiny> => ({
  id: 'tiny',
  rules: 1,
  set: { name: 'none', hash: '-' },
  seats: [1, 4],
  options: () => options,
  setup(seats, _options, io) {
    begin(io, seats);
    return { log: [], pile: [1, 2, 3] };
  },
  frames: handlers<Tiny, K, string>(frames),
  view: s => ({ log: s.log, pile: [] }),
  redeal(m, _me, shuffle) {
    shuffle(m.s.pile);
  },
  score: () => [[], []],
  ranking: () => [1, 1],
  copy: s => ({ log: s.log.slice(), pile: s.pile.slice() }),
  census: s => ({ pile: s.pile.length }),
  position: () => ({ faults: [] }),
  touches: () => [],
  touchable: [],
});

/** Answers and steps write themselves into the log; `does` says what else a step or answer named so does. */
export const plain = (
  begin: (io: Io, seats: number) => void,
  does: Readonly<Record<string, (io: Io) => void>> = {},
): Game<Tiny, string, Tiny> =>
  tiny<Plain>(
    {
      ask: {
        legal: (_s, f) => [`${f.what}!`, `${f.what}?`],
        apply(s, f, answer, io) {
          s.log.push(`${f.seat}:${answer}`);
          does[f.what]?.(io as Io);
        },
      },
      do: {
        run(s, f, io) {
          s.log.push(f.what);
          does[f.what]?.(io as Io);
        },
      },
    },
    begin,
  );

export const ask = (seat: Seat, what: string) => ({ k: 'ask', seat, what });
export const step = (what: string) => ({ k: 'do', what });
