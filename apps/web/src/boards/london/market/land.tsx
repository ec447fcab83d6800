import { t } from '../../../words.ts';
import { RoveGroup } from '../../parts/rove-group.tsx';
import { BoroughFace } from '../borough-face.tsx';
import { boroughLabel } from '../labels.ts';
import { boroughPiece } from '../lib/pieces.ts';
import { litPanel, useScene } from '../scene.ts';
import { Target } from '../target.tsx';

/** The boroughs on sale. While the action is open, a press on one buys it. */
export function Land() {
  const scene = useScene();
  const { view, box, ask } = scene;
  const isAction = ask?.k === 'action' && ask.answers.includes('buy');
  return (
    <section class={`london-land ${litPanel(scene, 'land')}`} aria-label={t('london.land')}>
      <RoveGroup class="land-room" label={t('london.land')}>
        {view.offer.map((id, i) => {
          const row = id === null ? undefined : box.boroughs[id];
          if (id === null || !row) return <span key={i} class="borough-none" />;
          return (
            <Target
              key={id}
              id={id}
              piece={boroughPiece(id)}
              label={boroughLabel(scene, id)}
              class="borough"
              answer={ask?.k === 'buy' || isAction ? id : undefined}
              before={isAction ? ['buy'] : []}
              isAhead={isAction}
              flip={`borough-${id}`}
              flies
            >
              <BoroughFace row={row} />
            </Target>
          );
        })}
      </RoveGroup>
      <p class="land-left">{t('london.land.left', { n: view.boroughDeck })}</p>
    </section>
  );
}
