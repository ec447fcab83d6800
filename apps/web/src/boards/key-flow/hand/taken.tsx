import { t } from '../../../words.ts';
import { Unit } from '../../parts/legible.tsx';
import { pointing } from '../../parts/pointing.ts';
import { About } from '../about.tsx';
import { CardFace } from '../art/card-face.tsx';
import { Sign, Token } from '../art/signs.tsx';
import { cardPiece } from '../lib/pieces.ts';
import { takenThisSeason } from '../lib/reveal.ts';
import { CARD } from '../lib/village.ts';
import { cardName, useScene } from '../scene.ts';

/** What this seat has played since the season began. */
export function Taken() {
  const scene = useScene();
  const { sight, me, box, view } = scene;
  const taken = me === null || view.phase !== 'season' ? [] : takenThisSeason(sight.log, me);
  if (taken.length === 0) return <span class="flow-taken" />;
  return (
    <div class="flow-taken">
      <span class="flow-taken-title">{t('flow.taken')}</span>
      <ul>
        {taken.map((id, i) => {
          const plan = id === null ? undefined : box.cards[id];
          return (
            <li
              key={id ?? i}
              {...(id === null ? {} : pointing(scene, cardPiece(id), () => <About scene={scene} id={id} />))}
            >
              <span class="unseen">{id === null ? t('flow.discarded') : cardName(scene, id)}</span>
              {plan ? (
                <svg viewBox={`0 0 ${CARD.width} ${CARD.height}`} width="30" height="32" aria-hidden="true">
                  <Unit.Provider value={30 / CARD.width}>
                    <CardFace plan={plan} name="" small />
                  </Unit.Provider>
                </svg>
              ) : (
                <Sign size={26}>
                  <Token />
                </Sign>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
