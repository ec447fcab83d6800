import { t } from '../../../words.ts';
import { RoveGroup } from '../../parts/rove-group.tsx';
import { isOffered } from '../../parts/why.tsx';
import { choose } from '../choose.ts';
import { Gauges } from '../ledger/gauges.tsx';
import { seatPiece } from '../lib/pieces.ts';
import { litPanel, playerOf, shownSeat, useScene } from '../scene.ts';
import { Boroughs } from './boroughs.tsx';
import { Stack } from './stack.tsx';

/** Where a card can start a new stack. */
function NewStack() {
  const scene = useScene();
  const { ask, words, me } = scene;
  if (shownSeat(scene) !== me || ask?.k !== 'place' || !isOffered(ask, 'new')) return null;
  return (
    <button
      type="button"
      class="card stack-new is-legal"
      data-rove
      tabIndex={-1}
      onClick={() => void choose(scene, 'new')}
    >
      <span aria-hidden="true">+</span>
      {words.t('answer.place.new')}
    </button>
  );
}

/** One city in full: its stacks, its boroughs, what its owner has. */
export function City() {
  const scene = useScene();
  const { me, names, lit, ui } = scene;
  const seat = shownSeat(scene);
  const player = playerOf(scene, seat);
  if (!player) return null;
  const title = seat === me ? t('london.city.mine') : t('london.city.of', { name: names[seat] ?? '' });
  return (
    <section
      class={`london-city ${litPanel(scene, 'city')} ${lit.has(seatPiece(seat)) ? 'seat-lit' : ''}`}
      aria-label={title}
      data-mine={seat === me}
    >
      <header class="city-head">
        <h2>{title}</h2>
        <Gauges seat={seat} />
        {ui.shown.value !== null && me !== null && (
          <button
            type="button"
            class="city-back"
            onClick={() => {
              ui.shown.value = null;
            }}
          >
            {t('london.city.back')}
          </button>
        )}
      </header>
      <div class="city-ground">
        <RoveGroup class="city-stacks" label={title}>
          {player.display.map((stack, n) => (
            <Stack key={n} seat={seat} n={n} stack={stack} />
          ))}
          <NewStack />
          {player.display.length === 0 && <p class="city-none">{t('london.city.empty')}</p>}
        </RoveGroup>
        <RoveGroup class="city-land" label={t('london.boroughs', { n: player.boroughs.length })}>
          <Boroughs seat={seat} />
        </RoveGroup>
      </div>
    </section>
  );
}
