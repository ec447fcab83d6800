import { type CardPlan, SEASONS } from '@thameside/key-flow/client';
import { useContext } from 'preact/hooks';
import { Letters, Unit } from '../../parts/legible.tsx';
import { CARD } from '../lib/village.ts';
import { AnimalFace } from './animal.tsx';
import { Emblem } from './emblem.tsx';
import { bottomItems, boxItems, costItems, type Item, ItemRow, inTwo, rowScale } from './items.tsx';
import { KeypleFace } from './keyple-face.tsx';
import { Boat, Gable, UpgradeTile } from './signs.tsx';

const { width: W, height: H } = CARD;
/** Smaller than this, a card shows only what matters in play. */
const READABLE = 0.84;
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

/** The name, made to fit: a long one in two lines. */
const Name = ({ name }: { readonly name: string }) => {
  const half = name.indexOf(' ', name.length / 2 - 3);
  const lines = name.length > 15 && half > 0 ? [name.slice(0, half), name.slice(half + 1)] : [name];
  const longest = Math.max(1, ...lines.map(({ length }) => length));
  const size = Math.min(14, (INNER / longest) * 1.9);
  return (
    <>
      {lines.map((line, i) => (
        <Letters key={i} size={size} class="face-name" x={W / 2} y={15 + (i - (lines.length - 1) / 4) * 12}>
          {line}
        </Letters>
      ))}
    </>
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

const LATER = { cost: INNER / 2 - 4, box: INNER / 2 - 6, scale: 0.82 } as const;

interface Later {
  readonly cost: readonly Item[];
  readonly box: readonly Item[];
}

/** The boxes that upgrades would uncover, with what they cost. */
const laterOf = (plan: CardPlan, level: number): Later[] =>
  plan.boxes.slice(level + 1).map((box, i) => ({
    cost: [{ width: 20, node: <Gable scale={0.75} /> }, ...costItems(plan.costs[level + i] ?? [])],
    box: boxItems(box),
  }));

const canBeRead = ({ cost, box }: Later, unit: number): boolean =>
  rowScale(cost, LATER.cost, LATER.scale, unit) > 0 && rowScale(box, LATER.box, LATER.scale, unit) > 0;

/** The topmost uncovered box with what an upgrade would bring below it. */
function Boxes({ items, later }: { readonly items: readonly Item[]; readonly later: readonly Later[] }) {
  const high = later.length > 1 ? 24 : later.length === 1 ? 30 : 40;
  const step = later.length > 1 ? 17 : 24;
  return (
    <>
      {items.length > 0 && (
        <>
          <rect class="box box-top" x="6" y="66" width={INNER} height={high} rx="5" />
          <g transform={`translate(${W / 2} ${66 + high / 2})`}>
            <ItemRow items={items} width={INNER - 8} scale={1.15} />
          </g>
        </>
      )}
      {later.map(({ cost, box }, i) => {
        const y = 66 + high + 3 + i * (step + 1);
        return (
          <g key={i}>
            <rect class="box" x="6" y={y} width={INNER} height={step - 1} rx="4" />
            <path class="box-divide" d={`M${W / 2} ${y}v${step - 1}`} />
            <g transform={`translate(${W / 4 + 3} ${y + step / 2 - 0.5})`}>
              <ItemRow items={cost} width={LATER.cost} scale={LATER.scale} />
            </g>
            <g transform={`translate(${W * 0.75 - 3} ${y + step / 2 - 0.5})`}>
              <ItemRow items={box} width={LATER.box} scale={LATER.scale} />
            </g>
          </g>
        );
      })}
    </>
  );
}

/** The topmost uncovered box of a card that is drawn small: in one row, or over the picture in two. */
function LargeBox({ rows }: { readonly rows: readonly (readonly Item[])[] }) {
  if (rows.flat().length === 0) return null;
  const high = rows.length * 44 + 2;
  return (
    <>
      <rect class="box box-top" x="6" y={112 - high} width={INNER} height={high} rx="5" />
      {rows.map((items, i) => (
        <g key={i} transform={`translate(${W / 2} ${112 - high + 23 + i * 44})`}>
          <ItemRow items={items} width={INNER - 8} scale={1.6} />
        </g>
      ))}
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
function VillageFace({ plan, name, level = 0, turned = 0, small: isSmall = false }: FaceProps) {
  const unit = useContext(Unit);
  const isField = plan.boxes.length === 1 && plan.bottom !== null;
  const [top] = plan.boxes.slice(level);
  const items = top && !isField ? boxItems(top) : [];
  const later = laterOf(plan, level);
  const small = isSmall || unit < READABLE || !later.every(each => canBeRead(each, unit));
  const isRead = (row: readonly Item[]) => rowScale(row, INNER - 8, 1.6, unit) > 0;
  const isHigh = small && !isRead(items) && inTwo(items).every(isRead);
  return (
    <g class={`face face-${seasonOf(plan)} ${plan.river ? 'face-river' : 'face-road'}`}>
      <rect class="face-ground" width={W} height={H} rx="7" />
      <Way river={plan.river} />
      <g transform={plan.river ? `translate(0 ${BAND})` : undefined}>
        {(!small || isField) && <Name name={name} />}
        {isField ? (
          <FieldFace plan={plan} small={small} />
        ) : (
          <>
            {!isHigh && (
              <g transform={small ? 'translate(48 60) scale(0.95)' : 'translate(40 62) scale(0.72)'}>
                <Emblem id={plan.id} />
              </g>
            )}
            <Animals
              plan={plan}
              x={W - 20 - (plan.row.animals.length - 1) * 22}
              y={isHigh ? 14 : 32}
              step={22}
            />
            {plan.boat && plan.row.animals.length === 0 && (
              <g transform={`translate(${W - 20} ${isHigh ? 13 : 33})`}>
                <Boat />
              </g>
            )}
            <Tiles level={level} turned={turned} y={isHigh ? 12 : 54} />
            {small ? (
              <LargeBox rows={isHigh ? inTwo(items) : [items]} />
            ) : (
              <Boxes items={items} later={later} />
            )}
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
