import { t } from '../../../words.ts';
import { pointing } from '../../parts/pointing.ts';
import { PlayerIcon } from '../art/signs.tsx';
import { seatPiece } from '../lib/pieces.ts';
import { type Scene, useScene } from '../scene.ts';
import { Architect } from './architect.tsx';
import { Holdings } from './holdings.tsx';
import { BoroughMap } from './map.tsx';
import { MiniMap } from './mini.tsx';
import { shownSeat } from './shown.ts';
import { Turning } from './turning.tsx';

/** How a player stands in this era, in a word. */
function standing({ view }: Scene, seat: number): 'sailed' | 'active' | 'passed' | null {
  if (view.players[seat]?.sailed) return 'sailed';
  if (view.active === seat && view.era > 0 && !view.over) return 'active';
  return view.passes.includes(seat) ? 'passed' : null;
}

function BoroughTab({ seat }: { readonly seat: number }) {
  const scene = useScene();
  const { view, names, initials, colours, me, ui, lit } = scene;
  const player = view.players[seat];
  const state = standing(scene, seat);
  const isShown = shownSeat(scene) === seat;
  const label = [
    seat === me
      ? t('city.borough.mine', { name: names[seat] ?? '' })
      : t('city.borough.of', { name: names[seat] ?? '' }),
    t('city.holds', { keyples: player?.keyples ?? 0, skills: player?.skillTiles ?? 0 }),
    state ? t(`city.standing.${state}`) : '',
  ];
  return (
    <button
      type="button"
      class={`city-tab player-${colours[seat] ?? 'none'} ${lit.has(seatPiece(seat)) ? 'is-lit' : ''}`}
      aria-pressed={isShown}
      onClick={() => {
        ui.shown.value = seat;
      }}
      {...pointing(scene, seatPiece(seat))}
    >
      <span class="unseen">{label.filter(Boolean).join('. ')}</span>
      <span class="city-tab-who" aria-hidden="true">
        <PlayerIcon initial={initials[seat] ?? ''} colour={colours[seat] ?? null} size={24} />
        {state && <span class={`city-standing city-standing-${state}`}>{t(`city.standing.${state}`)}</span>}
      </span>
      <span class="city-tab-map" aria-hidden="true">
        <MiniMap seat={seat} />
      </span>
    </button>
  );
}

/** The boroughs: one large, the others a press away. */
export function Boroughs() {
  const scene = useScene();
  const { me, view } = scene;
  const seat = shownSeat(scene);
  const order = view.players.map((_, i) => ((me ?? 0) + i) % view.players.length);
  return (
    <section class="city-borough" aria-label={t('city.boroughs')}>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form */}
      <div class="city-tabs" data-many={order.length > 4} role="group" aria-label={t('city.boroughs')}>
        {order.map(each => (
          <BoroughTab key={each} seat={each} />
        ))}
      </div>
      <Holdings seat={seat} />
      <BoroughMap key={view.centre.length === 0 ? 'placing' : 'auction'} seat={seat} />
      {seat === me && <Turning />}
      {seat === me && <Architect />}
    </section>
  );
}
