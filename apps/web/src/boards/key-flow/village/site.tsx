import type { SiteView } from '@thameside/key-flow/client';
import { forgetHint } from '../../../parts/index.ts';
import { Figure } from '../../parts/legible.tsx';
import { pointingApart } from '../../parts/pointing.ts';
import { About } from '../about.tsx';
import { CardFace } from '../art/card-face.tsx';
import { KeypleTab } from '../art/keyple-face.tsx';
import { Gable, Token } from '../art/signs.tsx';
import { siteLabel } from '../labels.ts';
import { givingsTo, markOf } from '../lib/marks.ts';
import { cardPiece } from '../lib/pieces.ts';
import { CARD, isLower, leftEdge, topEdge } from '../lib/village.ts';
import { cardName, give, isLitCard, priceOf, type Scene, useScene } from '../scene.ts';
import { enabledBy, haulTo, reachOf } from './haul.ts';
import { Stock } from './stock.tsx';

const TAB = 42;

/** What a press on a card of a village does: answer, move what is in hand, or open what can be done with it. */
function press(scene: Scene, seat: number, id: string): void {
  const { ask, ui, me } = scene;
  forgetHint();
  if (ui.cargo.value && seat === me && ask?.k === 'work') {
    if (reachOf(scene)?.has(id)) haulTo(scene, id);
    else ui.cargo.value = null;
    return;
  }
  if (ask?.k === 'give') {
    const givings = givingsTo(ask, id);
    const [only] = givings;
    if (givings.length === 1 && only !== undefined) void give(scene, only);
    else ui.site.value = id;
    return;
  }
  const { legal } = markOf(ask, id);
  if (legal && ask?.k !== 'work') void give(scene, id);
  else if (legal) ui.site.value = ui.site.value === id ? null : id;
  else if (seat !== me && scene.narrow === false) ui.shown.value = seat;
}

/** Keyple cards above the card: those of this season, and the one that is about to come. */
function Visitors({ site, coming }: { readonly site: SiteView; readonly coming: readonly string[] }) {
  const scene = useScene();
  const { box } = scene;
  const all = [...site.keyples, ...coming];
  const step = Math.min(TAB + 1, (CARD.width - TAB) / Math.max(1, all.length - 1));
  const from = all.length * step > CARD.width ? 0 : (CARD.width - (all.length - 1) * step - TAB) / 2;
  return (
    <>
      {all.map((id, i) => {
        const row = box.cards[id]?.keyple;
        return row ? (
          <g
            key={id}
            data-flip={`card-${id}`}
            data-flies
            class={`${i >= site.keyples.length ? 'is-coming' : ''} ${isLitCard(scene, id) ? 'is-lit' : ''}`}
            transform={`translate(${from + i * step} -38)`}
          >
            <KeypleTab row={row} width={TAB} />
          </g>
        ) : null;
      })}
      {site.tokens > 0 && (
        <g class="site-tokens" transform={`translate(${CARD.width - 8} -30)`}>
          <Token />
          <Figure size={13}>{site.tokens}</Figure>
        </g>
      )}
      {site.extra > 0 && (
        <g class="site-tokens" transform="translate(8 -6)">
          <Token />
          <Figure size={13}>{site.extra}</Figure>
        </g>
      )}
    </>
  );
}

/** A card in a village, with everything that lies on and above it. */
export function Site({
  site,
  seat,
  coming,
}: {
  readonly site: SiteView;
  readonly seat: number;
  /** Keyple cards that are to be put above it, as far as that may be known. */
  readonly coming: readonly string[];
}) {
  const scene = useScene();
  const { box, ask, ui, me } = scene;
  const plan = box.cards[site.id];
  if (!plan) return null;
  const isMine = seat === me;
  const isOwnAsk = ask?.k === 'work' || ask?.k === 'route' || ask?.k === 'extra' || ask?.k === 'give';
  const mark = isOwnAsk && !isMine ? markOf(null, site.id) : markOf(ask, site.id);
  const reach = isMine ? reachOf(scene) : null;
  const far = reach?.get(site.id);
  const isEnabled = far !== undefined && enabledBy(scene).has(site.id);
  const legal = reach ? far !== undefined : mark.legal;
  const price = priceOf(scene, site.id);
  const isChosen = isMine && ui.site.value === site.id;
  const handlers = pointingApart(scene, cardPiece(site.id), () => (
    <About scene={scene} id={site.id} refusals={mark.legal ? [] : mark.refusals} />
  ));
  return (
    <g transform={`translate(${leftEdge(site.x)} ${topEdge(site.x)})`}>
      {!isLower(site.x) && <Visitors site={site} coming={coming} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button is the rim; what lies on the card is pressed with it */}
      <g
        data-site={site.id}
        data-flip={`card-${site.id}`}
        data-flip-count={`${site.level} ${site.turned}`}
        class={`site ${legal ? 'is-legal' : ''} ${mark.off && !reach ? 'is-off' : ''} ${isChosen ? 'is-chosen' : ''} ${isLitCard(scene, site.id) ? 'is-lit' : ''}`}
        onClick={() => press(scene, seat, site.id)}
        {...handlers.drawing}
      >
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture can have the focus */}
        <g aria-hidden="true">
          <CardFace plan={plan} name={cardName(scene, site.id)} level={site.level} turned={site.turned} />
        </g>
        {/* biome-ignore lint/a11y/useSemanticElements: there is no button in SVG */}
        <rect
          class="site-ring"
          width={CARD.width}
          height={CARD.height}
          rx="7"
          role="button"
          aria-label={siteLabel(scene, site)}
          aria-pressed={isChosen}
          tabindex={-1}
          data-rove
          {...handlers.button}
        />
        {price > 0 && (
          <g class="price" transform={`translate(${CARD.width / 2} 44)`}>
            <rect x="-30" y="-17" width="60" height="34" rx="17" />
            <g transform="translate(-11 0)">
              <Figure size={20}>−{price}</Figure>
            </g>
            <g transform="translate(13 0)">
              <Token scale={1.2} />
            </g>
          </g>
        )}
        {far !== undefined && (
          <g
            class={`reach ${isEnabled ? 'reach-upgrades' : ''}`}
            transform={`translate(${CARD.width / 2} 44)`}
          >
            <circle r="16" />
            <Figure size={18}>{far}</Figure>
            {isEnabled && (
              <g transform="translate(24 -4)">
                <Gable scale={1.2} />
              </g>
            )}
          </g>
        )}
      </g>
      <Stock site={site} isMine={isMine} />
    </g>
  );
}
