import type { StackView } from '@thameside/london/client';
import { Icon } from '../../../parts/index.ts';
import { Coin } from '../art/signs.tsx';
import { CardBack, CardFace } from '../card-face.tsx';
import { stackLabel } from '../labels.ts';
import { OF_STACKS } from '../lib/gesture.ts';
import { stackPiece } from '../lib/pieces.ts';
import { orderOf } from '../run/order.ts';
import { isLitCard, useScene } from '../scene.ts';
import { Target } from '../target.tsx';

const MOST_EDGES = 4;

/** A stack of a display: the top card, and how many it covers. */
export function Stack({
  seat,
  n,
  stack,
}: {
  readonly seat: number;
  readonly n: number;
  readonly stack: StackView;
}) {
  const scene = useScene();
  const { box, ask, me, lit } = scene;
  const plan = stack.top === null ? undefined : box.cards[stack.top];
  const isMine = seat === me;
  const isAsked = isMine && ask !== null && OF_STACKS.includes(ask.k);
  const turn = isMine && ask?.k === 'run' ? orderOf(scene).findIndex(({ activate }) => activate === n) : -1;
  const isUnique = plan?.copies === 1 && !stack.down;
  return (
    <Target
      id={stack.top}
      piece={stackPiece(seat, n)}
      label={stackLabel(scene, stack, n)}
      class={`card stack ${stack.down ? 'stack-down' : ''} ${stack.activated ? 'stack-used' : ''}`}
      answer={isAsked ? n : undefined}
      flip={isUnique ? `card-${stack.top}` : `stack-${seat}-${n}`}
      flies={isUnique}
      isLit={
        lit.has(stackPiece(seat, n)) ||
        (stack.top !== null && !stack.down && isLitCard(scene, stack.top, seat))
      }
      style={`--edges: ${Math.min(MOST_EDGES, stack.height - 1)}`}
    >
      {plan && !stack.down ? <CardFace plan={plan} /> : <CardBack />}
      {stack.down && plan && <span class="stack-known">{scene.words.t(`card.${plan.id}`)}</span>}
      <span class="stack-marks" aria-hidden="true">
        {stack.height > 1 && <span class="stack-height">{stack.height}</span>}
        {stack.coins > 0 && <Coin n={stack.coins} />}
        {stack.activated && (
          <span class="stack-check">
            <Icon name="check" size={1} />
          </span>
        )}
        {turn >= 0 && <span class="stack-turn">{turn + 1}</span>}
      </span>
    </Target>
  );
}
