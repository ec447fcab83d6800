import { type CardPlan, SEASONS } from '@thameside/key-flow/client';
import { CARD } from '../lib/village.ts';
import { AnimalFace } from './animal.tsx';
import { Emblem } from './emblem.tsx';
import { bottomItems, boxItems, costItems, ItemRow } from './items.tsx';
import { KeypleFace } from './keyple-face.tsx';
import { Boat, Gable, UpgradeTile } from './signs.tsx';

const { width: W, height: H } = CARD;
const BAND = 14;
const INNER = W - 12;

export interface FaceProps {
  readonly plan: CardPlan;
  readonly name: string;
  readonly level?: number;
  readonly turned?: number;
  /** Drawn so small that only what matters in play is shown. */
  readonly small?: boolean;
}

const seasonOf = ({ season }: CardPlan): string => SEASONS[season] ?? 'home';

/** The road below an upper card, the river above a lower one: they run on from card to card. */
const Way = ({ river }: { readonly river: boolean }) =>
  river ? (
    <g class="way way-river">
      <rect width={W} height={BAND} />
      <path
        d={`M0 5q8 -4 16 0t16 0t16 0t16 0t16 0t16 0t16 0t18 0M6 10q8 -4 16 0t16 0t16 0t16 0t16 0t16 0t16 0`}
      />
    </g>
  ) : (
    <g class="way way-road" transform={`translate(0 ${H - BAND})`}>
      <rect width={W} height={BAND} />
      <path d={`M0 5H${W}M0 10H${W}`} />
    </g>
  );

/** The name, made to fit. */
const Name = ({ name }: { readonly name: string }) => {
  const size = Math.min(14, (INNER / Math.max(1, name.length)) * 1.9);
  return (
    <text class="face-name" x={W / 2} y="15" style={{ fontSize: `${size}px` }}>
      {name}
    </text>
  );
};

const Animals = ({
  plan,
  x,
  y,
  step,
}: {
  readonly plan: CardPlan;
  readonly x: number;
  readonly y: number;
  readonly step: number;
}) => (
  <>
    {plan.row.animals.map((animal, i) => (
      <g key={i} transform={`translate(${x + i * step} ${y})`}>
        <AnimalFace animal={animal} scale={0.95} />
      </g>
    ))}
  </>
);

const Tiles = ({
  level,
  turned,
  y,
}: {
  readonly level: number;
  readonly turned: number;
  readonly y: number;
}) => (
  <>
    {Array.from({ length: level }, (_, i) => (
      <g key={i} transform={`translate(${W - 20 - i * 27} ${y})`}>
        <UpgradeTile turned={i < turned} scale={1.1} />
      </g>
    ))}
  </>
);

/** The boxes that are not covered: the topmost large, below it what an upgrade leads to. */
function Boxes({
  plan,
  level,
  small,
}: {
  readonly plan: CardPlan;
  readonly level: number;
  readonly small: boolean;
}) {
  const open = plan.boxes.slice(level);
  const [top] = open;
  if (!top) return null;
  const later = small ? [] : open.slice(1);
  const first = boxItems(top);
  const high = small ? 46 : later.length > 1 ? 24 : later.length === 1 ? 30 : 40;
  const step = later.length > 1 ? 17 : 24;
  return (
    <>
      {first.length > 0 && (
        <>
          <rect class="box box-top" x="6" y="66" width={INNER} height={high} rx="5" />
          <g transform={`translate(${W / 2} ${66 + high / 2})`}>
            <ItemRow items={first} width={INNER - 8} scale={small ? 1.6 : 1.15} />
          </g>
        </>
      )}
      {later.map((box, i) => {
        const y = 66 + high + 3 + i * (step + 1);
        return (
          <g key={i}>
            <rect class="box" x="6" y={y} width={INNER} height={step - 1} rx="4" />
            <path class="box-divide" d={`M${W / 2} ${y}v${step - 1}`} />
            <g transform={`translate(${W / 4 + 3} ${y + step / 2 - 0.5})`}>
              <ItemRow
                items={[
                  { width: 20, node: <Gable scale={0.75} /> },
                  ...costItems(plan.costs[level + i] ?? []),
                ]}
                width={INNER / 2 - 4}
                scale={0.75}
              />
            </g>
            <g transform={`translate(${W * 0.75 - 3} ${y + step / 2 - 0.5})`}>
              <ItemRow items={boxItems(box)} width={INNER / 2 - 6} scale={0.75} />
            </g>
          </g>
        );
      })}
    </>
  );
}

/** A field: furrows, its animals, and what it brings when it is laid out. */
const FieldFace = ({ plan, small }: { readonly plan: CardPlan; readonly small: boolean }) => {
  const items = plan.bottom ? bottomItems(plan.bottom) : [];
  const { animals } = plan.row;
  return (
    <g>
      <path
        class="furrows"
        d="M6 70q59 -34 118 0M6 84q59 -34 118 0M6 98q59 -34 118 0M6 112q59 -34 118 0M6 126q59 -34 118 0"
      />
      <g transform={`translate(${W / 2 - ((animals.length - 1) * 36) / 2} 47)`}>
        {animals.map((animal, i) => (
          <g key={i} transform={`translate(${i * 36} 0)`}>
            <AnimalFace animal={animal} scale={small ? 1.9 : 1.5} />
          </g>
        ))}
      </g>
      {items.length > 0 && (
        <>
          <rect class="box box-bottom" x="22" y="76" width={W - 44} height="32" rx="6" />
          <g transform={`translate(${W / 2} 92)`}>
            <ItemRow items={items} width={W - 50} scale={1.2} />
          </g>
        </>
      )}
    </g>
  );
};

/** A card with a place in a village. */
function VillageFace({ plan, name, level = 0, turned = 0, small = false }: FaceProps) {
  const isField = plan.boxes.length === 1 && plan.bottom !== null;
  return (
    <g class={`face face-${seasonOf(plan)} ${plan.river ? 'face-river' : 'face-road'}`}>
      <rect class="face-ground" width={W} height={H} rx="7" />
      <Way river={plan.river} />
      <g transform={plan.river ? `translate(0 ${BAND})` : undefined}>
        {!small && <Name name={name} />}
        {isField ? (
          <FieldFace plan={plan} small={small} />
        ) : (
          <>
            <g transform={small ? 'translate(48 60) scale(0.95)' : 'translate(40 62) scale(0.72)'}>
              <Emblem id={plan.id} />
            </g>
            <Animals plan={plan} x={W - 20 - (plan.row.animals.length - 1) * 22} y={32} step={22} />
            {plan.boat && plan.row.animals.length === 0 && (
              <g transform={`translate(${W - 20} 33)`}>
                <Boat />
              </g>
            )}
            <Tiles level={level} turned={turned} y={54} />
            <Boxes plan={plan} level={level} small={small} />
          </>
        )}
      </g>
      <rect class="face-rim" width={W} height={H} rx="7" />
    </g>
  );
}

/** Any card of the game, 130 by 140 units from its upper left corner. */
export const CardFace = (props: FaceProps) =>
  props.plan.keyple ? <KeypleFace row={props.plan.keyple} /> : <VillageFace {...props} />;
