import { COLOURS } from '@thameside/london/client';
import { IconButton } from '../../../parts/index.ts';
import { t } from '../../../words.ts';
import { RoveGroup } from '../../parts/rove-group.tsx';
import { isOffered } from '../../parts/why.tsx';
import { ColourMark } from '../art/signs.tsx';
import { CardFace } from '../card-face.tsx';
import { pointAt } from '../choose.ts';
import { cardLabel } from '../labels.ts';
import { OF_HAND } from '../lib/gesture.ts';
import { byColour, type Held, nextSorting, sorted } from '../lib/hand.ts';
import { cardPiece } from '../lib/pieces.ts';
import { isLitCard, litPanel, playerOf, useScene } from '../scene.ts';
import { Target } from '../target.tsx';
import { Choices } from './choices.tsx';
import { draggingCard } from './drag.ts';
import { FeedingAlarm, PlanButtons } from './plan-strip.tsx';

function HandCard({ held, place }: { readonly held: Held; readonly place: number }) {
  const scene = useScene();
  const { box, ask, ahead, ui, plan: begun } = scene;
  const { card, nth } = held;
  const plan = box.cards[card];
  if (!plan) return null;
  const isAsked = ask !== null && OF_HAND.includes(ask.k);
  const isAction = ask?.k === 'action';
  const serves = ui.serving.value.includes(card) && ui.pointed.value !== `${card} ${nth}`;
  const isPlayed = begun?.answers.includes(card) === true && ask?.k !== 'develop' && nth === 0;
  return (
    <Target
      id={card}
      piece={cardPiece(card)}
      label={cardLabel(scene, card)}
      class={`card hand-card ${serves ? 'is-serving' : ''} ${isPlayed ? 'is-played' : ''}`}
      answer={isAsked || isAction ? card : undefined}
      before={isAction ? ['develop'] : []}
      isLit={isLitCard(scene, card, scene.me)}
      style={`--place: ${place}`}
      onPointerDown={isAsked || isAction ? draggingCard(card, () => scene) : undefined}
      isAhead={isAction && isOffered(ahead, card)}
      flip={plan.copies === 1 ? `card-${card}` : `hand-${card}-${nth}`}
      flies={plan.copies === 1}
      onHover={isOver => {
        if (isOver) void pointAt(scene, card, nth);
        else {
          ui.pointed.value = null;
          ui.serving.value = [];
        }
      }}
    >
      <CardFace plan={plan} />
    </Target>
  );
}

function HandHead({ hand }: { readonly hand: readonly string[] }) {
  const { box, words, ui } = useScene();
  const counts = byColour(box, hand);
  const limit = box.set.handLimit;
  return (
    <div class="hand-head">
      <h2>{t('london.hand')}</h2>
      <ul class="hand-counts">
        {COLOURS.filter(colour => counts[colour] > 0).map(colour => (
          <li key={colour}>
            <ColourMark colour={colour} />
            <span aria-hidden="true">{counts[colour]}</span>
            <span class="unseen">{words.t(`colour-cards.${colour}`, { n: counts[colour] })}</span>
          </li>
        ))}
      </ul>
      <span class={hand.length > limit ? 'hand-limit is-over' : 'hand-limit'}>
        {t('london.hand.limit', { n: hand.length, most: limit })}
      </span>
      <span class="hand-sort">
        <IconButton
          icon="filter"
          label={t('london.sort', { how: t(`london.sort.${ui.sorting.value}`) })}
          onClick={() => {
            ui.sorting.value = nextSorting(ui.sorting.value);
          }}
        />
      </span>
    </div>
  );
}

/** One's own hand, always at the bottom, with what can be said instead of pointing at something. */
export function Hand() {
  const scene = useScene();
  const { me, box, ui, inBar } = scene;
  const hand = playerOf(scene, me)?.hand ?? null;
  return (
    <section class={`london-hand ${litPanel(scene, 'hand')}`} aria-label={t('london.hand')}>
      <div class="hand-bar">
        {hand && <HandHead hand={hand} />}
        <FeedingAlarm />
        {!inBar && <PlanButtons />}
        {!inBar && <Choices />}
      </div>
      {hand && hand.length > 0 && (
        <RoveGroup class="hand-cards scroll-x" label={t('london.hand')}>
          {sorted(box, hand, ui.sorting.value).map((held, i) => (
            <HandCard key={`${held.card} ${held.nth}`} held={held} place={i} />
          ))}
        </RoveGroup>
      )}
    </section>
  );
}
