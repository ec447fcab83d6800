import type { Box, Connector, Keyple, TilePlan } from '@thameside/key-to-the-city/client';
import type { VNode } from 'preact';
import { Letters, Scaled } from '../../parts/legible.tsx';
import { BUS_BODY, BUS_WHEELS, BUS_WINDOWS } from './bus.ts';
import { type AnyConnector, ConnectorBar } from './connector.tsx';
import { KeypleChip } from './keyple.tsx';
import { ARROW_UP, Shield } from './signs.tsx';
import { SkillChip } from './skill.tsx';

type Score = NonNullable<Box['tiles'][string]['score'][number]>;
type Upgrade = NonNullable<TilePlan['row']['upgrades']>[number];
type Use = NonNullable<TilePlan['row']['use']>[number];

/** A sign with the width that it takes in a row. */
export interface Glyph {
  readonly width: number;
  /** Made anew for every place: a node that is kept would keep the whole board it last stood on. */
  readonly draw: () => VNode;
}

const bar = (colour: AnyConnector): Glyph => ({
  width: 30,
  draw: () => <ConnectorBar colour={colour} length={28} thickness={15} />,
});
/** Where there is little room: just wide enough for the letter. */
const stub = (colour: AnyConnector): Glyph => ({
  width: 23,
  draw: () => <ConnectorBar colour={colour} length={21} thickness={16} />,
});
const skill = (each: Parameters<typeof SkillChip>[0]['skill']): Glyph => ({
  width: 19,
  draw: () => <SkillChip skill={each} scale={0.86} />,
});
const shield = (points: number | string, promised = false): Glyph => ({
  width: 20,
  draw: () => <Shield points={points} promised={promised} scale={0.86} />,
});
const word = (text: string, width: number): Glyph => ({
  width,
  draw: () => (
    <Letters class="glyph-word" y={5} size={14} most={18}>
      {text}
    </Letters>
  ),
});
const path = (d: string, width: number, name: string): Glyph => ({
  width,
  draw: () => <path class={name} d={d} />,
});

const SMALL_HEX = 'M0 -8l7 4v8l-7 4l-7 -4v-8z';
const linked = (colour: Connector, isRiver: boolean): Glyph => ({
  width: 52,
  draw: () => (
    <g>
      <path
        class={isRiver ? 'glyph-hex glyph-water' : 'glyph-hex'}
        d={SMALL_HEX}
        transform="translate(-18 0)"
      />
      <path
        class={isRiver ? 'glyph-hex glyph-water' : 'glyph-hex'}
        d={SMALL_HEX}
        transform="translate(18 0)"
      />
      <ConnectorBar colour={colour} length={26} thickness={14} />
    </g>
  ),
});
const bus: Glyph = {
  width: 28,
  draw: () => (
    <g class="bus" transform="scale(0.95)">
      <path class="bus-body" d={BUS_BODY} />
      <path class="bus-windows" d={BUS_WINDOWS} />
      <path class="bus-wheels" d={BUS_WHEELS} />
    </g>
  ),
};
const chip = (colour: Keyple): Glyph => ({
  width: 20,
  draw: () => <KeypleChip colour={colour} scale={0.78} />,
});
const marker = path('M-7 8h14M-4.500 8v-7h9v7M-4.500 1l4.500 -9l4.500 9', 18, 'glyph-marker');
const full: Glyph = {
  width: 24,
  draw: () => (
    <g>
      <path class="glyph-hex" d={SMALL_HEX} />
      <path
        class="glyph-ticks"
        d="M3.500 -6l2 -3.500M7 0h4M3.500 6l2 3.500M-3.500 6l-2 3.500M-7 0h-4M-3.500 -6l-2 -3.500"
      />
    </g>
  ),
};
const SMALL_SKILLS = (['brick', 'coin', 'compass', 'any'] as const).map(
  (each): Glyph => ({ width: 15, draw: () => <SkillChip skill={each} scale={0.68} /> }),
);

const per = word('/', 8);
const to = word('›', 9);

/** What one point counts. */
function counted({ rule, colour, skill: type }: Score): Glyph[] {
  switch (rule) {
    case 'connectors-on-tile':
      return [bar((colour as Connector | undefined) ?? 'any')];
    case 'different-connectors-on-tile':
      return [bar('different')];
    case 'tiles-linked':
      return [linked(colour as Connector, false)];
    case 'river-tiles-linked':
      return [linked(colour as Connector, true)];
    case 'routemasters':
      return [bus];
    case 'keyples':
      return [chip(colour as Keyple)];
    case 'keyple-sets':
      return [chip('blue'), chip('red'), chip('yellow')];
    case 'skills':
      return [skill(type ?? 'any')];
    case 'skill-sets-of-four':
      return SMALL_SKILLS;
    case 'landmark-markers':
      return [marker];
    case 'connector-sets':
      return [word('6', 9), bar('different')];
    case 'tiles-with-six-connectors':
      return [full];
    case 'fixed':
      return [];
  }
}

export const scoreGlyphs = (score: Score): Glyph[] => {
  const what = counted(score);
  return [shield(score.each), ...(what.length > 0 ? [per, ...what] : [])];
};

/** Many alike are one with a number. */
function gathered<T extends string>(list: readonly T[], draw: (each: T) => Glyph, most = 2): Glyph[] {
  const sorts = [...new Set(list)];
  return sorts.flatMap(sort => {
    const n = list.filter(each => each === sort).length;
    return n > most ? [word(`${n}×`, 15), draw(sort)] : Array.from({ length: n }, () => draw(sort));
  });
}

const gains = ({ gain }: Use): Glyph[] => [
  ...gathered(gain.connectors ?? [], bar),
  ...gathered(gain.skills ?? [], skill),
];

export const useGlyphs = (use: Use): Glyph[] => [
  ...(use.pay ? [...gathered(use.pay.skills, skill), to] : []),
  ...gains(use),
];

const arrow = path(ARROW_UP, 15, 'glyph-arrow');

/** What turns the tile. */
export const upgradeGlyphs = (upgrade: Upgrade): Glyph[] => [
  arrow,
  ...gathered(upgrade.connectors, stub, 1),
  ...gathered(upgrade.skills, skill, 1),
];

/** The points, or points each, that the tile has once it is upgraded. */
export function promisedBy(plan: TilePlan, level: number): string {
  const points = plan.points[level + 1] ?? 0;
  const each = plan.score[level + 1]?.each;
  return points > 0 ? String(points) : each === undefined ? '' : `${each}×`;
}

/** Signs side by side, around 0, 0, no wider than `most`. */
export function GlyphRow({ glyphs, most }: { readonly glyphs: readonly Glyph[]; readonly most: number }) {
  const width = glyphs.reduce((sum, glyph) => sum + glyph.width, 0);
  const scale = Math.min(1, most / width);
  const starts = glyphs.map((_, i) =>
    glyphs.slice(0, i).reduce((sum, glyph) => sum + glyph.width, -width / 2),
  );
  return (
    <Scaled by={Math.round(scale * 100) / 100}>
      {glyphs.map(({ draw, width: own }, i) => (
        <g key={i} transform={`translate(${(starts[i] ?? 0) + own / 2} 0)`}>
          {draw()}
        </g>
      ))}
    </Scaled>
  );
}
