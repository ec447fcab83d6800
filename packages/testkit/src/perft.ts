import { copyMatch, type Game, isOver, legal, type Match, play, waiting } from '@thameside/kernel';

/** The number of sequences of `depth` answers, by whichever seats are asked. A match that ends sooner counts as one. */
export function perft<S>(game: Game<S>, match: Match<S>, depth: number): number {
  if (depth === 0 || isOver(match)) return 1;
  let sequences = 0;
  for (const seat of waiting(match)) {
    const answers = legal(game, match, seat);
    if (depth === 1) sequences += answers.length;
    else {
      for (const answer of answers) {
        const next = copyMatch(game, match);
        play(game, next, seat, answer);
        sequences += perft(game, next, depth - 1);
      }
    }
  }
  return sequences;
}
