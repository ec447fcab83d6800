import type { Colour } from '@thameside/london/client';
import { t } from '../../../words.ts';
import type { Sign } from '../lib/signs.ts';

/* Small signs, as high as the letters beside them. Each is drawn around 0, 0. */

const COIN = 'M0 -10a10 10 0 1 1 0 20a10 10 0 1 1 0 -20z';
const CROWN = 'M-10 9l-1 -14l6 5l5 -9l5 9l6 -5l-1 14z';
/** A worn token. */
const TOKEN = 'M-11.500 -6l5 -5h13l5 5v12l-5 5h-13l-5 -5z';
const CARD = 'M-6.500 -9.500h13v19h-13z';
const NOTE = 'M-11 -7h22v14h-22z';
const HOUSE = 'M-8 9v-11l8 -8l8 8v11z';
const HEAD = 'M0 -10a4 4 0 1 1 0 8a4 4 0 1 1 0 -8zM-7 10q0 -11 7 -11t7 11z';
const EYE = 'M-11 0q11 -11 22 0q-11 11 -22 0z';
const FLIP = 'M-8 2a8 8 0 1 1 3 6M-8 8v-6h6';
const AGAIN = 'M8 -2a8 8 0 1 0 -2 7M8 -9v7h-7';
const STACK = 'M-8 9h12v-15h-12zM-5 -6v-3h12v15h-3';
const SWAP = 'M-7 -4h13l-4 -4M7 4h-13l4 4';

/** Every colour of cards has a shape, too. */
const SHAPES: Readonly<Record<Colour, string>> = {
  brown: 'M-8 -8h16v16h-16z',
  blue: 'M0 -9a9 9 0 1 1 0 18a9 9 0 1 1 0 -18z',
  pink: 'M0 -11l11 11l-11 11l-11 -11z',
  grey: 'M0 -10l11 18h-22z',
};

const Plain = ({ d, wide = 24 }: { readonly d: string; readonly wide?: number }) => (
  <svg class="sign" viewBox={`${-wide / 2} -12 ${wide} 24`} aria-hidden="true">
    <path d={d} />
  </svg>
);

const Numbered = ({
  d,
  n,
  name,
  wide = 24,
}: {
  d: string;
  n: number | string;
  name: string;
  wide?: number;
}) => (
  <svg class={`sign sign-${name}`} viewBox={`${-wide / 2} -12 ${wide} 24`} aria-hidden="true">
    <path d={d} />
    <text y="4.500" data-long={Math.min(3, String(n).length)}>
      {n}
    </text>
  </svg>
);

/** The mark of a colour: shape and letter. */
export const ColourMark = ({ colour }: { readonly colour: Colour }) => (
  <svg class={`sign colour-mark card-${colour}`} viewBox="-12 -12 24 24" aria-hidden="true">
    <path d={SHAPES[colour]} />
    <text y={colour === 'grey' ? 6.5 : 4.5}>{t(`london.letter.${colour}`)}</text>
  </svg>
);

function CardSign({ colour, n }: { readonly colour: Colour | 'any'; readonly n: string | undefined }) {
  return (
    <span class="sign-group">
      {n !== undefined && <b>{n}</b>}
      <svg class={`sign sign-card card-${colour}`} viewBox="-8 -12 16 24" aria-hidden="true">
        <path d={CARD} />
        {colour === 'any' ? (
          <text y="5">?</text>
        ) : (
          <path class="sign-shape" d={SHAPES[colour]} transform="scale(0.5)" />
        )}
      </svg>
    </span>
  );
}

const RIVER_LINE = 'M-8 11q4 -3 8 0t8 0';
const BoroughSign = ({ of }: { readonly of: 'any' | 'river' | 'north' | 'south' }) => (
  <svg class="sign sign-borough" viewBox="-10 -12 20 26" aria-hidden="true">
    <path d={HOUSE} />
    {of === 'river' && <path class="sign-water" d={RIVER_LINE} />}
    {of === 'north' && <path class="sign-dark" d="M0 -4l4 6h-8z" />}
    {of === 'south' && <path class="sign-dark" d="M0 5l4 -6h-8z" />}
  </svg>
);

function SignOf({ sign }: { readonly sign: Sign }) {
  switch (sign.sign) {
    case 'coin':
      return <Numbered d={COIN} n={sign.n} name="coin" />;
    case 'prestige':
      return <Numbered d={CROWN} n={sign.n} name="prestige" />;
    case 'poverty':
      return <Numbered d={TOKEN} n={sign.n} name="poverty" />;
    case 'loan':
      return <Numbered d={NOTE} n={sign.n} name="loan" wide={26} />;
    case 'eye':
      return (
        <span class="sign-group">
          <b>{sign.n}</b>
          <Plain d={EYE} />
        </span>
      );
    case 'card':
      return <CardSign colour={sign.colour} n={sign.n} />;
    case 'borough':
      return <BoroughSign of={sign.of} />;
    case 'person':
      return <Plain d={HEAD} wide={18} />;
    case 'flip':
      return <Plain d={FLIP} wide={20} />;
    case 'again':
      return <Plain d={AGAIN} wide={20} />;
    case 'stack':
      return <Plain d={STACK} wide={20} />;
    case 'swap':
      return <Plain d={SWAP} wide={18} />;
    case 'per':
      return <b class="sign-word">/</b>;
    case 'to':
      return <b class="sign-word">›</b>;
    case 'not':
      return <b class="sign-word">≠</b>;
  }
}

export const Signs = ({ signs }: { readonly signs: readonly Sign[] }) => (
  <>
    {signs.map((sign, i) => (
      <SignOf key={i} sign={sign} />
    ))}
  </>
);

export const Coin = ({ n }: { readonly n: number | string }) => <SignOf sign={{ sign: 'coin', n }} />;
export const Prestige = ({ n }: { readonly n: number | string }) => <SignOf sign={{ sign: 'prestige', n }} />;
export const Poverty = ({ n }: { readonly n: number | string }) => <SignOf sign={{ sign: 'poverty', n }} />;
export const Loan = ({ n }: { readonly n: number | string }) => <SignOf sign={{ sign: 'loan', n }} />;
export const Flip = () => <SignOf sign={{ sign: 'flip' }} />;
