import type { PortraitProps } from '../board.ts';
import { BoroughPicture } from './borough-face.tsx';
import { CardPicture } from './card-face.tsx';
import { boxOfSet } from './load-box.ts';

/** A card or a borough by itself. */
export function Portrait({ id, set, words }: PortraitProps) {
  const { cards, boroughs } = boxOfSet(set);
  const plan = cards[id];
  const row = boroughs[id];
  return (
    <span class="london london-portrait">
      {plan && (
        <span class="card">
          <CardPicture plan={plan} name={words.t(`card.${id}`)} />
        </span>
      )}
      {row && (
        <span class="borough">
          <BoroughPicture row={row} name={words.t(`borough.${id}`)} />
        </span>
      )}
    </span>
  );
}
