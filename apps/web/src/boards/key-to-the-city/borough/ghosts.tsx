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
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the button is the ring; the picture is pressed with it */}
            <g class="ghost" onClick={pickUp}>
              {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture can have the focus */}
              <g aria-hidden="true">
                <TileFace
                  plan={plan}
                  level={site.level}
                  rotation={site.rotation}
                  name={tileName(scene, site.id)}
                />
                <path class="ghost-veil" d={HEX} />
              </g>
              {/* biome-ignore lint/a11y/useSemanticElements: there is no button in SVG */}
              <path
                role="button"
                aria-label={t('city.ghost', { tile: tileName(scene, site.id) })}
                tabindex={-1}
                data-rove
                class="tile-ring"
                d={HEX}
              />
            </g>
          </g>
        );
      })}
    </>
  );
}
