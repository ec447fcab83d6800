import { SEASONS } from '@thameside/key-flow/client';
import { IconButton } from '../../../parts/index.ts';
import { liveScore } from '../../../settings.ts';
import { t } from '../../../words.ts';
import { pointing } from '../../parts/pointing.ts';
import { Rosette, Sign } from '../art/signs.tsx';
import { seatPiece } from '../lib/pieces.ts';
import { toneOf } from '../lib/seats.ts';
import { isLitSeat, litPanel, useScene } from '../scene.ts';
import { SeatMark } from '../seat-mark.tsx';
import { Holdings } from './holdings.tsx';
import { VillageMap } from './index.tsx';

export type Side = 'left' | 'right' | 'both' | null;

/** The running score, as far as it is wanted. */
function Score({ seat }: { readonly seat: number }) {
  const { sight, me } = useScene();
  const isWanted = liveScore.value === 'all' || (liveScore.value === 'own' && seat === me);
  const score = isWanted || sight.result ? sight.scores[seat] : undefined;
  if (score === undefined) return null;
  return (
    <Sign size={24}>
      <Rosette points={score} />
    </Sign>
  );
}

/** A village with its owner's name and holdings. */
export function VillagePanel({
  seat,
  large,
  side,
}: {
  readonly seat: number;
  readonly large: boolean;
  readonly side: Side;
}) {
  const scene = useScene();
  const { me, names, initials, ui, narrow, view } = scene;
  const season = SEASONS[view.season];
  const isMine = seat === me;
  return (
    <section
      class={`flow-panel player-${toneOf(seat)} ${large ? 'flow-panel-large' : ''} ${isLitSeat(scene, seat) ? 'is-lit-seat' : ''} ${isMine ? litPanel(scene, 'village') : ''}`}
      data-seat={seat}
      aria-label={t(isMine ? 'flow.village.mine' : 'flow.village.of', { name: names[seat] ?? '' })}
    >
      <header class="flow-panel-head" {...pointing(scene, seatPiece(seat))}>
        <SeatMark seat={seat} initial={initials[seat] ?? ''} />
        <span class="flow-panel-name">{names[seat]}</span>
        {side && <span class="flow-panel-side">{t(`flow.side.${side}`)}</span>}
        <Score seat={seat} />
        {isMine && season && (
          <span class={`flow-panel-season flow-season-${season} ${litPanel(scene, 'season')}`}>
            {t(`flow.season.${season}`)}
            {' · '}
            {t(`flow.phase.${view.phase}`, { turn: view.turn })}
          </span>
        )}
        <Holdings seat={seat} />
        {large && !isMine && me !== null && !narrow && (
          <IconButton
            icon="close"
            label={t('flow.back-to-mine')}
            onClick={() => {
              ui.shown.value = null;
            }}
          />
        )}
        {!large && !narrow && (
          <IconButton
            icon="zoom-in"
            label={t('flow.enlarge', { name: names[seat] ?? '' })}
            onClick={() => {
              ui.shown.value = seat;
            }}
          />
        )}
      </header>
      <VillageMap seat={seat} large={large} />
    </section>
  );
}
