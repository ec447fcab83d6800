import { CONNECTORS, type Connector } from '@thameside/key-to-the-city/client';
import { t } from '../../../words.ts';
import { Letters, Unit } from '../../parts/legible.tsx';

export type AnyConnector = Connector | 'any' | 'different';

/** Weaves that tell the colours apart; drawn in the colour of the letter. */
const WEAVES: Readonly<Record<Connector, string>> = {
  black: 'M-1 5l4 -4M3 9l4 -4M-1 9l8 -8M5 9l2 -2M-1 1l2 -2', // cables
  blue: 'M0 3q1.5 -2 3 0t3 0M0 7q1.500 -2 3 0t3 0', // water
  brown: 'M1.500 2h0.1M4.500 5h0.1M1.500 8h0.1M4.500 -1h0.1', // earth
  grey: 'M0 2l2 0l1 3l1 -3h2M0 6h6', // current
  red: 'M0 0v8M3 0v8', // sleepers
  yellow: 'M0 6l3 -3l3 3M0 2l3 -3l3 3', // flames
};

/** Once in the page: what the connectors are filled with. */
export const ConnectorWeaves = () => (
  <svg width="0" height="0" class="city-defs" aria-hidden="true">
    <defs>
      {CONNECTORS.map(colour => (
        <pattern key={colour} id={`city-weave-${colour}`} width="6" height="8" patternUnits="userSpaceOnUse">
          <path class={`weave weave-${colour}`} d={WEAVES[colour]} />
        </pattern>
      ))}
      <linearGradient id="city-rainbow" x1="0" x2="1" y1="0" y2="0">
        {CONNECTORS.flatMap((colour, i) =>
          [i, i + 1].map(edge => (
            <stop
              key={`${colour}${edge}`}
              offset={`${(100 * edge) / CONNECTORS.length}%`}
              style={{ stopColor: `var(--connector-${colour})` }}
            />
          )),
        )}
      </linearGradient>
    </defs>
  </svg>
);

const connectorLetter = (colour: Connector): string => t(`city.letter.connector.${colour}`);

const isNamed = (colour: AnyConnector): colour is Connector => colour !== 'any' && colour !== 'different';

interface BarProps {
  readonly colour: AnyConnector;
  readonly length?: number;
  readonly thickness?: number;
}

/** A connector lying flat: colour, weave and letter, around 0, 0. The letter stays upright when the bar is turned. */
export const ConnectorBar = ({
  colour,
  length = 44,
  thickness = 18,
  turned = 0,
}: BarProps & { readonly turned?: number }) => {
  const shape = {
    x: -length / 2,
    y: -thickness / 2,
    width: length,
    height: thickness,
    rx: thickness / 3,
  };
  return (
    <g class={`connector connector-${colour}`}>
      <g transform={turned === 0 ? undefined : `rotate(${turned})`}>
        <rect class="connector-body" {...shape} />
        {isNamed(colour) && <rect class="connector-weave" {...shape} fill={`url(#city-weave-${colour})`} />}
      </g>
      {isNamed(colour) && (
        <>
          <circle class="connector-plate" r={thickness * 0.46} />
          <Letters y={thickness * 0.27} size={thickness * 0.78} most={thickness}>
            {connectorLetter(colour)}
          </Letters>
        </>
      )}
      {colour === 'different' && (
        <Letters class="connector-sign" y={thickness * 0.3} size={thickness * 0.85} most={thickness * 1.3}>
          ≠
        </Letters>
      )}
    </g>
  );
};

/** For text. */
export const ConnectorIcon = ({
  colour,
  size = 18,
}: {
  readonly colour: AnyConnector;
  readonly size?: number;
}) => (
  <svg class="city-icon" viewBox="-19 -11 38 22" width={size * 1.72} height={size} aria-hidden="true">
    <Unit.Provider value={size / 22}>
      <ConnectorBar colour={colour} length={36} />
    </Unit.Provider>
  </svg>
);
