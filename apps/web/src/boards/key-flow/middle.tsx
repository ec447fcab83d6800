import { useRef } from 'preact/hooks';
import { useSize } from '../parts/size.ts';
import { Final } from './final/index.tsx';
import { nearHeight } from './lib/room.ts';
import { leftOf, othersOf, rightOf } from './lib/seats.ts';
import { shownSeat, useScene } from './scene.ts';
import { VillagePanel } from './village/panel.tsx';
import { Winter } from './winter.tsx';

const isEnd = (phase: string): boolean => phase === 'final' || phase === 'over';

/** Both neighbours beside each other, the left one on the left; with two players the one there is. */
function Near() {
  const { view, me } = useScene();
  const seat = me ?? 0;
  const [left, right] = [leftOf(view, seat), rightOf(view, seat)];
  return (
    <div class="flow-near">
      <VillagePanel seat={left} large={false} side={left === right ? 'both' : 'left'} />
      {left !== right && <VillagePanel seat={right} large={false} side="right" />}
    </div>
  );
}

/** A wide table: the neighbours above the own village, the winter cards at the side. */
export function Wide() {
  const scene = useScene();
  const { view } = scene;
  const room = useRef<HTMLDivElement>(null);
  const { height } = useSize(room);
  const isOver = isEnd(view.phase);
  return (
    <div
      class="flow-wide"
      ref={room}
      style={isOver ? undefined : { gridTemplateRows: `${nearHeight(height)}px minmax(0, 1fr)` }}
    >
      {isOver ? <Final /> : <Near />}
      <div class="flow-main">
        <VillagePanel seat={shownSeat(scene)} large side={null} />
      </div>
      {!isOver && <Winter />}
    </div>
  );
}

/** All villages at a glance; a press enlarges one. */
function All() {
  const { view, me, ui } = useScene();
  const seats = me === null ? view.players.map((_, seat) => seat) : othersOf(view, me);
  return (
    <div class="flow-all">
      {seats.map(seat => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the way by keyboard is the tab of the seat
        // biome-ignore lint/a11y/noStaticElementInteractions: as above
        <div
          key={seat}
          onClick={() => {
            ui.shown.value = seat;
            ui.region.value = 'village';
          }}
        >
          <VillagePanel seat={seat} large={false} side={null} />
        </div>
      ))}
    </div>
  );
}

/** A narrow table: one region. */
export function Narrow() {
  const scene = useScene();
  const { view, me, ui } = scene;
  switch (ui.region.value) {
    case 'left':
      return (
        <VillagePanel seat={leftOf(view, me ?? 0)} large side={view.players.length === 2 ? 'both' : 'left'} />
      );
    case 'right':
      return <VillagePanel seat={rightOf(view, me ?? 0)} large side="right" />;
    case 'all':
      return <All />;
    case 'winter':
      return isEnd(view.phase) ? <Final /> : <Winter />;
    default:
      return scene.tall && me !== null ? (
        <div class="flow-tall">
          <VillagePanel seat={shownSeat(scene)} large side={null} />
          <Near />
        </div>
      ) : (
        <VillagePanel seat={shownSeat(scene)} large side={null} />
      );
  }
}
