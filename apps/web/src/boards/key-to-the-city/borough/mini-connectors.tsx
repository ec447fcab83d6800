import { type SiteView, sidesOf } from '@thameside/key-to-the-city/client';
import { centreOf, facing, middle } from '../lib/hex.ts';

/** Connectors so small that only their colour shows. */
export const ConnectorDots = ({ borough }: { readonly borough: readonly SiteView[] }) => (
  <>
    {sidesOf(borough, connector => connector !== null).map(([tile, side]) => {
      const site = borough.find(({ id }) => id === tile);
      const colour = site?.sides[side];
      if (!site || !colour) return null;
      const centre = centreOf(site);
      const at = middle(side);
      return (
        <rect
          key={`${tile} ${side}`}
          x="-30"
          y="-15"
          width="60"
          height="30"
          rx="8"
          style={{ fill: `var(--connector-${colour})`, stroke: `var(--connector-${colour}-edge)` }}
          transform={`translate(${centre.x + at.x} ${centre.y + at.y}) rotate(${facing(side)})`}
        />
      );
    })}
  </>
);
