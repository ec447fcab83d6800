import type { Sight } from '@thameside/protocol';
import { useState } from 'preact/hooks';
import { Button, Icon, IconButton } from '../parts/index.ts';
import { liveScore } from '../settings.ts';
import { company } from '../state/company.ts';
import { taught } from '../state/lesson.ts';
import { shown } from '../state/table.ts';
import { pointedPiece } from '../state/ui.ts';
import { type GameWords, t } from '../words.ts';
import { SeatMark, toneOf } from './seat.tsx';
import { SeatDialog } from './seat-dialog.tsx';
import './css/players.css';

/** The running score, as far as it is wanted and may be known. */
export const scoreOf = (sight: Sight, seat: number): number | null => {
  const isWanted = liveScore.value === 'all' || (liveScore.value === 'own' && seat === sight.seat);
  return isWanted || sight.result ? (sight.scores[seat] ?? null) : null;
};

/** With the same minus as everywhere. */
export const written = (points: number): string => String(points).replace('-', '−');

export const isTaught = (piece: string): boolean => taught.value?.includes(piece) === true;

function Player({
  sight,
  seat,
  words,
  onChange,
}: {
  readonly sight: Sight;
  readonly seat: number;
  readonly words: GameWords;
  readonly onChange: () => void;
}) {
  const spec = sight.seats[seat];
  if (!spec) return null;
  const isWaitedFor = sight.waiting.includes(seat);
  const Presence = company.value?.Presence;
  const asked = sight.asked.find(each => each.seat === seat);
  const score = scoreOf(sight, seat);
  const point = (piece: string | null) => () => {
    pointedPiece.value = piece;
  };
  return (
    <li
      class={`player ${isWaitedFor ? 'player-waited' : ''} ${seat === sight.seat ? 'player-me' : ''} ${isTaught(`seat:${seat}`) ? 'player-lit' : ''}`}
      style={`--tone: var(--player-${toneOf(sight, seat)}); --tone-soft: var(--player-${toneOf(sight, seat)}-soft)`}
      onPointerEnter={point(`seat:${seat}`)}
      onPointerLeave={point(null)}
    >
      <SeatMark sight={sight} seat={seat} />
      <div class="player-text">
        <p class="player-name">
          {spec.name}
          {seat === sight.seat && <span class="soft"> {t('table.you')}</span>}
        </p>
        <p class="player-state">
          <Icon name={spec.kind === 'bot' ? 'robot' : 'person'} size={1} />
          {spec.kind === 'bot' && <span>{words.t(`level.${spec.level}`)}</span>}
          {Presence && <Presence seat={seat} inWords />}
          {isWaitedFor && (
            <span class="player-doing">{asked ? t('table.player.to-act') : t('table.player.ending')}</span>
          )}
        </p>
      </div>
      {score !== null && (
        <p class={`player-score ${seat === sight.seat && isTaught('panel:score') ? 'player-lit' : ''}`}>
          <span aria-hidden="true">{written(score)}</span>
          <span class="unseen">{t('table.points', { n: score })}</span>
        </p>
      )}
      {!sight.result && (
        <IconButton icon="more" label={t('table.seat.change', { name: spec.name })} onClick={onChange} />
      )}
    </li>
  );
}

async function takeOnline(sight: Sight): Promise<void> {
  const { takenOnline } = await import('../online/take-online.ts');
  await takenOnline(sight);
}

export function Players({ words }: { readonly words: GameWords }) {
  const sight = shown.value;
  const [changing, setChanging] = useState<number | null>(null);
  const Away = company.value?.SeatDialog;
  if (!sight) return null;
  return (
    <div class="players">
      <ul class="player-list">
        {sight.seats.map((_, seat) => (
          <Player
            key={String(seat)}
            sight={sight}
            seat={seat}
            words={words}
            onChange={() => setChanging(seat)}
          />
        ))}
      </ul>
      <p class="players-promise" title={sight.commitment}>
        <Icon name="key" size={1} /> {t('table.promise', { hash: sight.commitment.slice(0, 8) })}
      </p>
      {!company.value && !sight.lesson && (
        <Button small icon="online" onClick={() => void takeOnline(sight)}>
          {t('table.take-online')}
        </Button>
      )}
      {sight.forkOf && <p class="players-promise">{t('table.forked', { move: sight.forkOf.move })}</p>}
      {changing !== null &&
        (Away ? (
          <Away seat={changing} onClose={() => setChanging(null)} />
        ) : (
          <SeatDialog sight={sight} seat={changing} words={words} onClose={() => setChanging(null)} />
        ))}
    </div>
  );
}
