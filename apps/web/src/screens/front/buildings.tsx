/** Silhouettes of London, each standing on its own ground line: x from the middle, y upwards is negative. */
interface At {
  readonly x: number;
  readonly scale?: number;
}
const place = ({ x, scale = 1 }: At, ground: number) => `translate(${x} ${ground}) scale(${scale})`;
export const GROUND = 400;

export const ClockTower = (at: At) => (
  <g transform={place(at, GROUND)}>
    <path d="M-14 0v-124h28V0zM-17-124v-36h34v36zM-13-160l3-17h20l3 17zM-10-177 0-222l10 45zM-.8-222v-14h1.600v14z" />
    <circle class="lamp" cy="-142" r="11.5" />
    <path class="hand" d="M0-142v-8.500M0-142l6 4" />
    <path class="cut" d="M-5-118V-6M5-118V-6M-14-40h28M-14-80h28" />
  </g>
);

const PINNACLES = Array.from({ length: 9 }, (_, i) => `M${i * 20 - 4}-52l4-18 4 18z`).join('');
/** The long front by the river. */
export const Parliament = (at: At) => (
  <g transform={place(at, GROUND)}>
    <path
      d={`M-6 0v-52h172V0z${PINNACLES}M140 0v-118h34V0zM138-118l3-16 3 16zM170-118l3-16 3 16zM156-118v-40h2v40z`}
    />
    <path class="cut" d="M6-44V-6M26-44V-6M46-44V-6M66-44V-6M86-44V-6M106-44V-6M126-44V-6M-6-26h146" />
  </g>
);

export const Dome = (at: At) => (
  <g transform={place(at, GROUND)}>
    <path d="M-80 0v-62H80V0zM-38-62v-12h76v12zM-33-74v-34h66v34zM-38-108h76v-7h-76zM-36-115c0-34 15-54 36-56 21 2 36 22 36 56zM-8-171h16v-14H-8zM-5-185h10l-2-9h-6zM-3-194 0-212l3 18z" />
    <path d="M-78-62v-42h20v42zM-78-104c1-8 5-14 10-18 5 4 9 10 10 18zM-69-122h2v-12h-2zM58-62v-42h20v42zM58-104c1-8 5-14 10-18 5 4 9 10 10 18zM67-122h2v-12h-2z" />
    <path
      class="cut"
      d="M-24-76v-30M-12-76v-30M0-76v-30M12-76v-30M24-76v-30M-18-116c2-24 8-42 18-54M18-116c-2-24-8-42-18-54M-30-8v-40M-15-8v-40M0-8v-40M15-8v-40M30-8v-40"
    />
  </g>
);

export const Shard = (at: At) => (
  <g transform={place(at, GROUND)}>
    <path d="M-36 0-7-244l5 14 3-28 5 22L38 0z" />
    <path class="cut" d="M-2-230-8 0M6-236 16 0M-24-100l50-6M-29-60l60-4M-18-150l38-5" />
  </g>
);

export const Gherkin = (at: At) => (
  <g transform={place(at, GROUND)}>
    <path d="M-24 0c-14-64-9-122 24-158C33-122 38-64 24 0z" />
    <path
      class="cut"
      d="M-30-40 22-4M-32-84 31-36M-25-122 34-76M-8-150 28-116M30-40-22-4M32-84-31-36M25-122-34-76M8-150l-36 34"
    />
  </g>
);

export const PostTower = (at: At) => (
  <g transform={place(at, GROUND)}>
    <path d="M-6 0v-148H6V0zM-13-148v-12h26v12zM-11-160v-12h22v12zM-14-172v-14h28v14zM-6-186v-16H6v16zM-1.5-202v-34h3v34z" />
  </g>
);

export const Chimneys = (at: At) => (
  <g transform={place(at, GROUND)}>
    <path d="M-74 0v-62h26v-14h96v14h26V0zM-70-62l3-86h12l3 86zM52-62l3-86h12l3 86zM-40-76l2-58h9l2 58zM27-76l2-58h9l2 58z" />
    <path class="cut" d="M-40-66V-8M-20-66V-8M0-66V-8M20-66V-8M40-66V-8" />
  </g>
);

const SPOKES = Array.from({ length: 12 }, (_, i) => {
  const turn = (i * Math.PI) / 12;
  const [x, y] = [Math.cos(turn) * 82, Math.sin(turn) * 82];
  return `M${x.toFixed(1)} ${(y - 92).toFixed(1)}L${(-x).toFixed(1)} ${(-y - 92).toFixed(1)}`;
}).join('');
const CABINS = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12);

export const Wheel = (at: At) => (
  <g class="wheel" transform={place(at, GROUND)}>
    <path
      class="rim"
      d="M-82-92a82 82 0 1 0 164 0 82 82 0 1 0-164 0M-77-92a77 77 0 1 0 154 0 77 77 0 1 0-154 0"
    />
    <path class="spokes" d={SPOKES} />
    {CABINS.map(turn => (
      <circle key={turn} cx={Math.cos(turn) * 86} cy={Math.sin(turn) * 86 - 92} r="2.6" />
    ))}
    <path class="legs" d="M0-92-40 0M0-92 28 0" />
    <circle cy="-92" r="6" />
  </g>
);

const half = (side: -1 | 1) => (
  <g transform={`scale(${side} 1)`}>
    <path d="M74 14V-128h46V14zM70 14h54v10H70zM72-128h50v-7H72zM76-135l4-26 4 26zM110-135l4-26 4 26zM84-135l13-48 13 48zM96-183h2v-12h-2z" />
    <path class="chain" d="M120-112Q190-38 322-32M120-104Q186-26 322-26" />
    <path class="chain" d="M140-94v66M160-78v50M180-64v36M200-54v26M222-46v18M246-40v12M272-36v8" />
    <path d="M320-62h18v80h-18zM318-62h22v-6h-22z" />
    <path
      class="lit-windows"
      d="M88-112h6v14h-6zM100-112h6v14h-6zM88-84h6v14h-6zM100-84h6v14h-6zM94-50h7v16h-7z"
    />
  </g>
);

/** The bridge with two towers, nearest to us. */
export const TowerBridge = (at: At) => (
  <g class="bridge" transform={place(at, GROUND)}>
    <path d="M-440-28h880v12h-880zM-76-122H76v9H-76zM-76-104H76v5H-76z" />
    <path class="chain" d="M-74-113l12 9 12-9 12 9 12-9 12 9 12-9 12 9 12-9 12 9 12-9 12 9 12-9" />
    {half(-1)}
    {half(1)}
  </g>
);

/** A Thames sailing barge, its sails the colour of rust. */
export const Barge = (at: At) => (
  <g class="barge" transform={place(at, 440)}>
    <g class="bob">
      <path class="sail" d="M4-6V-78l48-22-4 92zM6-84 20-112l34 10zM-3-10V-86l-46 76zM58-8v-38l22-8-2 46z" />
      <path class="seam" d="M16-6l2-78M32-6l3-86M-14-10l2-60M-28-10l1-38" />
      <path class="hull" d="M-76-12q40 8 82 6 46 0 86-8-6 16-16 22h-138q-9-6-14-20z" />
      <path class="mast" d="M2-4v-112M57-6v-48M2-8l52-96" />
      <path class="pennant" d="M2-116l16 3.5-16 3.500z" />
    </g>
    <path class="wake" d="M-74 12q18 5 36 0t36 0 36 0 40 0M-52 19q14 4 28 0t28 0 28 0" />
  </g>
);
