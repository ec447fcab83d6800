import { type Game, hashOf, legal, play, rngOf, seedOf, sha256, start, waiting } from '@thameside/kernel';
import { defaults, drawAnswer, drawSeat, type Report, type Task } from './task.ts';

/** Random playouts on the kernel, in place. */
export function playOurs(game: Game, task: Task): Report {
  const options = defaults(game, task.seats);
  const hashes: string[] = [];
  let decisions = 0;
  let seconds = 0;
  for (let i = 0; i < task.games; i++) {
    const began = performance.now();
    const m = start(game, task.seats, options, seedOf(`${task.seed}/${i}`));
    const rng = rngOf(seedOf(`${task.seed}/choices/${i}`));
    for (let seats = waiting(m); seats.length > 0; seats = waiting(m)) {
      const seat = drawSeat(seats, rng);
      play(game, m, seat, drawAnswer(legal(game, m, seat), rng));
      decisions++;
    }
    seconds += (performance.now() - began) / 1000;
    hashes.push(hashOf(m));
  }
  return { games: task.games, decisions, seconds, outcome: sha256(hashes.join()) };
}
