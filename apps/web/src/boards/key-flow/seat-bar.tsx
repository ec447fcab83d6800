import { SEASONS } from '@thameside/key-flow/client';
import { Icon } from '../../parts/index.ts';
import { t } from '../../words.ts';
import { pointing } from '../parts/pointing.ts';
import { seatPiece } from './lib/pieces.ts';
import { toneOf } from './lib/seats.ts';
import { isLitSeat, litPanel, type Scene, shownSeat, useScene } from './scene.ts';
import { SeatMark } from './seat-mark.tsx';
import { Score } from './village/panel.tsx';

/** Who still decides, in a word. */
function standing({ sight, view }: Scene, seat: number): 'choosing' | 'ready' | null {
  if (view.over) return null;
  if (sight.waiting.includes(seat)) return 'choosing';
  return view.phase === 'season' || view.phase === 'winter' ? 'ready' : null;
}

/** Seats in a circle: the left neighbour first, as the hands go round. */
export function SeatBar() {
  const scene = useScene();
  const { view, me, names, initials, ui } = scene;
  const order = view.players.map((_, i) => ((me ?? 0) + i) % view.players.length);
  const season = SEASONS[view.season];
  return (
    <div class={`flow-top flow-season-${season ?? 'spring'} ${litPanel(scene, 'season')}`}>
      <p class="flow-season">
        <strong>{season ? t(`flow.season.${season}`) : t('flow.begin')}</strong>
        <span class="flow-turn">{t(`flow.phase.${view.phase}`, { turn: view.turn })}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form */}
      <div class="flow-seats" role="group" data-many={order.length > 4} aria-label={t('flow.seats')}>
        {order.map(seat => {
          const state = standing(scene, seat);
          return (
            <button
              key={seat}
              type="button"
              class={`flow-seat-tab player-${toneOf(seat)} ${isLitSeat(scene, seat) ? 'is-lit-seat' : ''}`}
              aria-pressed={shownSeat(scene) === seat}
              onClick={() => {
                ui.shown.value = seat === me ? null : seat;
                ui.region.value = 'village';
              }}
              {...pointing(scene, seatPiece(seat))}
            >
              <SeatMark seat={seat} initial={initials[seat] ?? ''} size={20} />
              <span class="flow-seat-name">{names[seat]}</span>
              <Score seat={seat} />
              {state && (
                <span class={`flow-standing flow-standing-${state}`}>
                  <Icon name={state === 'ready' ? 'check' : 'clock'} />
                  <span class="unseen">{t(`flow.standing.${state}`)}</span>
                </span>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
