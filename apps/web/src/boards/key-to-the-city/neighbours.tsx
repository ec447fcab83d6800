import { t } from '../../words.ts';
import { PlayerIcon } from './art/signs.tsx';
import { frameOf, MiniMap } from './borough/mini.tsx';
import { shownSeat } from './borough/shown.ts';
import type { Frame } from './lib/hex.ts';
import { useScene } from './scene.ts';

/** What a card takes around its map, and what is between cards, in pixels. */
const AROUND = { across: 30, down: 72 };
const GAP = 12;
/** Pixels per drawing unit: no larger than tiles are elsewhere. */
const MOST = 0.6;

/** Lay the maps out in rows, all to one scale, as large as the room allows. */
function scaleFor(frames: readonly Frame[], width: number, height: number): number {
  const wide = Math.max(1, ...frames.map(frame => frame.width));
  const high = Math.max(1, ...frames.map(frame => frame.height));
  const scales = frames.map((_, i) => {
    const rows = i + 1;
    const columns = Math.ceil(frames.length / rows);
    const across = (width - (columns - 1) * GAP) / columns - AROUND.across;
    const down = (height - (rows - 1) * GAP) / rows - AROUND.down;
    return Math.min(across / wide, down / high);
  });
  return Math.max(0.01, Math.min(MOST, Math.max(...scales)));
}

/** Between eras nothing lies in the centre: there is room to look at the other boroughs. */
export function Neighbours({ width, height }: { readonly width: number; readonly height: number }) {
  const scene = useScene();
  const { view, names, initials, colours, ui } = scene;
  const others = view.players.map((_, seat) => seat).filter(seat => seat !== shownSeat(scene));
  const scale = scaleFor(
    others.map(seat => frameOf(view.players[seat]?.borough ?? [])),
    width,
    height,
  );
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
            <MiniMap seat={seat} scale={scale} emblems />
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
