import type { Thing } from '@thameside/key-flow/client';
import { Unit } from '../../parts/legible.tsx';
import { CardFace } from '../art/card-face.tsx';
import { GoodIcon } from '../art/goods.tsx';
import { Sign, Token } from '../art/signs.tsx';
import { SkillIcon } from '../art/skill.tsx';
import { CARD } from '../lib/village.ts';
import { useScene } from '../scene.ts';

function ThingSign({ thing }: { readonly thing: Thing }) {
  const { box } = useScene();
  if (thing.kind === 'resource') return <GoodIcon resource={thing.type} />;
  if (thing.kind === 'skill') return <SkillIcon skill={thing.type} />;
  if (thing.kind === 'token')
    return (
      <Sign>
        <Token />
      </Sign>
    );
  const plan = box.cards[thing.id];
  return plan ? (
    <svg viewBox={`0 0 ${CARD.width} ${CARD.height}`} width="28" height="30" aria-hidden="true">
      <Unit.Provider value={28 / CARD.width}>
        <CardFace plan={plan} name="" small />
      </Unit.Provider>
    </svg>
  ) : null;
}

/** Something allocated: a press takes it up, to be given to another card. */
export function ThingChip({
  thing,
  count,
  as,
  movable,
}: {
  readonly thing: Thing | undefined;
  readonly count: number;
  readonly as: string | null;
  readonly movable: boolean;
}) {
  const { ui, words, view } = useScene();
  if (!thing) return null;
  const { id } = thing;
  const name = words.say(words.describe.answer({ k: 'piece', seat: 0 }, id, view));
  const label = as ? `${count} × ${name} (${words.t(`gift.${as}`)})` : `${count} × ${name}`;
  const isHeld = ui.thing.value === id;
  return (
    <button
      type="button"
      class={`thing ${isHeld ? 'is-chosen' : ''}`}
      title={label}
      aria-pressed={isHeld}
      disabled={!movable}
      onClick={() => {
        ui.thing.value = isHeld ? null : id;
      }}
    >
      <span class="unseen">{label}</span>
      <ThingSign thing={thing} />
      {count > 1 && (
        <span class="thing-count" aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
