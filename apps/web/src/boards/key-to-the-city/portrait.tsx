import type { PortraitProps } from '../board.ts';
import { ConnectorWeaves } from './art/connector.tsx';
import { TileDefs, TileFace } from './art/tile-face.tsx';
import { boxOfSet } from './load-box.ts';

/** A tile by itself, as it is before any upgrade. */
export function Portrait({ id, set, words }: PortraitProps) {
  const plan = boxOfSet(set).tiles[id];
  if (!plan) return null;
  return (
    <span class="city city-portrait">
      <svg viewBox="-90 -103 180 206" aria-hidden="true">
        <TileFace plan={plan} level={0} name={words.t(`tile.${id}`)} />
      </svg>
    </span>
  );
}

export const PortraitDefs = () => (
  <span class="city city-portrait">
    <ConnectorWeaves />
    <TileDefs />
  </span>
);
