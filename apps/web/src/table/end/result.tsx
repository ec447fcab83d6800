import type { ScoreLine } from '@thameside/kernel';
import type { Sight } from '@thameside/protocol';
import { Button } from '../../parts/index.ts';
import { board } from '../../state/speech.ts';
import { type GameWords, t } from '../../words.ts';
import { show } from '../commands.ts';
import { SeatName } from '../seat.tsx';
import { rematch, replay } from './again.ts';
import { Breakdown } from './breakdown.tsx';
import { CourseOfScores } from './course.tsx';
import { Keepsake } from './keepsake.tsx';
import { SeedCheck } from './seed.tsx';
import { sourcesOf } from './sources.ts';
import { margin, placesOf, verdict } from './verdict.ts';
import '../css/end.css';

/** The end of a game: who won and why, and what remains of it. */
export function Result({ sight, words }: { readonly sight: Sight; readonly words: GameWords }) {
  const { result } = sight;
  const Drawn = board.value?.Keepsake;
  if (!result) return null;
  const order = placesOf(result);
  const labelOf = (line: ScoreLine) =>
    board.value?.source?.(line, words) ?? t('table.rule', { rule: line.rule });
  const sources = sourcesOf(result.lines, labelOf);
  const why = margin(sight, result, sources);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="result" aria-labelledby="result-title" tabIndex={0}>
      <h2 id="result-title">{t('table.over')}</h2>
      {verdict(sight, result).map(line => (
        <p key={line} class="verdict">
          {line}
        </p>
      ))}
      {why && <p>{why}</p>}
      <ol class="ranking">
        {order.map(seat => (
          <li key={seat}>
            <span class="place">{t('table.end.place', { n: result.ranking[seat] ?? 0 })}</span>
            <SeatName sight={sight} seat={seat} />
            <span class="ranking-points">{t('table.points', { n: result.totals[seat] ?? 0 })}</span>
          </li>
        ))}
      </ol>
      <div class="row">
        <Button variant="primary" icon="restart" onClick={() => void rematch(sight)}>
          {t('table.end.rematch')}
        </Button>
        <Button icon="play" onClick={replay}>
          {t('table.end.replay')}
        </Button>
        <Button icon="hexagon" onClick={() => show('board')}>
          {t('table.end.reveal')}
        </Button>
      </div>
      <Breakdown sight={sight} words={words} sources={sources} order={order} />
      <CourseOfScores sight={sight} words={words} order={order} />
      {Drawn && <Drawn sight={sight} words={words} />}
      <Keepsake sight={sight} />
      <SeedCheck sight={sight} />
    </section>
  );
}
