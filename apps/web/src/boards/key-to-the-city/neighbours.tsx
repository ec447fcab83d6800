import { t } from '../../words.ts';
import { PlayerIcon } from './art/signs.tsx';
import { MiniMap } from './borough/mini.tsx';
import { shownSeat } from './borough/shown.ts';
import { useScene } from './scene.ts';

/** Between eras nothing lies in the centre: there is room to look at the other boroughs. */
export function Neighbours() {
  const scene = useScene();
  const { view, names, initials, colours, ui } = scene;
  const others = view.players.map((_, seat) => seat).filter(seat => seat !== shownSeat(scene));
  return (
    <ul class="city-neighbours">
      {others.map(seat => (
        <li key={seat}>
          <button
            type="button"
            class={`player-${colours[seat] ?? 'none'}`}
            onClick={() => {
              ui.shown.value = seat;
            }}
          >
            <span class="unseen">{t('city.borough.of', { name: names[seat] ?? '' })}</span>
            <MiniMap seat={seat} height={others.length > 1 ? 150 : 250} emblems />
            <span aria-hidden="true">
              <PlayerIcon initial={initials[seat] ?? ''} colour={colours[seat] ?? null} size={22} />{' '}
              {names[seat]}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
