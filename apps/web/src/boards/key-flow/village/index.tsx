import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../words.ts';
import { roomAround, viewBoxOf } from '../../parts/frame.ts';
import { Unit } from '../../parts/legible.tsx';
import { onRoveKey, settleTabStop } from '../../parts/rove.ts';
import { useSize } from '../../parts/size.ts';
import { CardFace } from '../art/card-face.tsx';
import { placesIn } from '../lib/marks.ts';
import { CARD, frameOf, leftEdge, topEdge } from '../lib/village.ts';
import { cardName, type Scene, useScene, villageOf } from '../scene.ts';
import { Places } from './places.tsx';
import { Routes } from './routes.tsx';
import { Site } from './site.tsx';

/** On a telephone no card is drawn narrower than this, in pixels: the village is moved about instead. */
const LEAST = 30;
const MOST = 1.05;

/** The keyple cards that are about to be put above this card, as far as the viewer may know. */
const comingTo = ({ view }: Scene, card: string): string[] =>
  view.players.flatMap(({ plan }) => (plan && plan.target === card && !plan.discard ? [plan.card] : []));

/** F20: both rows of a village, with what is about to be placed in it. */
export function VillageMap({ seat, large }: { readonly seat: number; readonly large: boolean }) {
  const scene = useScene();
  const { view, box, me, ask, ui, names } = scene;
  const room = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const { width, height } = useSize(room);
  useLayoutEffect(() => settleTabStop(drawing.current));
  const isMine = seat === me;
  const village = villageOf(scene, seat);
  const plan = view.players[seat]?.plan;
  const ghost = plan && plan.x !== null && !plan.discard ? { card: plan.card, x: plan.x } : null;
  const asked = isMine ? placesIn(ask) : { open: [], shut: [] };
  // where there is little room, only what can be chosen is drawn
  const places = scene.narrow ? { ...asked, shut: [] } : asked;
  const hasVisitors = village.some(({ id, keyples }) => keyples.length + comingTo(scene, id).length > 0);
  const frame = frameOf(
    [
      ...village.map(({ x }) => x),
      ...(ghost ? [ghost.x] : []),
      ...places.open,
      ...places.shut.map(({ x }) => x),
    ],
    hasVisitors,
  );
  const fitted = Math.min(width / frame.width, height / frame.height, MOST);
  const least = scene.narrow && large ? Math.min(LEAST / CARD.width, height / frame.height) : 0;
  const scale = Math.max(fitted, least);
  const isWhole = scale === fitted;
  const ghostPlan = ghost ? box.cards[ghost.card] : undefined;
  // the home stays in the middle of what is seen, if not everything can be
  useLayoutEffect(() => {
    const element = room.current;
    if (element && frame.width * scale > width) {
      const home = (leftEdge(0) + CARD.width / 2 - frame.x) * scale;
      element.scrollLeft = home - width / 2;
    }
  }, [seat, width > 0]);
  return (
    <div class="flow-village-room scroll-x" ref={room}>
      {scale > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a drawing, not a form
        <svg
          ref={drawing}
          class="flow-village"
          viewBox={viewBoxOf(isWhole ? roomAround(frame, scale, width, height) : frame)}
          width={isWhole ? width : frame.width * scale}
          height={isWhole ? height : frame.height * scale}
          role="group"
          aria-label={t(isMine ? 'flow.village.mine' : 'flow.village.of', { name: names[seat] ?? '' })}
          onKeyDown={onRoveKey}
          onFocusIn={() => settleTabStop(drawing.current)}
        >
          <Unit.Provider value={scale}>
            {[...village]
              .sort((a, b) => Math.abs(b.x % 2) - Math.abs(a.x % 2) || a.x - b.x)
              .map(site => (
                <Site key={site.id} site={site} seat={seat} coming={comingTo(scene, site.id)} />
              ))}
            {ghost && ghostPlan && (
              <g
                class="ghost"
                data-flip={`card-${ghost.card}`}
                data-flies
                transform={`translate(${leftEdge(ghost.x)} ${topEdge(ghost.x)})`}
              >
                <CardFace plan={ghostPlan} name={cardName(scene, ghost.card)} />
              </g>
            )}
            {isMine && <Places />}
            {isMine && ui.aim.value && <Routes plan={ui.aim.value} />}
          </Unit.Provider>
        </svg>
      )}
    </div>
  );
}
