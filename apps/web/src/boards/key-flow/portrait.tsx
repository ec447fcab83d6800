import type { PortraitProps } from '../board.ts';
import { CardFace } from './art/card-face.tsx';
import { CARD } from './lib/village.ts';
import { boxOfSet } from './load-box.ts';

/** A card by itself. */
export function Portrait({ id, set, words }: PortraitProps) {
  const plan = boxOfSet(set).cards[id];
  return plan ? (
    <span class="flow flow-portrait">
      <svg viewBox={`-2 -2 ${CARD.width + 4} ${CARD.height + 4}`} aria-hidden="true">
        <CardFace plan={plan} name={plan.keyple ? '' : words.t(`card.${id}`)} />
      </svg>
    </span>
  ) : null;
}
