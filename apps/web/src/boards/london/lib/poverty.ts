import { type Box, endPoverty, povertyCost, type View } from '@thameside/london/client';

export interface Gauge {
  /** The least that anybody has, hand cards counted: everybody is forgiven as many (L71). */
  readonly least: number;
  /** What is left, and what it costs if the game ended now. */
  readonly left: number;
  readonly cost: number;
  /** What one more would change. */
  readonly next: number;
}

/** A player's poverty against that of the least poor one, as the line of the score has it. */
export function gaugeOf(box: Box, view: View, seat: number): Gauge {
  const line = view.players[seat]?.score.find(({ key }) => key === 'score.poverty');
  const { least = 0, left = 0 } = line?.params ?? {};
  const now = view.players.map(({ poverty, cards }) => endPoverty(poverty, cards));
  const then = now.map((n, i) => (i === seat ? n + 1 : n));
  return {
    least: Number(least),
    left: Number(left),
    cost: line?.points ?? 0,
    next: povertyCost(box, then, seat) - povertyCost(box, now, seat),
  };
}
