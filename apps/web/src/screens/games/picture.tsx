import type { ComponentChildren } from 'preact';
import './picture.css';

const HEX = 'M0-26 22.5-13v26L0 26-22.5 13v-26z';
const TILES = [
  [54, 28, 'green'],
  [99, 28, 'red'],
  [144, 28, 'green'],
  [76.5, 67, 'blue'],
  [121.5, 67, 'yellow'],
] as const;

/** Tiles won by bidding, joined side by side, and the key to all of them. */
const City = () => (
  <>
    <path class="pic-water" d="M0 74q30-8 60 0t60 0 60 0 60 0v22H0z" />
    {TILES.map(([x, y, colour]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <path class={`pic-tile pic-${colour}`} d={HEX} />
        <path class="pic-roof" d="M-10 10v-12l10-9 10 9v12z" />
      </g>
    ))}
    <path
      class="pic-joint"
      d="M76.5 28h0M121.5 28h0M65.2 47.5h0M87.8 47.5h0M110.2 47.5h0M132.8 47.5h0M99 67h0"
    />
    <circle class="pic-key" cx="194" cy="26" r="12" />
    <path class="pic-key" d="M194 38v40M194 76h10M194 66h7" />
  </>
);

/** A street that rises again behind the fire. */
const Street = () => (
  <>
    <path class="pic-night" d="M0 0h240v96H0z" />
    <path class="pic-flame" d="M8 96c-4-22 8-26 6-44 12 8 10 20 14 24 2-8 0-14 6-20 6 14 12 22 8 40z" />
    <path class="pic-flame pic-inner" d="M18 96c-2-12 4-14 4-24 6 6 6 12 8 14 4-4 2-8 4-10 4 8 6 12 4 20z" />
    <path class="pic-house" d="M50 96V58l14-12 14 12v38zM84 96V50h24v46zM84 50l12-12 12 12z" />
    <path
      class="pic-house pic-tall"
      d="M114 96V62h58v34zM128 62v-8h30v8zM131 54c0-16 6-25 12-26 6 1 12 10 12 26zM141.500 28v-10h3v10z"
    />
    <path class="pic-house" d="M178 96V44h18v52zM202 96V60l15-14 15 14v36z" />
    <path
      class="pic-window"
      d="M60 66h8v9h-8zM60 82h8v14h-8zM90 58h5v8h-5zM98 58h5v8h-5zM90 74h5v8h-5zM98 74h5v8h-5zM122 72h6v10h-6zM136 72h6v10h-6zM150 72h6v10h-6zM162 72h5v10h-5zM184 52h6v7h-6zM184 66h6v7h-6zM184 80h6v7h-6zM212 66h10v9h-10z"
    />
  </>
);

/** A village on both sides of its road, and the river with a boat. */
const Village = () => (
  <>
    <path class="pic-meadow" d="M0 0h240v66H0z" />
    <path class="pic-water" d="M0 66q30-6 60 0t60 0 60 0 60 0v30H0z" />
    <path class="pic-road" d="M0 44h240" />
    {[
      [38, 'spring'],
      [86, 'summer'],
      [134, 'autumn'],
      [182, 'winter'],
    ].map(([x, season]) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <rect class={`pic-card pic-${season}`} x="-18" y="8" width="40" height="30" rx="3" />
        <path class="pic-roof" d="M-8 32v-9l10-8 10 8v9z" />
      </g>
    ))}
    <path class="pic-hull" d="M96 82h48l-8 9h-32z" />
    <path class="pic-sail" d="M119 80V52l20 24zM115 80V58l-14 18z" />
  </>
);

const PICTURES: Readonly<Record<string, () => ComponentChildren>> = {
  'key-to-the-city': City,
  london: Street,
  'key-flow': Village,
};

/** What a game looks like, at a glance. An ornament beside its name. */
export function GamePicture({ game }: { readonly game: string }) {
  const Drawn = PICTURES[game];
  return (
    <svg class="game-picture" viewBox="0 0 240 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Drawn && <Drawn />}
    </svg>
  );
}
