import { kindsOn, type SiteView } from '@thameside/key-flow/client';
import { t } from '../../../words.ts';
import { Figure } from '../../parts/legible.tsx';
import { Good } from '../art/goods.tsx';
import { CARD, isLower } from '../lib/village.ts';
import { cardName, useScene } from '../scene.ts';
import { canHaul, draggingGood } from './haul.ts';

const STEP = 31;

/** The resources that lie on a card: along the road, or at its lower edge. They can be picked up while transport is left. */
export function Stock({ site, isMine }: { readonly site: SiteView; readonly isMine: boolean }) {
  const scene = useScene();
  const { ui, words } = scene;
  const kinds = kindsOn(site);
  const isLoose = isMine && canHaul(scene);
  const from = CARD.width / 2 - ((kinds.length - 1) * STEP) / 2;
  return (
    <g class="stock" transform={`translate(0 ${CARD.height - (isLower(site.x) ? 3 : 7)})`}>
      {kinds.map((resource, i) => {
        const n = site.stock[resource];
        const isHeld = ui.cargo.value?.from === site.id && ui.cargo.value.resource === resource;
        const drawn = (
          <>
            <Good resource={resource} scale={1.12} />
            {n > 1 && (
              <g class="stock-count" transform="translate(11 -9)">
                <circle r="9.500" />
                <Figure size={13}>{n}</Figure>
              </g>
            )}
          </>
        );
        const place = `translate(${from + i * STEP} 0)`;
        if (!isLoose)
          return (
            <g key={resource} transform={place}>
              {drawn}
            </g>
          );
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the button is the ring; the picture in it is pressed with it
          <g
            key={resource}
            transform={place}
            class={`stock-good ${isHeld ? 'is-chosen' : ''}`}
            onClick={event => {
              event.stopPropagation();
              ui.site.value = null;
              ui.cargo.value = isHeld ? null : { from: site.id, resource };
            }}
            onPointerDown={draggingGood({ from: site.id, resource }, () => scene)}
          >
            {drawn}
            {/* biome-ignore lint/a11y/useSemanticElements: there is no button in SVG */}
            <circle
              class="stock-ring"
              r="15"
              role="button"
              data-rove
              tabindex={-1}
              aria-pressed={isHeld}
              aria-label={t('flow.good', {
                resource: words.t(`resources.${resource}`, { n }),
                card: cardName(scene, site.id),
              })}
            />
          </g>
        );
      })}
    </g>
  );
}
