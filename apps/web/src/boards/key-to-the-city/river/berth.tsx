import { t } from '../../../words.ts';
import { Unit } from '../../parts/legible.tsx';
import { pointing } from '../../parts/pointing.ts';
import { isOffered, refusalOf, WhyNot } from '../../parts/why.tsx';
import { PlainFigure } from '../art/keyple.tsx';
import { Barge, ShieldIcon } from '../art/signs.tsx';
import { berthPiece } from '../lib/pieces.ts';
import { give, type Scene, useScene } from '../scene.ts';

/** How wide a barge is at least, in pixels, where its owner is written on it. */
const BARGE = 31;

type Brings = Scene['box']['berths'][number][number];

/** What the berth brings, in signs. */
function Brought({ brings, left }: { readonly brings: Brings; readonly left: string | undefined }) {
  return (
    <span class="berth-brings" aria-hidden="true">
      {brings.keyples !== undefined && (
        <span class="berth-keyples">
          <svg viewBox="-21 -27 42 48" width="15" height="17" aria-hidden="true">
            <g class="plain-figure">
              <PlainFigure />
            </g>
          </svg>
          {brings.keyples}
        </span>
      )}
      {brings.points !== undefined && <ShieldIcon points={brings.points} size={22} />}
      {brings.start && <span class="berth-start">1</span>}
      {brings.claims && left !== undefined && (
        <svg class="berth-claim" viewBox="-13 -11 26 22" width="17" height="15" aria-hidden="true">
          <path d="M-12 3h24M-8 9v-16M8 9v-16M-8 -6q8 11 16 0M-8 -6l-4 7M8 -6l4 7" />
        </svg>
      )}
    </span>
  );
}

export interface BerthProps {
  /** Which of the five river tiles, from 0. */
  readonly tile: number;
  readonly berth: number;
  /** The seat whose barge lies here. */
  readonly seat: number | null;
  /** Barges sail to this tile in the present era. */
  readonly isNext: boolean;
}

/** A berth with its barge, or free. A target while a barge is to sail. */
export function Berth({ tile, berth, seat, isNext }: BerthProps) {
  const scene = useScene();
  const { box, words, view, initials, colours, names, ask, ui, lit } = scene;
  const brings = box.berths[tile]?.[berth] ?? {};
  const isTurn = ask?.k === 'turn' && ui.sailing.value && isNext;
  const isAsked = ask?.k === 'berth' && isNext;
  const isFree = seat === null;
  const isTarget = isFree && (isTurn || (isAsked && isOffered(ask, berth)));
  const refusal = isAsked ? refusalOf(ask, berth) : null;
  const said = words.say(words.describe.answer({ k: 'berth', seat: 0 }, berth, { ...view, era: tile }));
  const label = isFree ? said : t('city.berth.taken', { berth: said, name: names[seat] ?? '' });
  const content = (
    <>
      <span class="berth-water">
        {seat === null && (
          <svg class="mooring" viewBox="-10 -12 20 24" width="16" height="19" aria-hidden="true">
            <path d="M-4 10v-16q0 -4 4 -4t4 4v16zM-6 -2h12" />
          </svg>
        )}
        {seat !== null && (
          <svg
            viewBox="-22 -27 44 42"
            width="40"
            height="38"
            class={`berth-barge player-${colours[seat] ?? 'none'}`}
            aria-hidden="true"
          >
            <g data-flip={`barge-${seat}`} data-flies>
              <Unit.Provider value={BARGE / 44}>
                <Barge initial={initials[seat] ?? ''} />
              </Unit.Provider>
            </g>
          </svg>
        )}
      </span>
      <Brought brings={brings} left={box.river[tile - 1]} />
    </>
  );
  const isLit = isNext && lit.has(berthPiece(berth));
  const look = `berth ${isTarget ? 'is-legal' : ''} ${isLit ? 'is-lit' : ''} ${isFree ? '' : 'berth-taken'}`;
  const hint = refusal ? () => <WhyNot scene={scene} refusal={refusal} /> : () => label;
  if (!isTarget)
    return (
      <li class={look} {...pointing(scene, berthPiece(berth), hint)}>
        <span class="unseen">{label}</span>
        {content}
      </li>
    );
  return (
    <li class={look} {...pointing(scene, berthPiece(berth))}>
      <button
        type="button"
        class="berth-button"
        aria-label={label}
        onClick={() => void give(scene, isTurn ? ['sail', berth] : [berth])}
      >
        {content}
      </button>
    </li>
  );
}
