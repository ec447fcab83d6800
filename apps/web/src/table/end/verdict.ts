import type { Sight } from '@thameside/protocol';
import { t } from '../../words.ts';

type Outcome = NonNullable<Sight['result']>;

/** Seats from the winner to the last. */
export const placesOf = ({ ranking }: Outcome): number[] =>
  ranking.map((_, seat) => seat).sort((a, b) => (ranking[a] ?? 0) - (ranking[b] ?? 0));

/** Who won, in one sentence, and why if the points alone do not say it. */
export function verdict(sight: Sight, { ranking, totals }: Outcome): readonly string[] {
  const winners = ranking.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [first = 0] = winners;
  const points = totals[first] ?? 0;
  const names = winners.map(seat => sight.seats[seat]?.name ?? '');
  const won = t(winners.length > 1 ? 'table.end.shared' : 'table.end.won', { names, n: points });
  const beaten = totals.flatMap((total, seat) =>
    total === points && ranking[seat] !== 1 ? [sight.seats[seat]?.name ?? ''] : [],
  );
  return beaten.length > 0 ? [won, t('table.end.tie', { names: beaten })] : [won];
}
