/** A London front door with its fanlight. Behind it there is light. */
export const Door = ({
  number,
  colour,
}: {
  readonly number: string;
  readonly colour: 'red' | 'blue' | 'black';
}) => (
  <svg class={`door door-${colour}`} viewBox="0 0 132 196" role="img" aria-hidden="true">
    <path class="door-case" d="M8 188V74a58 58 0 0 1 116 0v114z" />
    <path class="door-arch" d="M8 74a58 58 0 0 1 116 0M20 74a46 46 0 0 1 92 0" />
    <path class="door-key" d="M60 8h12l3 20H57z" />
    <path class="door-glass" d="M24 74a42 42 0 0 1 84 0z" />
    <path
      class="door-bars"
      d="M66 74V32M66 74 36.3 44.300M66 74 95.7 44.300M66 74 27.2 57.900M66 74l38.8-16.100M46 74a20 20 0 0 1 40 0"
    />
    <path class="door-lintel" d="M14 74h104v8H14z" />
    <path class="door-pillar" d="M14 82h14v106H14zM104 82h14v106h-14z" />
    <path class="door-flute" d="M18 86v98M21 86v98M24 86v98M108 86v98M111 86v98M114 86v98" />
    <path class="door-light" d="M28 82h76v106H28z" />
    <g class="door-leaf">
      <path class="door-wood" d="M28 82h76v106H28z" />
      <path class="door-panel" d="M36 90h26v30H36zM70 90h26v30H70zM36 138h26v42H36zM70 138h26v42H70z" />
      <path class="door-brass" d="M56 126h20v6H56z" />
      <circle class="door-brass" cx="66" cy="106" r="4.5" />
      <path class="door-ring" d="M62 108a4.5 5.5 0 0 0 8 0" />
      <circle class="door-brass" cx="96" cy="130" r="3" />
      <text class="door-number" x="66" y="99" text-anchor="middle">
        {number}
      </text>
    </g>
    <path class="door-step" d="M6 188h120v8H6z" />
  </svg>
);
