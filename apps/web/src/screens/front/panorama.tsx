import {
  Barge,
  Chimneys,
  ClockTower,
  Dome,
  Gherkin,
  GROUND,
  Parliament,
  PostTower,
  Shard,
  TowerBridge,
  Wheel,
} from './buildings.tsx';
import './panorama.css';

type House = readonly [width: number, height: number];
const FAR: readonly House[] = [
  [40, 34], [26, 52], [34, 40], [22, 66], [44, 46], [30, 78], [26, 58], [52, 42], [28, 70], [38, 50],
  [24, 92], [46, 62], [34, 48], [28, 104], [22, 84], [40, 58], [54, 44], [30, 72], [26, 96], [44, 64],
  [30, 118], [24, 140], [36, 88], [28, 124], [40, 76], [32, 54], [46, 68], [26, 86], [38, 48], [30, 62],
  [44, 40], [28, 74], [36, 52], [52, 44], [30, 60], [40, 36], [48, 48], [34, 40],
]; // biome-ignore format: a row of houses
const NEAR: readonly House[] = [
  [54, 22], [36, 36], [46, 28], [30, 44], [58, 30], [40, 24], [34, 48], [52, 34], [38, 26], [62, 38],
  [30, 54], [44, 30], [56, 24], [36, 42], [48, 30], [42, 50], [60, 28], [34, 38], [50, 32], [44, 46],
  [38, 26], [58, 36], [32, 52], [48, 28], [40, 40], [54, 24], [36, 34], [46, 46], [60, 26], [40, 36],
  [52, 30], [36, 24],
]; // biome-ignore format: a row of houses

/** The picture is wide, for wide screens; narrower ones see its middle. */
const LEFT = -480;
const WIDTH = 2400;
const twice = (houses: readonly House[]) => [...houses, ...houses];

/** Roofs from left to right. */
function roofs(houses: readonly House[]): string {
  const steps = twice(houses).map(([width, height]) => `V${GROUND - height}h${width}`);
  return `M${LEFT} ${GROUND}${steps.join('')}V${GROUND}z`;
}

/** A window here and there, always the same ones. */
function windows(houses: readonly House[]): string {
  let x = LEFT;
  return twice(houses)
    .flatMap(([width, height], i) => {
      const left = x;
      x += width;
      return Array.from({ length: Math.floor(width / 11) }, (_, column) =>
        Array.from({ length: Math.floor(height / 13) }, (_, row) =>
          (i * 5 + column * 3 + row * 7) % 4 === 0
            ? `M${left + 5 + column * 11} ${GROUND - height + 6 + row * 13}h3.5v5h-3.5z`
            : '',
        ),
      ).flat();
    })
    .join('');
}

const RIPPLES = Array.from({ length: 40 }, (_, i) => {
  const x = LEFT + ((i * 397) % WIDTH);
  const y = GROUND + 16 + ((i * 53) % 96);
  return `M${x} ${y}q9-4 18 0t18 0 18 0`;
}).join('');

/** The sun's road on the water. */
const GLITTER = Array.from({ length: 14 }, (_, i) => {
  const width = 30 + ((i * 37) % 70) + i * 5;
  return `M${1010 - width / 2 + ((i * 29) % 23) - 11} ${GROUND + 6 + i * 8.2}h${width}`;
}).join('');

/** The river at dusk. An ornament: it says nothing that the page does not say. */
export const Panorama = () => (
  <svg
    class="panorama"
    viewBox={`${LEFT} 0 ${WIDTH} 520`}
    preserveAspectRatio="xMidYMax slice"
    role="img"
    aria-hidden="true"
  >
    <defs>
      <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
        <stop class="sky-high" offset="0.2" />
        <stop class="sky-low" offset="1" />
      </linearGradient>
      <linearGradient id="water" x1="0" y1="0" x2="0" y2="1">
        <stop class="water-far" offset="0" />
        <stop class="water-near" offset="1" />
      </linearGradient>
      <radialGradient id="glow">
        <stop class="glow-in" offset="0" />
        <stop class="glow-out" offset="1" />
      </radialGradient>
    </defs>
    <rect x={LEFT} width={WIDTH} height={GROUND} fill="url(#dusk)" />
    <path
      class="stars"
      d="M-410 90h2M-300 50h2M-190 120h2M-80 70h2M1500 80h2M1620 130h2M1740 60h2M1860 110h2M120 60h2M260 110h2M390 48h2M520 96h2M660 40h2M820 84h2M980 50h2M1130 98h2M1290 60h2M1380 120h2M60 150h2M740 130h2"
    />
    <circle cx="1010" cy="326" r="210" fill="url(#glow)" />
    <circle class="sun" cx="1010" cy="326" r="46" />
    <g class="far">
      <path d={roofs(FAR)} />
      <PostTower x={470} scale={0.95} />
      <Chimneys x={150} scale={1.05} />
      <Gherkin x={1298} scale={0.92} />
      <Shard x={905} scale={0.98} />
    </g>
    <path class="haze" d={`M${LEFT} ${GROUND - 70}h${WIDTH}v70H${LEFT}z`} />
    <g class="middle">
      <Wheel x={330} />
      <Parliament x={430} />
      <ClockTower x={630} />
      <Dome x={780} scale={1.02} />
    </g>
    <g class="near">
      <path d={roofs(NEAR)} />
      <path class="lit-windows" d={windows(NEAR)} />
      <TowerBridge x={1090} />
    </g>
    <rect x={LEFT} y={GROUND} width={WIDTH} height="120" fill="url(#water)" />
    <path class="glitter" d={GLITTER} />
    <path class="ripples" d={RIPPLES} />
    <Barge x={560} scale={0.92} />
  </svg>
);
