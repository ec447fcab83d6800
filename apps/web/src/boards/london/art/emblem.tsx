import { emblemOf } from './emblems/index.ts';

/** The card's own engraving: 84 by 60 units, standing on 0, 0. */
export const Emblem = ({ id }: { readonly id: string }) => (
  <g class="engraving">
    {emblemOf(id).map(([tone, d], i) => (
      <path key={i} class={`tone-${tone}`} d={d} />
    ))}
  </g>
);

export const EmblemIcon = ({ id, class: name = '' }: { readonly id: string; readonly class?: string }) => (
  <svg class={`engraving-icon ${name}`} viewBox="-44 -62 88 68" aria-hidden="true">
    <Emblem id={id} />
  </svg>
);
