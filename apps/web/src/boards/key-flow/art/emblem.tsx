import { emblemOf } from './emblems/index.ts';

/** The card's own drawing: 84 by 60 units, standing on 0, 0. */
export const Emblem = ({ id }: { readonly id: string }) => (
  <g class="emblem">
    {emblemOf(id).map(([tone, d], i) => (
      <path key={i} class={`tone-${tone}`} d={d} />
    ))}
  </g>
);
