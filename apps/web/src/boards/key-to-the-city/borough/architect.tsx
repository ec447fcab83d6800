import { Button } from '../../../parts/index.ts';
import { t } from '../../../words.ts';
import { Emblem } from '../art/emblem.tsx';
import { tileName, useScene } from '../scene.ts';
import { dragging } from './drag.ts';
import { pointsOfGhosts, tilesILead } from './in-hand.ts';

/** Try out the tiles that I am winning, before I have won them. */
export function Architect() {
  const scene = useScene();
  const { ui } = scene;
  const leading = tilesILead(scene);
  if (leading.length === 0) return null;
  const points = pointsOfGhosts(scene);
  const inHand = ui.hand.value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form
    <div class="city-strip city-architect" role="group" aria-label={t('city.architect')}>
      <span class="city-strip-text" aria-hidden="true">
        {t('city.architect.short')}
      </span>
      {leading.map(lot => {
        const isTried = ui.ghosts.value.some(ghost => ghost.tile === lot.id);
        const isHeld = inHand?.what === 'ghost' && inHand.tile === lot.id;
        const pick = () => {
          ui.ghosts.value = ui.ghosts.value.filter(ghost => ghost.tile !== lot.id);
          ui.hand.value = isHeld || isTried ? null : { what: 'ghost', tile: lot.id };
        };
        return (
          <button
            key={lot.id}
            type="button"
            class="city-ghost-pick"
            aria-pressed={isTried || isHeld}
            onClick={pick}
            onPointerDown={dragging({ what: 'ghost', tile: lot.id }, () => scene)}
          >
            <svg viewBox="-46 -62 92 68" width="34" height="25" aria-hidden="true">
              <Emblem id={lot.id} />
            </svg>
            <span>{tileName(scene, lot.id)}</span>
          </button>
        );
      })}
      {ui.ghosts.value.length > 0 && (
        <>
          <output class="city-strip-sum">{t('city.architect.sum', { points })}</output>
          <Button
            small
            variant="quiet"
            onClick={() => {
              ui.ghosts.value = [];
            }}
          >
            {t('city.architect.clear')}
          </Button>
        </>
      )}
    </div>
  );
}
