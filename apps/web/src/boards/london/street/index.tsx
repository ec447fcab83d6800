import type { Event, Question, View } from '@thameside/london/client';
import { useRef } from 'preact/hooks';
import { Button, saveAs } from '../../../parts/index.ts';
import { t } from '../../../words.ts';
import type { KeepsakeProps } from '../../board.ts';
import { boroughSign } from '../art/boroughs.ts';
import { Emblem } from '../art/emblem.tsx';
import { PER_LINE, STEP, type Street, streetOf } from '../lib/street.ts';
import { boxFor } from '../load-box.ts';
import { pixels, standalone } from './picture.ts';
import './street.css';

const MARGIN = 60;
const WIDTH = PER_LINE * STEP + 2 * MARGIN;
const HEAD = 64;
const TITLE = 30;
const LINE = 96;
/** Below the ground, for the milestones of the periods. */
const VERGE = 12;
const RIVER = 92;
const heightOf = ({ lines }: Street): number => TITLE + lines * LINE + RIVER;

/** The river below a street, with the player's boroughs on its banks. */
function Bank({ street }: { readonly street: Street }) {
  const shields = (ids: readonly string[], y: number) =>
    ids.map((id, i) => (
      <g key={id} transform={`translate(${MARGIN + 20 + i * 40} ${y})`}>
        <path class="street-shield" d="M-14 -14h28v13q0 12 -14 18q-14 -6 -14 -18z" />
        <path class="street-sign" d={boroughSign(id)} />
      </g>
    ));
  return (
    <g>
      <path class="street-water" d={`M0 28h${WIDTH}v14h${-WIDTH}z`} />
      <path class="street-wave" d={`M0 35${'q10 -5 20 0t20 0'.repeat(Math.ceil(WIDTH / 40))}`} />
      {shields(street.north, 16)}
      {shields(street.south, 58)}
    </g>
  );
}

function Row({ street, y, title }: { readonly street: Street; readonly y: number; readonly title: string }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <text class="street-name" x={MARGIN} y={TITLE - 6}>
        {title}
      </text>
      {street.facades.map(({ card, x, line }, i) => (
        <g key={i} transform={`translate(${MARGIN + x + STEP / 2} ${TITLE + (line + 1) * LINE - 12})`}>
          <Emblem id={card} />
        </g>
      ))}
      {Array.from({ length: street.lines }, (_, line) => (
        <path
          key={line}
          class="street-ground"
          d={`M${MARGIN / 2} ${TITLE + (line + 1) * LINE - 11}h${WIDTH - MARGIN}`}
        />
      ))}
      {street.periods.map(({ set, x, line }) => (
        <g key={set} transform={`translate(${MARGIN + x + 2} ${TITLE + (line + 1) * LINE - 11})`}>
          <circle class="street-lamp" cy="11" r="9" />
          <text class="street-set" y="15">
            {set}
          </text>
        </g>
      ))}
      <g transform={`translate(0 ${TITLE + street.lines * LINE + VERGE})`}>
        <Bank street={street} />
      </g>
    </g>
  );
}

/** The finished displays as a street of London through time, to keep or share. */
export function StreetOfLondon({ sight, words }: KeepsakeProps<View, Question, Event>) {
  const drawing = useRef<SVGSVGElement>(null);
  const box = boxFor(sight, words);
  if (!box) return null;
  const view = sight.view;
  const order = view.players
    .map((_, seat) => seat)
    .sort((a, b) => (sight.result?.ranking[a] ?? 0) - (sight.result?.ranking[b] ?? 0));
  const streets = order.map(seat => streetOf(box, view, seat));
  const tops = streets.map(
    (_, i) => HEAD + streets.slice(0, i).reduce((sum, each) => sum + heightOf(each), 0),
  );
  const height = HEAD + streets.reduce((sum, street) => sum + heightOf(street), 0) + 10;
  const name = `london-${sight.commitment.slice(0, 8)}`;
  const saveSvg = () => {
    if (drawing.current) saveAs(`${name}.svg`, standalone(drawing.current), 'image/svg+xml');
  };
  const savePng = async () => {
    const picture = drawing.current && (await pixels(drawing.current));
    if (picture) saveAs(`${name}.png`, picture, 'image/png');
  };
  return (
    <section class="london-street">
      <h3>{t('london.street')}</h3>
      <p>{t('london.street.about')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div class="street-frame scroll-x" tabIndex={0}>
        <svg ref={drawing} viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={t('london.street')}>
          <path class="street-sky" d={`M0 0h${WIDTH}v${height}h${-WIDTH}z`} />
          <text class="street-title" x={WIDTH / 2} y="42">
            {t('london.street.title')}
          </text>
          {streets.map((street, i) => (
            <Row
              key={street.seat}
              street={street}
              y={tops[i] ?? 0}
              title={t('london.street.of', {
                name: sight.seats[street.seat]?.name ?? '',
                n: sight.result?.totals[street.seat] ?? 0,
              })}
            />
          ))}
        </svg>
      </div>
      <div class="row">
        <Button icon="download" onClick={saveSvg}>
          {t('london.street.svg')}
        </Button>
        <Button icon="download" onClick={() => void savePng()}>
          {t('london.street.png')}
        </Button>
      </div>
    </section>
  );
}
