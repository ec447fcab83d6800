import type { CardPlan } from '@thameside/london/client';
import { EmblemIcon } from './art/emblem.tsx';
import { Coin, ColourMark, Flip, Prestige, Signs } from './art/signs.tsx';
import { signsOf } from './lib/signs.ts';
import { cardName, useScene } from './scene.ts';

export const CardFace = ({ plan }: { readonly plan: CardPlan }) => (
  <CardPicture plan={plan} name={cardName(useScene(), plan.id)} />
);

/** A card as it lies before somebody: colour, cost, engraving, name, what it does. Sizes follow its width. */
export function CardPicture({ plan, name }: { readonly plan: CardPlan; readonly name: string }) {
  const { fee, run, ongoing, action } = signsOf(plan);
  return (
    <span class={`card-face card-${plan.colour}`} aria-hidden="true">
      <span class="card-head">
        <ColourMark colour={plan.colour} />
        <span class="card-set">{plan.set}</span>
        {plan.flips && <Flip />}
        <span class="card-worth">
          {plan.buildsWithoutDiscard && <b class="card-free">+</b>}
          {plan.endPrestige > 0 && <Prestige n={plan.endPrestige} />}
          {plan.cost > 0 && <Coin n={plan.cost} />}
        </span>
      </span>
      <EmblemIcon id={plan.id} />
      <span class="card-name">{name}</span>
      <span class="card-foot">
        {run.length > 0 && (
          <span class="card-run">
            {fee.length > 0 && (
              <>
                <Signs signs={fee} />
                <b class="sign-word">:</b>
              </>
            )}
            <Signs signs={run} />
          </span>
        )}
        {ongoing.length > 0 && (
          <span class="card-ongoing">
            <Signs signs={ongoing} />
          </span>
        )}
        {action.length > 0 && (
          <span class="card-action">
            <Signs signs={action} />
          </span>
        )}
      </span>
    </span>
  );
}

/** The back, with the set's letter for the deck. */
export const CardBack = ({ letter = '' }: { readonly letter?: string }) => (
  <span class="card-back" aria-hidden="true">
    <svg viewBox="-44 -62 88 68" class="engraving-icon" aria-hidden="true">
      <path
        class="card-back-art"
        d="M-30 0v-20l8 -6v-10l6 -8l6 8v10h8v-14a12 12 0 0 1 24 0v14h6v26zM10 -52v-6M-16 -44v-6"
      />
    </svg>
    {letter && <span class="card-back-letter">{letter}</span>}
  </span>
);
