import { t } from '../../../words.ts';
import { HEX, TileFace } from '../art/tile-face.tsx';
import { centreOf } from '../lib/hex.ts';
import { tileName, useScene } from '../scene.ts';
import { ghostSites } from './in-hand.ts';

/** Tiles that I am winning, tried in my borough. A press picks one up again. */
export function Ghosts() {
  const scene = useScene();
  const { ui, box } = scene;
  return (
    <>
      {ghostSites(scene).map(site => {
        const plan = box.tiles[site.id];
        const { x, y } = centreOf(site);
        if (!plan) return null;
        const pickUp = () => {
          ui.ghosts.value = ui.ghosts.value.filter(ghost => ghost.tile !== site.id);
          ui.hand.value = { what: 'ghost', tile: site.id };
        };
        return (
          <g key={site.id} transform={`translate(${x} ${y})`}>
            {/* biome-ignore lint/a11y/useSemanticElements: there is no button in SVG */}
            <g
              role="button"
              tabindex={-1}
              data-rove
              class="ghost"
              aria-label={t('city.ghost', { tile: tileName(scene, site.id) })}
              onClick={pickUp}
            >
              <g aria-hidden="true">
                <TileFace
                  plan={plan}
                  level={site.level}
                  rotation={site.rotation}
                  name={tileName(scene, site.id)}
                />
              </g>
              <path class="ghost-veil" d={HEX} />
              <path class="tile-ring" d={HEX} />
            </g>
          </g>
        );
      })}
    </>
  );
}
