import { ARROWS, type KeypleRow } from '@thameside/key-flow/client';
import { Letters } from '../../parts/legible.tsx';
import { CARD } from '../lib/village.ts';
import { AnimalFace } from './animal.tsx';
import { ArrowSign, KeypleFigure } from './keyple.tsx';
import { Token } from './signs.tsx';

const { width: W, height: H } = CARD;
const FIGURES: Readonly<Record<number, readonly (readonly [x: number, y: number, scale: number])[]>> = {
  1: [[0, 2, 1.25]],
  2: [
    [-21, 2, 1.02],
    [21, 2, 1.02],
  ],
  3: [
    [-34, 4, 0.86],
    [0, -4, 0.86],
    [34, 4, 0.86],
  ],
};

/** A keyple card: who comes, where to, and what it brings along. */
export const KeypleFace = ({ row }: { readonly row: KeypleRow }) => {
  const { colour, keyples, arrows, token, animals, number } = row;
  return (
    <g class={`face face-keyple face-${row.season} keyple-ground-${colour}`}>
      <rect class="face-ground" width={W} height={H} rx="7" />
      <path class="face-hill" d={`M0 84q34 -26 66 -12t64 -10v34H0z`} />
      <circle class="face-number-disc" cx="18" cy="18" r="13" />
      <Letters size={16} class="face-number" x="18" y={23.5}>
        {number}
      </Letters>
      <g transform={`translate(${W / 2} 66)`}>
        {(FIGURES[keyples] ?? []).map(([x, y, scale], i) => (
          <g key={i} transform={`translate(${x} ${y})`}>
            <KeypleFigure colour={colour} scale={scale} />
          </g>
        ))}
      </g>
      {token && (
        <g transform={`translate(${W - 19} 19)`}>
          <Token scale={1.15} />
        </g>
      )}
      {animals.map((animal, i) => (
        <g key={i} transform={`translate(${W - 19 - (token ? 28 : 0) - i * 26} 19)`}>
          <AnimalFace animal={animal} scale={1.1} />
        </g>
      ))}
      <rect class="face-arrows" x="8" y="104" width={W - 16} height="28" rx="6" />
      {ARROWS.map((arrow, i) => (
        <g key={arrow} transform={`translate(${W / 2 + (i - 1) * 36} 118)`}>
          <ArrowSign arrow={arrow} on={arrows.includes(arrow)} />
        </g>
      ))}
      <rect class="face-rim" width={W} height={H} rx="7" />
    </g>
  );
};

/** The upper part of a keyple card that sticks out above the card it has been put on. */
export const KeypleTab = ({ row, width = 40 }: { readonly row: KeypleRow; readonly width?: number }) => (
  <g class={`keyple-tab face-${row.season} keyple-ground-${row.colour}`}>
    <rect class="face-ground" width={width} height="46" rx="5" />
    <g transform={`translate(${width / 2} 22)`}>
      {Array.from({ length: row.keyples }, (_, i) => (
        <g key={i} transform={`translate(${(i - (row.keyples - 1) / 2) * 11} 0)`}>
          <KeypleFigure colour={row.colour} scale={0.52} />
        </g>
      ))}
    </g>
    <Letters size={12} class="tab-number" x="8" y={11.5}>
      {row.number}
    </Letters>
    <rect class="face-rim" width={width} height="46" rx="5" />
  </g>
);
