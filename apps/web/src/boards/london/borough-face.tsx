import type { BoroughRow } from '@thameside/london/client';
import { boroughSign } from './art/boroughs.ts';
import { Coin, Signs } from './art/signs.tsx';
import { boroughSigns } from './lib/signs.ts';
import { boroughName, useScene } from './scene.ts';

/** The borough's sign on a shield. */
export const BoroughShield = ({ id }: { readonly id: string }) => (
  <svg class="borough-shield" viewBox="-16 -16 32 34" aria-hidden="true">
    <path class="shield-ground" d="M-14 -14h28v13q0 12 -14 18q-14 -6 -14 -18z" />
    <path class="shield-sign" d={boroughSign(id)} />
  </svg>
);

interface FaceProps {
  readonly row: BoroughRow;
  readonly bare?: boolean;
}

export const BoroughFace = (props: FaceProps) => (
  <BoroughPicture {...props} name={boroughName(useScene(), props.row.id)} />
);

/** A borough: its sign, its side of the river, the river itself where it flows, cost and gain. */
export function BoroughPicture({ row, name, bare = false }: FaceProps & { readonly name: string }) {
  const { gain, run, ability } = boroughSigns(row);
  return (
    <span class="borough-face" data-side={row.side} data-river={row.river} aria-hidden="true">
      <span class="borough-head">
        <BoroughShield id={row.id} />
        <span class="borough-name">{name}</span>
        <svg class="borough-side" viewBox="-9 -11 18 24" aria-hidden="true">
          <path d={row.side === 'north' ? 'M0 -9l6 10h-12z' : 'M0 1l6 -10h-12z'} />
          {row.river && <path class="borough-wave" d="M-8 8q4 -4 8 0t8 0" />}
        </svg>
        {!bare && <Coin n={row.cost} />}
      </span>
      <span class="borough-foot">
        {!bare && (
          <span class="borough-gain">
            <Signs signs={gain} />
          </span>
        )}
        {run.length > 0 && (
          <span class="card-run">
            <Signs signs={run} />
          </span>
        )}
        {ability.length > 0 && (
          <span class="card-ongoing">
            <Signs signs={ability} />
          </span>
        )}
      </span>
    </span>
  );
}
