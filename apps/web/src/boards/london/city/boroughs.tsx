import { t } from '../../../words.ts';
import { BoroughFace } from '../borough-face.tsx';
import { boroughLabel } from '../labels.ts';
import { boroughPiece } from '../lib/pieces.ts';
import { playerOf, useScene } from '../scene.ts';
import { Target } from '../target.tsx';

/** A player's boroughs: the top one whole, of the covered ones the edge with name and river. */
export function Boroughs({ seat }: { readonly seat: number }) {
  const scene = useScene();
  const { box, ask, me, view } = scene;
  const owned = playerOf(scene, seat)?.boroughs ?? [];
  const isRun = seat === me && ask?.k === 'run';
  return (
    <div class="city-boroughs">
      <ul aria-label={t('london.boroughs', { n: owned.length })}>
        {owned.map((id, i) => {
          const row = box.boroughs[id];
          if (!row) return null;
          const isTop = i === owned.length - 1;
          return (
            <li key={id} class={isTop ? 'layer layer-top' : 'layer'}>
              <Target
                id={id}
                piece={boroughPiece(id)}
                label={
                  isTop
                    ? boroughLabel(scene, id)
                    : t('london.label.covered', { borough: boroughLabel(scene, id) })
                }
                class="borough"
                answer={isTop && isRun ? 'borough' : undefined}
                flip={`borough-${id}`}
                flies
              >
                <BoroughFace row={row} bare />
              </Target>
            </li>
          );
        })}
      </ul>
      {owned.length === 0 && <p class="city-none">{t('london.boroughs.none')}</p>}
      {seat === view.active && view.boroughDue && <p class="borough-due">{t('london.borough-due')}</p>}
    </div>
  );
}
