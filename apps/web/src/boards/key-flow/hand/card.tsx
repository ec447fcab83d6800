import { forgetHint } from '../../../parts/index.ts';
import { dragging, pressAt } from '../../parts/drag.ts';
import { Unit } from '../../parts/legible.tsx';
import { both, pointing } from '../../parts/pointing.ts';
import { About } from '../about.tsx';
import { CardFace } from '../art/card-face.tsx';
import { canChange, changePick } from '../change.ts';
import { handLabel } from '../labels.ts';
import { cardPiece } from '../lib/pieces.ts';
import { CARD } from '../lib/village.ts';
import { cardName, myPlayer, useScene } from '../scene.ts';

/** A card of the hand, or a winter card while one of them is asked for. */
export function HandCard({ id, width }: { readonly id: string; readonly width: number }) {
  const scene = useScene();
  const { box, ui, sight, live, lit } = scene;
  const plan = box.cards[id];
  if (!plan) return null;
  const { ask } = sight;
  const isAsked = live && (ask?.k === 'pick' || ask?.k === 'winter');
  const chosen = isAsked ? ui.card.value : (myPlayer(scene)?.plan?.card ?? null);
  const isChosen = chosen === id;
  const press = () => {
    forgetHint();
    if (isAsked) {
      ui.card.value = isChosen ? null : id;
      ui.shown.value = null;
    } else if (canChange(scene)) void changePick(scene, isChosen ? null : id);
  };
  /** To where it goes: the places are lit as soon as it is taken up. */
  const drag = dragging({
    class: 'flow flow-flying',
    onLift() {
      forgetHint();
      ui.card.value = id;
      ui.shown.value = null;
    },
    onDrop(over) {
      const isTaken = pressAt(over, '[data-place], .site.is-legal');
      if (!isTaken) ui.card.value = null;
      return isTaken;
    },
  });
  return (
    <button
      type="button"
      data-rove
      tabIndex={-1}
      data-card={id}
      data-flip={`hand-${id}`}
      class={`flow-hand-card ${isAsked ? 'is-legal' : ''} ${isChosen ? 'is-chosen' : ''} ${lit.has(cardPiece(id)) ? 'is-lit' : ''}`}
      aria-pressed={isChosen}
      onClick={press}
      {...both(
        pointing(scene, cardPiece(id), () => (ui.card.value === id ? null : <About scene={scene} id={id} />)),
        isAsked ? { onPointerDown: drag } : {},
      )}
    >
      <span class="unseen">{handLabel(scene, id)}</span>
      <svg viewBox={`-2 -2 ${CARD.width + 4} ${CARD.height + 4}`} width={width} aria-hidden="true">
        <Unit.Provider value={width / (CARD.width + 4)}>
          <CardFace plan={plan} name={cardName(scene, id)} />
        </Unit.Provider>
      </svg>
    </button>
  );
}
