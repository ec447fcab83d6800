import type { ScoreLine } from '@thameside/kernel';
import type { Sight } from '@thameside/protocol';
import { Disclosure } from '../../parts/index.ts';
import { type GameWords, t } from '../../words.ts';
import { barsOf } from '../lib/bars.ts';
import { ruleAddress, sayScore } from '../say.ts';
import { nameOf, SeatName, toneOf } from '../seat.tsx';
import { PointsTable } from './points-table.tsx';
import type { Source } from './sources.ts';

/** One bar per player, one piece per source, in shades of the player's colour; losses lie left of zero. */
function Bars({
  sight,
  sources,
  order,
}: {
  readonly sight: Sight;
  readonly sources: readonly Source[];
  readonly order: readonly number[];
}) {
  const { zero, span, pieces } = barsOf(order.map(seat => sources.map(({ points }) => points[seat] ?? 0)));
  const shade = (seat: number, i: number) =>
    `color-mix(in oklab, var(--player-${toneOf(sight, seat)}) ${100 - (i % 5) * 16}%, var(--surface))`;
  return (
    <div class="bars">
      {order.map((seat, row) => (
        <div class="bar-row" key={seat}>
          <SeatName sight={sight} seat={seat} />
          <svg
            viewBox={`0 0 ${span} 8`}
            preserveAspectRatio="none"
            role="img"
            aria-label={t('table.end.bar', { name: nameOf(sight, seat), n: sight.result?.totals[seat] ?? 0 })}
          >
            {pieces[row]?.map(({ from, width, isLoss }, i) => (
              <rect
                key={i}
                x={from}
                y={isLoss ? 2 : 0}
                width={width}
                height={isLoss ? 4 : 8}
                style={`fill: ${isLoss ? 'var(--danger-soft)' : shade(seat, i)}`}
              >
                <title>{`${sources[i]?.label}: ${sources[i]?.points[seat] ?? 0}`}</title>
              </rect>
            ))}
            {zero > 0 && <path class="bar-zero" d={`M${zero} 0v8`} />}
          </svg>
          <span class="bar-total">{sight.result?.totals[seat]}</span>
        </div>
      ))}
    </div>
  );
}

function SourceTable({
  sight,
  sources,
  order,
}: {
  readonly sight: Sight;
  readonly sources: readonly Source[];
  readonly order: readonly number[];
}) {
  const most = Math.max(1, ...sources.flatMap(({ points }) => points.map(Math.abs)));
  return (
    <PointsTable caption={t('table.end.sources')}>
      <thead>
        <tr>
          <th scope="col">{t('table.end.source')}</th>
          {order.map(seat => (
            <th scope="col" key={seat}>
              <SeatName sight={sight} seat={seat} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map(({ label, points }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {order.map(seat => (
              <td key={seat}>
                <span
                  class="cell-bar"
                  style={`inline-size: ${(100 * Math.max(0, points[seat] ?? 0)) / most}%; background: var(--player-${toneOf(sight, seat)})`}
                />
                <span>{points[seat]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('table.end.total')}</th>
          {order.map(seat => (
            <td key={seat}>
              <strong>{sight.result?.totals[seat]}</strong>
            </td>
          ))}
        </tr>
      </tfoot>
    </PointsTable>
  );
}

const Lines = ({
  lines,
  game,
  words,
}: {
  readonly lines: readonly ScoreLine[];
  readonly game: string;
  readonly words: GameWords;
}) => (
  <ul class="score-lines">
    {lines.map((line, i) => (
      <li key={String(i)}>
        <span>{line.points}</span>
        <span>{sayScore(words, line)}</span>
        <a class="rule-link" href={ruleAddress(game, line.rule)}>
          {t('table.rule', { rule: line.rule })}
        </a>
      </li>
    ))}
  </ul>
);

/** Where the points come from: as bars, as a table, and line by line with the rule of each. */
export function Breakdown({
  sight,
  words,
  sources,
  order,
}: {
  readonly sight: Sight;
  readonly words: GameWords;
  readonly sources: readonly Source[];
  readonly order: readonly number[];
}) {
  const lines = sight.result?.lines ?? [];
  return (
    <section>
      <h3>{t('table.end.sources')}</h3>
      <Bars sight={sight} sources={sources} order={order} />
      <SourceTable sight={sight} sources={sources} order={order} />
      {order.map(seat => (
        <Disclosure key={seat} summary={t('table.end.lines', { name: nameOf(sight, seat) })}>
          <Lines lines={lines[seat] ?? []} game={sight.game} words={words} />
        </Disclosure>
      ))}
    </section>
  );
}
