import { type LotView, panelOf } from '@thameside/key-to-the-city/client';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../words.ts';
import { roomAround, viewBoxOf } from '../parts/frame.ts';
import { Unit } from '../parts/legible.tsx';
import { onRoveKey, settleTabStop } from '../parts/rove.ts';
import { useSize } from '../parts/size.ts';
import { chooseTile } from './choose.ts';
import { lotLabel } from './labels.ts';
import { beside } from './lib/hex.ts';
import { chancesAt } from './lib/lens.ts';
import { sideOf } from './lib/seats.ts';
import { spread } from './lib/spread.ts';
import { Bid, LensPlate, LotMarks } from './marks.tsx';
import { Neighbours } from './neighbours.tsx';
import { litPanel, useScene } from './scene.ts';
import { Tile } from './tile.tsx';

/** Everyone's bids, each at its owner's side. */
function Bids({ lot }: { readonly lot: LotView }) {
  const { initials, colours, me } = useScene();
  return (
    <>
      {lot.bids.map((count, seat) => {
        if (count === 0 || !lot.colour) return null;
        const side = sideOf(seat, lot.bids.length, me);
        const upright = side === 1 || side === 4;
        // towards the left and right corners, so that bids of neighbouring tiles do not meet
        const along = upright ? 30 : side === 0 || side === 3 ? 20 : -20;
        const { x, y } = beside(side, 20, along);
        return (
          <g key={initials[seat]} transform={`translate(${x} ${y})`}>
            <Bid
              count={count}
              colour={lot.colour}
              initial={initials[seat] ?? ''}
              playerColour={colours[seat] ?? null}
              leads={lot.winner === seat}
              isMine={seat === me}
              upright={upright}
              flip={`bid-${lot.id}-${seat}`}
            />
          </g>
        );
      })}
    </>
  );
}

function Lot({ lot, x, y }: { readonly lot: LotView; readonly x: number; readonly y: number }) {
  const scene = useScene();
  const { table, box, me } = scene;
  const lens = scene.ui.lens.value;
  const chances = lens && me !== null ? chancesAt(box, table, me, lot, lens) : [];
  return (
    <Tile
      tile={lot}
      x={x}
      y={y}
      label={lotLabel(scene, lot)}
      dim={lens !== null && !chances.some(chance => chance.possible)}
      onPress={() => chooseTile(scene, lot.id)}
    >
      <LotMarks tile={lot} highest={Math.max(0, ...lot.bids)} isUsable={panelOf(box, lot) !== null} />
      {lens && <LensPlate chances={chances} />}
      <Bids lot={lot} />
    </Tile>
  );
}

/** The auction in the middle of the table. Before the first era: the homes to choose from. */
export function Centre() {
  const scene = useScene();
  const room = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  const { width, height } = useSize(section);
  useLayoutEffect(() => settleTabStop(room.current));
  const { view, ask } = scene;
  const homes = ask?.k === 'home' ? ask.answers : view.era === 0 ? view.homes : [];
  const count = view.centre.length > 0 ? view.centre.length : homes.length;
  const laid = spread(count, view.players.length, Math.max(1, width), Math.max(1, height));
  return (
    <section class={`city-centre ${litPanel(scene, 'centre')}`} aria-label={t('city.centre')} ref={section}>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form */}
      <div
        class="city-centre-room"
        role="group"
        aria-label={t('city.centre')}
        ref={room}
        onKeyDown={onRoveKey}
        onFocusIn={() => settleTabStop(room.current)}
      >
        {count === 0 && width > 0 && <Neighbours width={width} height={height} />}
        {width > 0 && count > 0 && (
          // biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over everything
          <svg
            width={width}
            height={height}
            viewBox={viewBoxOf(roomAround({ x: 0, y: 0, ...laid }, laid.scale, width, height))}
            class="city-map"
          >
            <Unit.Provider value={laid.scale}>
              {view.centre.map((lot, i) => (
                <Lot key={lot.id} lot={lot} x={laid.places[i]?.x ?? 0} y={laid.places[i]?.y ?? 0} />
              ))}
              {view.centre.length === 0 &&
                homes.map((id, i) => (
                  <Tile
                    key={id}
                    tile={{ id, level: 0, colour: null, placed: 0, ladder: 0 }}
                    x={laid.places[i]?.x ?? 0}
                    y={laid.places[i]?.y ?? 0}
                    label={scene.words.t(`tile.${id}`)}
                    onPress={() => chooseTile(scene, id)}
                  />
                ))}
            </Unit.Provider>
          </svg>
        )}
      </div>
    </section>
  );
}
