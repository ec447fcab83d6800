import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from '../../../parts/index.ts';
import { t } from '../../../words.ts';
import { Emblem } from '../art/emblem.tsx';
import { tileOf } from '../lib/tiles.ts';
import { openTile, putDown, tileName, useScene } from '../scene.ts';
import { Action } from './action.tsx';
import { Facts } from './facts.tsx';
import { Finder } from './finder.tsx';

const GAP = 14;
const WIDTH = 352;

/** Beside its tile where there is room, and never over the edge of the board. */
function placeBeside(root: HTMLElement, card: HTMLElement, tile: string): { left: number; top: number } {
  const anchor = [...root.querySelectorAll<HTMLElement>('[data-tile]')].find(
    each => each.dataset.tile === tile && each.getClientRects().length > 0,
  );
  const base = root.getBoundingClientRect();
  if (!anchor) return { left: base.width - WIDTH - GAP, top: GAP };
  const at = anchor.getBoundingClientRect();
  const right = at.right - base.left + GAP;
  const left = at.left - base.left - GAP - WIDTH;
  const x = right + WIDTH <= base.width ? right : left >= 0 ? left : Math.max(0, base.width - WIDTH - GAP);
  const most = Math.max(GAP, root.clientHeight - card.offsetHeight - GAP);
  return { left: x, top: Math.min(Math.max(GAP, at.top - base.top - 30), most) + root.scrollTop };
}

/** One tile looked at closely: what it does, how the auction stands, what I can do with it. */
export function Card({ root }: { readonly root: RefObject<HTMLElement> }) {
  const scene = useScene();
  const { ui, view, box, narrow, sight } = scene;
  const card = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  const id = openTile(scene);
  useLayoutEffect(() => {
    if (!id || narrow || !root.current || !card.current) setPlace(null);
    else setPlace(placeBeside(root.current, card.current, id));
  }, [id, narrow, ui.act.value, sight.version]);
  useLayoutEffect(() => {
    if (!id) return;
    const opener = document.activeElement;
    const isByKey = opener instanceof Element && opener.matches(':focus-visible');
    if (isByKey) card.current?.focus({ preventScroll: true });
    else card.current?.querySelector<HTMLElement>('.card-send')?.focus({ preventScroll: true });
    return () => {
      if (isByKey && opener instanceof SVGElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, [id]);
  if (!id || !box.tiles[id]) return null;
  const tile = tileOf(view, id);
  const close = () => {
    putDown(ui);
    ui.closedAt.value = sight.version;
  };
  return (
    <section
      class={narrow ? 'city-card city-card-sheet' : 'city-card'}
      aria-label={tileName(scene, id)}
      tabIndex={-1}
      ref={card}
      style={place ? { translate: `${place.left}px ${place.top}px` } : undefined}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <header>
        <svg viewBox="-46 -64 92 70" width="58" height="44" aria-hidden="true">
          <Emblem id={id} />
        </svg>
        <div>
          <h2>{tileName(scene, id)}</h2>
          <p class="card-kind">{scene.words.t(`kind.${box.tiles[id]?.kind ?? 'building'}`)}</p>
        </div>
        <IconButton icon="close" label={t('city.close')} onClick={close} />
      </header>
      {/* on a telephone what can be done comes first */}
      {!narrow && <Facts id={id} />}
      {tile && <Action key={id} tile={tile} />}
      {narrow && <Facts id={id} />}
      {tile && <Finder tile={tile} />}
    </section>
  );
}
