import type { TilePlan } from '@thameside/key-to-the-city/client';
import { Letters, Scaled, useLegible } from '../../parts/legible.tsx';
import { hexPath } from '../lib/hex.ts';
import { BUS_BODY, BUS_WHEELS, BUS_WINDOWS } from './bus.ts';
import { Emblem } from './emblem.tsx';
import { GlyphRow, promisedBy, scoreGlyphs, upgradeGlyphs, useGlyphs } from './glyphs.tsx';
import { RiverBand } from './river-band.tsx';
import { Shield } from './signs.tsx';
import { named } from './wrap.ts';

export const HEX = hexPath();
const RIM = hexPath(95);

/** Once in the page. */
export const TileDefs = () => (
  <svg width="0" height="0" class="city-defs" aria-hidden="true">
    <defs>
      <clipPath id="city-hex-clip">
        <path d={HEX} />
      </clipPath>
    </defs>
  </svg>
);

/** What sort of tile it is: the number of its era, a house, a star, a bus, a wave. */
function KindBadge({ plan }: { readonly plan: TilePlan }) {
  switch (plan.kind) {
    case 'era1':
    case 'era2':
      return (
        <g class="badge">
          <path d={hexPath(12)} />
          <Letters y={5} size={14} most={22}>
            {plan.kind === 'era1' ? 1 : 2}
          </Letters>
        </g>
      );
    case 'home':
      return <path class="badge-house" d="M0 -9l10 8h-3v8h-14v-8h-3z" />;
    case 'landmark':
      return (
        <path
          class="badge-star"
          d="M0 -11l3.200 7.300l8 0.800l-6 5.300l1.800 7.800l-7 -4.100l-7 4.100l1.800 -7.800l-6 -5.300l8 -0.800z"
        />
      );
    case 'routemaster':
      return (
        <g class="bus">
          <path class="bus-body" d={BUS_BODY} />
          <path class="bus-windows" d={BUS_WINDOWS} />
          <path class="bus-wheels" d={BUS_WHEELS} />
        </g>
      );
    case 'river':
      return <path class="badge-wave" d="M-11 -3q5.500 -6 11 0t11 0M-11 4q5.500 -6 11 0t11 0" />;
    case 'building':
      return null;
  }
}

/** A landmark is upgraded twice: a pip on either side of its star, filled once that is done. */
const Pips = ({ level }: { readonly level: number }) => (
  <g class="pips">
    {[-21, 21].map((x, i) => (
      <path
        key={x}
        class={i < level ? 'pip pip-made' : 'pip'}
        d="M0 -5.500l5 5.500l-5 5.500l-5 -5.500z"
        transform={`translate(${x} 7)`}
      />
    ))}
  </g>
);

export interface FaceProps {
  readonly plan: TilePlan;
  readonly level: number;
  readonly rotation?: number;
  readonly name: string;
  /** In a borough: connectors lie over the sides. */
  readonly sited?: boolean;
}

interface Grade {
  readonly emblem: string;
  readonly doingsY: number;
  /** How much larger the signs of what it does are, and how wide they may be then. */
  readonly doings: number;
  readonly most: number;
  readonly nameSize: number;
  readonly nameY: number;
  readonly shield: number;
}
/** Where things stand on a tile: on a large one, on a small one, and on one so small that no name can be read on it. */
const LARGE: Grade = {
  emblem: 'translate(0 -4) scale(1.08)',
  doingsY: 45,
  doings: 1.08,
  most: 106,
  nameSize: 16,
  nameY: 20,
  shield: 1.1,
};
const SMALL: Grade = {
  emblem: 'translate(0 -15)',
  doingsY: 57,
  doings: 1.7,
  most: 78,
  nameSize: 20,
  nameY: 19,
  shield: 1.5,
};
const TINY: Grade = { ...SMALL, emblem: 'translate(0 30) scale(1.7)', shield: 2.2 };
/** Letters of this size, in drawing units, are too large for all that a large tile tells. */
export const MOST_TOLD = 17.5;
/** As wide as a tile is where its name stands. */
const NAME_WIDTH = 150;
/** Letters of this size would cover the tile. */
const TOO_LARGE = 28;

/** The name as it can be read on a tile of this size, if it can. */
function nameOn(name: string, legible: number, sited: boolean) {
  if (legible <= LARGE.nameSize) return named(name, sited ? 120 : 104, LARGE.nameSize, legible);
  return named(name, NAME_WIDTH, Math.max(SMALL.nameSize, legible), legible);
}

/** A tile as it lies on the table: what it is, what it does on its present side, what turns it. 200 units high. */
export function TileFace({ plan, level, rotation = 0, name, sited = false }: FaceProps) {
  const legible = useLegible();
  const { row } = plan;
  const { lines, size } = nameOn(name, legible, sited);
  const isNamed = size >= legible && legible < TOO_LARGE;
  const isLarge = legible <= MOST_TOLD;
  const at = isLarge ? LARGE : isNamed ? SMALL : TINY;
  const uses = row.use ?? [];
  const use = uses[uses.length === 1 ? 0 : level];
  const score = plan.score[level];
  const upgrade = level < plan.maxLevel ? row.upgrades?.[level] : undefined;
  const points = plan.points[level] ?? 0;
  const promised = upgrade ? promisedBy(plan, level) : '';
  const doings = use ? useGlyphs(use) : score ? scoreGlyphs(score) : [];
  const lead = size * 1.02;
  /** Three lines on a small tile leave less room for what it does. */
  const isCrowded = !isLarge && lines.length > 2;
  const nameY = isCrowded ? at.nameY - 7 : at.nameY;
  return (
    <g class={`face face-${plan.kind} face-level-${level} player-${row.playerColour ?? 'none'}`}>
      <path class="face-ground" d={HEX} />
      {plan.hasRiver && <RiverBand plan={plan} rotation={rotation} />}
      <path class="face-rim" d={RIM} />
      <g transform={at.emblem}>
        <Emblem id={plan.id} />
      </g>
      <g transform="translate(0 -82)">
        <KindBadge plan={plan} />
        {plan.maxLevel === 2 && <Pips level={level} />}
      </g>
      {isNamed && (
        <text class="face-name" font-size={size} y={nameY - ((lines.length - 1) * lead) / 2}>
          {lines.map((line, i) => (
            <tspan key={line} x="0" dy={i === 0 ? 0 : lead}>
              {line}
            </tspan>
          ))}
        </text>
      )}
      {points > 0 && (
        <g transform={sited ? 'translate(-62 -39)' : 'translate(-48 -53)'}>
          <Shield points={points} scale={at.shield} />
        </g>
      )}
      {doings.length > 0 && at !== TINY && (
        <g transform={`translate(0 ${isCrowded ? at.doingsY + 7 : at.doingsY})`}>
          {use && isLarge && <rect class="face-panel" x="-58" y="-12" width="116" height="24" rx="5" />}
          <Scaled by={at.doings}>
            <GlyphRow glyphs={doings} most={at.most} />
          </Scaled>
        </g>
      )}
      {upgrade && isLarge && (
        <g transform="translate(0 67)">
          <GlyphRow glyphs={upgradeGlyphs(upgrade)} most={96} />
        </g>
      )}
      {promised !== '' && isLarge && (
        <g transform="translate(0 83)">
          <Shield points={promised} promised scale={0.95} />
        </g>
      )}
    </g>
  );
}
