import type { Sight } from '@thameside/protocol';
import { t } from '../../words.ts';
import type { Source } from './sources.ts';

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

/** By how much the winner leads, and from which source most of that came. Nothing where the points did not decide. */
export function margin(sight: Sight, result: Outcome, sources: readonly Source[]): string | null {
  const [winner = 0, second] = placesOf(result);
  if (second === undefined) return null;
  const lead = (result.totals[winner] ?? 0) - (result.totals[second] ?? 0);
  const gain = ({ points }: Source) => (points[winner] ?? 0) - (points[second] ?? 0);
  const [best] = [...sources].sort((a, b) => gain(b) - gain(a));
  if (lead <= 0 || !best) return null;
  const name = sight.seats[second]?.name ?? '';
  return t('table.end.margin', { n: lead, name, source: best.label, more: gain(best) });
}
