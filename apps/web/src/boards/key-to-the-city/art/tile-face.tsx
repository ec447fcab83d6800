import type { TilePlan } from '@thameside/key-to-the-city/client';
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
          <text y="5">{plan.kind === 'era1' ? 1 : 2}</text>
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
  /** Drawn so small that only what matters most is shown, and that larger. */
  readonly small?: boolean;
  /** In a borough: connectors lie over the sides. */
  readonly sited?: boolean;
}

/** Where things stand on a tile: on a large one, and on a small one with larger letters. */
const LARGE = {
  emblem: 'translate(0 -4) scale(1.08)',
  doings: 'translate(0 45) scale(1.08)',
  nameSize: 16,
  nameY: 20,
  most: 106,
};
const SMALL = {
  emblem: 'translate(0 -13)',
  doings: 'translate(0 58) scale(1.25)',
  nameSize: 20,
  nameY: 19,
  most: 90,
};

/** A tile as it lies on the table: what it is, what it does on its present side, what turns it. 200 units high. */
export function TileFace({ plan, level, rotation = 0, name, small = false, sited = false }: FaceProps) {
  const { row } = plan;
  const at = small ? SMALL : LARGE;
  const uses = row.use ?? [];
  const use = uses[uses.length === 1 ? 0 : level];
  const score = plan.score[level];
  const upgrade = level < plan.maxLevel ? row.upgrades?.[level] : undefined;
  const points = plan.points[level] ?? 0;
  const promised = upgrade ? promisedBy(plan, level) : '';
  const doings = use ? useGlyphs(use) : score ? scoreGlyphs(score) : [];
  const { lines, size } = named(name, sited ? 120 : 106, at.nameSize);
  const lead = size * 1.02;
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
      <text class="face-name" font-size={size} y={at.nameY - ((lines.length - 1) * lead) / 2}>
        {lines.map((line, i) => (
          <tspan key={line} x="0" dy={i === 0 ? 0 : lead}>
            {line}
          </tspan>
        ))}
      </text>
      {points > 0 && (
        <g transform={sited ? 'translate(-64 -39)' : 'translate(-48 -53)'}>
          <Shield points={points} scale={1.1} />
        </g>
      )}
      {doings.length > 0 && (
        <g transform={at.doings}>
          {use && <rect class="face-panel" x="-54" y="-11" width="108" height="22" rx="5" />}
          <GlyphRow glyphs={doings} most={at.most} />
        </g>
      )}
      {upgrade && !small && (
        <g transform="translate(0 67)">
          <GlyphRow glyphs={upgradeGlyphs(upgrade)} most={96} />
        </g>
      )}
      {promised !== '' && !small && (
        <g transform="translate(0 86)">
          <Shield points={promised} promised scale={0.78} />
        </g>
      )}
    </g>
  );
}
