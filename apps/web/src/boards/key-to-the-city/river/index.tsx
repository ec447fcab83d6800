import { t } from '../../../words.ts';
import { pointing } from '../../parts/pointing.ts';
import { Emblem } from '../art/emblem.tsx';
import { HEX } from '../art/tile-face.tsx';
import { tilePiece } from '../lib/pieces.ts';
import { litPanel, type Scene, tileName, useScene } from '../scene.ts';
import { Berth } from './berth.tsx';
import { SailButton, SailSummary } from './sail.tsx';

/** Where a barge lies: on the next tile once it has sailed. */
const tileOfBarge = ({ view }: Scene, seat: number): number => {
  const player = view.players[seat];
  return Math.max(0, view.era - (player?.sailed ? 0 : 1));
};

function seatAt(scene: Scene, tile: number, berth: number): number | null {
  const found = scene.view.players.findIndex(
    (player, seat) => player.home !== '' && tileOfBarge(scene, seat) === tile && player.berth === berth,
  );
  return found < 0 ? null : found;
}

type Role = 'now' | 'next' | 'later';

function RiverTile({ tile, id, role }: { readonly tile: number; readonly id: string; readonly role: Role }) {
  const scene = useScene();
  const { box, lit, ui } = scene;
  const berths = box.berths[tile] ?? [];
  const look = () => {
    ui.chosen.value = ui.chosen.value === id ? null : id;
  };
  return (
    <li class={`reach reach-${role} ${lit.has(tilePiece(id)) ? 'is-lit' : ''}`}>
      <button type="button" class="reach-tile" tabIndex={-1} aria-hidden="true" onClick={look}>
        <svg viewBox="-90 -104 180 208" width="64" height="74" aria-hidden="true">
          <g class="face face-river">
            <path class="face-ground" d={HEX} />
            <rect class="reach-water" x="-87" y="8" width="174" height="44" />
            <g transform="translate(0 34) scale(1.7)">
              <Emblem id={id} />
            </g>
            <path class="face-rim" d={HEX} />
          </g>
        </svg>
      </button>
      <button
        type="button"
        class="reach-name"
        data-tile={id}
        onClick={look}
        {...pointing(scene, tilePiece(id))}
      >
        {tileName(scene, id)}
      </button>
      <ol class="berths" aria-label={t(`city.river.${role}`, { tile: tileName(scene, id) })}>
        {berths.map((_, berth) => (
          <Berth
            key={berth}
            tile={tile}
            berth={berth}
            seat={seatAt(scene, tile, berth)}
            isNext={role === 'next'}
          />
        ))}
      </ol>
    </li>
  );
}

/** Null once the barges have left it behind. */
const roleOf = (tile: number, era: number): Role | null => {
  if (tile === era - 1) return 'now';
  if (tile === era) return 'next';
  return tile < era ? null : 'later';
};

/** The Thames, downstream from left to right. */
export function River() {
  const scene = useScene();
  const { box, view, ui, ask } = scene;
  return (
    <section class={`city-river ${litPanel(scene, 'river')}`} aria-label={t('city.river')}>
      <ol class="reaches" key={view.era}>
        {box.river.map((id, tile) => {
          const role = roleOf(tile, Math.max(1, view.era));
          return role === null ? null : <RiverTile key={id} tile={tile} id={id} role={role} />;
        })}
      </ol>
      {scene.narrow && <SailButton />}
      {ui.sailing.value && ask?.k === 'turn' && <SailSummary />}
    </section>
  );
}
