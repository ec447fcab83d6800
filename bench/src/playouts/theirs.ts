import {
  type Answer,
  type Game,
  hashOf,
  isOver,
  legal,
  type Match,
  play,
  rngOf,
  type Seat,
  seedOf,
  sha256,
  start,
  waiting,
} from '@thameside/kernel';
import { requireBeside } from './beside.ts';
import { defaults, drawAnswer, drawSeat, type Report, type Task } from './task.ts';

interface TheirState {
  readonly G: Match;
  readonly ctx: { readonly gameover?: unknown };
}
interface TheirInternals {
  InitializeGame(config: { game: object; numPlayers: number }): TheirState;
  CreateGameReducer(config: { game: object }): (state: TheirState, action: object) => TheirState;
}
// Their package offers these entry points to `require` only.
const { InitializeGame, CreateGameReducer } = requireBeside('boardgame.io/internal') as TheirInternals;
const { ActivePlayers } = requireBeside('boardgame.io/core') as { ActivePlayers: { ALL: object } };

/** The same handlers as a boardgame.io game: their reducer calls them on an Immer draft of the same match. */
const asTheirs = (game: Game, begin: () => Match) => ({
  name: game.id,
  disableUndo: true,
  setup: begin,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    answer: ({ G }: { G: Match }, seat: Seat, answer: Answer) => void play(game, G, seat, answer),
  },
  endIf: ({ G }: { G: Match }) => (isOver(G) ? true : undefined),
});

/** The action that their bots hand to the reducer for a move. */
const makeMove = (seat: Seat, answer: Answer) => ({
  type: 'MAKE_MOVE',
  payload: { type: 'answer', args: [seat, answer], playerID: String(seat) },
});

/** Random playouts inside boardgame.io, driven as its own bots drive it: enumerate, choose, reduce. */
export function playTheirs(game: Game, task: Task): Report {
  const options = defaults(game, task.seats);
  const hashes: string[] = [];
  let decisions = 0;
  let seconds = 0;
  for (let i = 0; i < task.games; i++) {
    const began = performance.now();
    const theirs = asTheirs(game, () => start(game, task.seats, options, seedOf(`${task.seed}/${i}`)));
    const reduce = CreateGameReducer({ game: theirs });
    let state = InitializeGame({ game: theirs, numPlayers: task.seats });
    const rng = rngOf(seedOf(`${task.seed}/choices/${i}`));
    while (state.ctx.gameover === undefined) {
      const seat = drawSeat(waiting(state.G), rng);
      const before = state;
      state = reduce(state, makeMove(seat, drawAnswer(legal(game, state.G, seat), rng)));
      if (state === before) throw new Error(`boardgame.io refused an answer of seat ${seat}`);
      decisions++;
    }
    seconds += (performance.now() - began) / 1000;
    hashes.push(hashOf(state.G));
  }
  return { games: task.games, decisions, seconds, outcome: sha256(hashes.join()) };
}
