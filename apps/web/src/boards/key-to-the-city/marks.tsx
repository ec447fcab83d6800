import type { Keyple, TileView } from '@thameside/key-to-the-city/client';
import { Letters, Scaled, useLegible } from '../parts/legible.tsx';
import { KeypleChip, KeypleCount } from './art/keyple.tsx';
import { ARROW_UP, CROWN, MALLET, PLACE, PlayerMark } from './art/signs.tsx';
import { MOST_TOLD } from './art/tile-face.tsx';
import type { Chance } from './lib/lens.ts';

/** What the next one has to bring: a ladder's sign over its number. */
const Tag = ({
  d,
  next,
  colour,
  quiet,
}: {
  readonly d: string;
  readonly next: number;
  readonly colour: Keyple | null;
  readonly quiet: boolean;
}) => (
  <g class={`tag ${quiet ? 'tag-quiet' : ''} ${colour ? `tag-${colour}` : ''}`}>
    <rect x="-17" y="-19" width="34" height="38" rx="7" />
    <path d={d} transform="translate(0 -9) scale(0.8)" />
    <Letters y={14} size={16} most={23}>
      ≥{next}
    </Letters>
  </g>
);

/** A tile in the centre: its colour, what the next bid and the next placement take, the keyples that lie on it. */
export function LotMarks({
  tile,
  highest,
  isUsable,
}: {
  readonly tile: TileView;
  readonly highest: number;
  readonly isUsable: boolean;
}) {
  /** Then there is room only for what is more than the least. */
  const isSmall = useLegible() > MOST_TOLD;
  const size = isSmall ? 1.25 : 1;
  return (
    <>
      {tile.colour && !isSmall && (
        <g transform="translate(-68 20)">
          <KeypleChip colour={tile.colour} scale={1.15} />
        </g>
      )}
      {(highest > 0 || !isSmall) && (
        <g transform={`translate(-66 ${isSmall ? -26 : -16})`}>
          <Scaled by={size}>
            <Tag d={MALLET} next={highest + 1} colour={tile.colour} quiet={highest === 0} />
          </Scaled>
        </g>
      )}
      {((isUsable && !isSmall) || tile.placed > 0) && (
        <g transform={`translate(66 ${isSmall ? -26 : -16})`}>
          <Scaled by={size}>
            <Tag d={PLACE} next={tile.ladder + 1} colour={tile.colour} quiet={tile.placed === 0} />
          </Scaled>
        </g>
      )}
      {tile.placed > 0 && tile.colour && !isSmall && (
        <g transform="translate(68 20)" class="pile">
          <KeypleCount colour={tile.colour} count={tile.placed} scale={1.15} />
        </g>
      )}
    </>
  );
}

/** A tile in a borough: the keyples that lie on it, and what the next placement takes. */
export const SiteMarks = ({ tile }: { readonly tile: TileView }) =>
  tile.placed > 0 && tile.colour ? (
    <g class={`tag tag-${tile.colour}`} transform="translate(63 -34)">
      <rect x="-19" y="-24" width="38" height="44" rx="8" />
      <g transform="translate(0 -9)">
        <KeypleCount colour={tile.colour} count={tile.placed} scale={1.05} />
      </g>
      <Letters y={16} size={16} most={22}>
        ≥{tile.ladder + 1}
      </Letters>
    </g>
  ) : null;

interface BidProps {
  readonly count: number;
  readonly colour: Keyple;
  readonly initial: string;
  readonly playerColour: string | null;
  readonly leads: boolean;
  readonly isMine: boolean;
  readonly upright: boolean;
  readonly flip: string;
}

/** A bid at its owner's side of the tile: who, how many, in which colour; a crown if it leads. */
export function Bid({ count, colour, initial, playerColour, leads, isMine, upright, flip }: BidProps) {
  const [w, h] = upright ? [36, 62] : [64, 36];
  const [dx, dy] = upright ? [0, 14] : [14, 0];
  const isSmall = useLegible() > MOST_TOLD;
  return (
    <g
      class={`bid player-${playerColour ?? 'none'} ${leads ? 'bid-leads' : 'bid-trails'} ${isMine ? 'bid-mine' : ''}`}
      data-flip={flip}
      data-flip-count={count}
    >
      <Scaled by={isSmall ? 1.2 : 1}>
        <rect class="bid-plate" x={-w / 2} y={-h / 2} width={w} height={h} rx="13" />
        <g transform={`translate(${-dx - (upright ? 0 : 1)} ${-dy + 1})`}>
          <PlayerMark initial={initial} scale={1.02} />
        </g>
        <g transform={`translate(${dx} ${dy})`}>
          <KeypleCount colour={colour} count={count} scale={1.18} />
        </g>
        {leads && <path class="crown" d={CROWN} transform={`translate(${-dx} ${-dy - 19})`} />}
      </Scaled>
    </g>
  );
}

const LENS_SIGN = { bid: MALLET, use: PLACE, upgrade: ARROW_UP } as const;
const EACH = 60;

/** The colour lens over a tile: with how many keyples each action could be done, and what would then beat it. */
export function LensPlate({ chances }: { readonly chances: readonly Chance[] }) {
  const shown = chances.filter(chance => chance.act !== 'upgrade' || chance.possible);
  if (shown.length === 0) return null;
  const width = shown.length * EACH + 10;
  return (
    <g class="lens" transform="translate(0 58)">
      <rect class="lens-plate" x={-width / 2} y="-25" width={width} height="50" rx="10" />
      {shown.map(({ act, need, possible, beatenBy }, i) => (
        <g
          key={act}
          class={possible ? 'lens-yes' : 'lens-no'}
          transform={`translate(${(i - (shown.length - 1) / 2) * EACH} 0)`}
        >
          <path class="lens-sign" d={LENS_SIGN[act]} transform="translate(-14 -9)" />
          {possible ? (
            <>
              <Letters class="lens-need" x={13} y={-1.5} size={23} most={30}>
                {need}
              </Letters>
              <path class="lens-swords" d="M-19 8l11 11M-8 8l-11 11M-20 16l4 4M-7 16l-4 4" />
              <Letters class="lens-beat" x={13} y={19.5} size={17} most={26}>
                {beatenBy}
              </Letters>
            </>
          ) : (
            <path class="lens-cross" d="M5 -16l14 14M19 -16l-14 14" />
          )}
        </g>
      ))}
    </g>
  );
}
