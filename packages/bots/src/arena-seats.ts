/**
 * Which bot sits where in the nth game. Every bot takes every seat equally often; every other round goes the other way
 * about, so that nobody always follows the same neighbour.
 */
export function seating(bots: number, players: number, game: number): number[] {
  const round = Math.floor(game / bots);
  return Array.from({ length: players }, (_, seat) => {
    const turned = round % 2 === 0 ? seat : players - 1 - seat;
    return (turned + game) % bots;
  });
}
