import { t } from '../../words.ts';
import { PlayerIcon } from './art/signs.tsx';
import { MiniMap } from './borough/mini.tsx';
import { shownSeat } from './borough/shown.ts';
import { useScene } from './scene.ts';

/** What a card takes around its map, and what is between cards, in pixels. */
const AROUND = { across: 30, down: 72 };
const GAP = 12;
/** No larger than tiles are elsewhere, in pixels. */
const MOST = 330;

/** Equal cells for so many maps, with as much room for each as there can be. */
function cellsFor(count: number, width: number, height: number) {
  const cells = Array.from({ length: count }, (_, i) => {
    const rows = i + 1;
    const columns = Math.ceil(count / rows);
    return {
      columns,
      across: (width - (columns - 1) * GAP) / columns - AROUND.across,
      down: (height - (rows - 1) * GAP) / rows - AROUND.down,
    };
  });
  const { columns, across, down } = cells.reduce((a, b) =>
    Math.min(b.across, b.down) > Math.min(a.across, a.down) ? b : a,
  );
  return { columns, width: Math.max(20, Math.min(MOST, across)), height: Math.max(20, Math.min(MOST, down)) };
}

/** Between eras nothing lies in the centre: there is room to look at the other boroughs. */
export function Neighbours({ width, height }: { readonly width: number; readonly height: number }) {
  const scene = useScene();
  const { view, names, initials, colours, ui } = scene;
  const others = view.players.map((_, seat) => seat).filter(seat => seat !== shownSeat(scene));
  const cell = cellsFor(others.length, width, height);
  return (
    <ul class="city-neighbours" style={`--columns: ${cell.columns}`}>
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
            <MiniMap seat={seat} room={cell} emblems />
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
