import { t } from '../../../words.ts';
import { RoveGroup } from '../../parts/rove-group.tsx';
import { CardFace } from '../card-face.tsx';
import { cardLabel } from '../labels.ts';
import { cardPiece } from '../lib/pieces.ts';
import { useScene } from '../scene.ts';
import { Target } from '../target.tsx';

/** Cards that lie open before the player alone: the top of the deck (L86), and action cards on their way (L34). */
export function Looked() {
  const scene = useScene();
  const { view, ask, box } = scene;
  const isOrder = ask?.k === 'pick' || ask?.k === 'order';
  const cards = isOrder ? (view.looked ?? []) : ask?.k === 'lay-out' ? view.aside : [];
  if (cards.length === 0) return null;
  const title = t(isOrder ? 'london.looked' : 'london.aside');
  return (
    <RoveGroup class="london-looked" label={title}>
      <span class="looked-title">{title}</span>
      {cards.map((card, i) => {
        const plan = box.cards[card];
        return (
          plan && (
            <Target
              key={`${card} ${i}`}
              id={card}
              piece={cardPiece(card)}
              label={cardLabel(scene, card)}
              class="card"
              answer={card}
            >
              <CardFace plan={plan} />
            </Target>
          )
        );
      })}
    </RoveGroup>
  );
}
