import { type Connector, type SiteView, sidesOf } from '@thameside/key-to-the-city/client';
import { pointing } from '../../parts/pointing.ts';
import { ConnectorBar } from '../art/connector.tsx';
import { centreOf, facing, middle } from '../lib/hex.ts';
import { answersToLay, connectorAsked, connectorsOffered, type Side, sidesFor } from '../lib/laying.ts';
import { sidePiece } from '../lib/pieces.ts';
import { give, type Scene, useScene } from '../scene.ts';
import { myBorough } from './in-hand.ts';

const placeOf = (borough: readonly SiteView[], [tile, side]: Side) => {
  const site = borough.find(({ id }) => id === tile);
  const centre = centreOf(site ?? { q: 0, r: 0 });
  const at = middle(side);
  return { x: centre.x + at.x, y: centre.y + at.y };
};

/** A side that is spoken of before anything lies there. */
const LitSide = ({ x, y, turned }: { readonly x: number; readonly y: number; readonly turned: number }) => (
  <rect
    class="side-lit is-lit"
    x="-29"
    y="-14"
    width="58"
    height="28"
    rx="10"
    transform={`translate(${x} ${y}) rotate(${turned})`}
  />
);

/** Connectors where they lie, over the sides. */
export function Connectors({ borough }: { readonly borough: readonly SiteView[] }) {
  const { lit } = useScene();
  return (
    <>
      {sidesOf(borough, () => true).map(side => {
        const colour = borough.find(({ id }) => id === side[0])?.sides[side[1]];
        const isLit = lit.has(sidePiece(...side));
        const { x, y } = placeOf(borough, side);
        if (!colour) return isLit ? <LitSide key={side.join()} x={x} y={y} turned={facing(side[1])} /> : null;
        return (
          <g key={side.join()} class={isLit ? 'laid is-lit' : 'laid'} transform={`translate(${x} ${y})`}>
            <g data-flip={`side-${side.join('-')}`}>
              <ConnectorBar colour={colour} length={50} thickness={21} turned={facing(side[1])} />
            </g>
          </g>
        );
      })}
    </>
  );
}

/** The connector to be laid: picked up, or the only one there is. */
export function connectorInHand({ ask, ui }: Scene): Connector | null {
  const offered = connectorsOffered(ask);
  const { value } = ui.hand;
  if (value?.what === 'connector' && offered.includes(value.colour)) return value.colour;
  return connectorAsked(ask);
}

export function layAt(scene: Scene, side: Side | 'discard', colour = connectorInHand(scene)): void {
  const { ask } = scene;
  if (!ask || !colour) return;
  void give(scene, answersToLay(ask, colour, side));
}

/** Free sides, while a connector is in hand. */
export function SideTargets() {
  const scene = useScene();
  const { view, ask, me, words, lit } = scene;
  const colour = connectorInHand(scene);
  if (!colour || me === null) return null;
  const borough = myBorough(scene);
  const frame = { k: 'side', seat: me, connector: colour };
  return (
    <>
      {sidesFor(view, ask, me).map(side => {
        const { x, y } = placeOf(borough, side);
        return (
          <g key={side.join()} transform={`translate(${x} ${y})`}>
            {/* biome-ignore lint/a11y/useSemanticElements: there is no button in SVG */}
            <g
              role="button"
              tabindex={-1}
              data-rove
              data-side={side.join(' ')}
              class={lit.has(sidePiece(...side)) ? 'side is-lit' : 'side'}
              aria-label={words.say(words.describe.answer(frame, [...side], view))}
              onClick={() => layAt(scene, side)}
              {...pointing(scene, sidePiece(...side))}
            >
              <circle class="side-reach" r="40" />
              <rect
                class="side-spot"
                x="-25"
                y="-11"
                width="50"
                height="22"
                rx="8"
                transform={`rotate(${facing(side[1])})`}
              />
              {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture can have the focus */}
              <g class="side-preview" aria-hidden="true">
                <ConnectorBar colour={colour} length={50} thickness={21} turned={facing(side[1])} />
              </g>
            </g>
          </g>
        );
      })}
    </>
  );
}
